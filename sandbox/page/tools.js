// The sandbox's own tools: what is done to users, the channel, the clock and the bot's line.

import { byId, el, fill } from "./dom.js";
import { openDialog } from "./focus.js";
import { ask, change, isThread, now, state } from "./state.js";

const RIGHTS = ["view_channel", "send_messages", "send_messages_in_threads", "create_public_threads", "attach_files", "embed_links", "pin_messages", "manage_messages", "manage_threads"];
let ticking = 0;
const LOCALES = ["en-GB", "en-US", "de", "fr", "it", "es-ES", "pl", "ja"];

export async function openTools() {
  const known = await ask("channel", { channel: state.channel.id, user: state.user.id, limit: 1 });
  state.botMay = known.bot_may;
  state.guilds = (await ask("world")).guilds;
  state.userMay = known.may;
  const dialog = byId("toolbox");
  const close = el("button", { type: "button", className: "stop", "aria-label": "Close", onclick: () => dialog.close() }, "✕");
  fill(dialog, el("h2", {}, el("span", { id: "tools-title" }, "Sandbox tools"), close), el("p", { id: "done", role: "status" }), person(), clock(), place(), rights(), line());
  openDialog(dialog);
  showTime();
}

function section(title, ...children) {
  return el("fieldset", {}, el("legend", {}, title), children);
}

function button(words, deed) {
  const run = async (event) => {
    const node = event.currentTarget;
    node.classList.remove("done-once", "failed-once");
    try {
      await deed();
      node.classList.add("done-once");
      byId("done").textContent = `${words}: done`;
    } catch (error) {
      node.classList.add("failed-once");
      byId("done").textContent = `${words}: ${error.message}`;
    }
  };
  return el("button", { type: "button", className: "button secondary", onclick: run }, words);
}

function person() {
  const user = state.user.id;
  const name = el("input", { type: "text", value: state.user.name, maxLength: 32, "aria-label": "Name" });
  const locale = el("select", { "aria-label": "Language", onchange: () => change("locale", { user, locale: locale.value }) }, LOCALES.map((one) => el("option", { value: one, selected: one === state.user.locale }, one)));
  return section(
    state.user.name,
    el("div", { className: "row" }, name, button("Rename", () => change("rename", { user, name: name.value })), locale),
    el("div", { className: "row" }, homes(user), doors(user)),
    el("div", { className: "row" }, moderator(user), button("Time-out for a day", () => change("time_out", { user, guild: here(), seconds: 86400 })), button("Lift it", () => change("time_out", { user, guild: here(), seconds: 0 }))),
  );
}

// The guild of the present channel; in a direct message the first one.
const here = () => state.channel.guild_id ?? "";

function tick(words, on, deed) {
  const box = el("input", { type: "checkbox", checked: on, onchange: () => deed(box.checked) });
  return el("label", { className: "tick" }, box, words);
}

function homes(user) {
  const goes = (guild) => button(`Leave ${guild.name}`, () => change("leave", { user, guild: guild.id }));
  const comes = (guild) => button(`Join ${guild.name}`, () => change("join", { user, guild: guild.id }));
  return state.guilds.map((guild) => (state.user.guilds.includes(guild.id) ? goes(guild) : comes(guild)));
}

function doors(user) {
  return tick("takes direct messages", !state.user.dm_closed, (on) => change("direct", { user, on }));
}

function moderator(user) {
  const right = (name, words) => tick(words, state.userMay.includes(name), (on) => change("permission", { user, guild: here(), name, on }));
  return [right("manage_messages", "moderator"), right("manage_guild", "manages the server")];
}

function place() {
  const channel = state.channel.id;
  const name = el("input", { type: "text", placeholder: "new-channel", maxLength: 100, "aria-label": "New channel" });
  const make = button("Make a channel", () => change("new_channel", { guild: here(), name: name.value.toLowerCase().replaceAll(" ", "-") }));
  const thread = isThread(state.channel)
    ? [button("Archive", () => change("thread", { channel, archived: true })), button("Open", () => change("thread", { channel, archived: false })), button("Lock", () => change("thread", { channel, locked: true })), button("Unlock", () => change("thread", { channel, locked: false }))]
    : [];
  return section("This channel", el("div", { className: "row" }, thread, button("Delete it", () => change("delete_channel", { channel }))), el("div", { className: "row" }, name, make));
}

function rights() {
  const channel = state.channel.id;
  const line = (name) => {
    const box = el("input", { type: "checkbox", checked: state.botMay.includes(name), onchange: () => change("permission", { channel, name, on: box.checked }) });
    return el("label", { className: "tick" }, box, name.replaceAll("_", " "));
  };
  return section("What the bot may do here", el("div", { className: "rights" }, RIGHTS.map(line)));
}

function clock() {
  const jumps = { "−1 day": -86400, "−1 hour": -3600, "+1 minute": 60, "+15 minutes": 900, "+1 hour": 3600, "+8 hours": 28800, "+1 day": 86400, "+1 week": 604800 };
  const buttons = Object.entries(jumps).map(([words, seconds]) => button(words, () => change("clock", { seconds })));
  const back = button("As this machine’s clock", () => change("clock", { machine: true }));
  return section("Time of sandbox and bot", el("p", { id: "time-now" }), el("div", { className: "row" }, buttons, back));
}

// Goes on for as long as the tools are open.
export function showTime() {
  const shown = document.getElementById("time-now");
  if (!shown || !byId("toolbox").open) return;
  const words = new Date(now()).toLocaleString([], { dateStyle: "full", timeStyle: "medium" });
  const off = Math.round(state.world.shift / 60);
  shown.textContent = off ? `${words} (${moved(off)})` : words;
  clearTimeout(ticking);
  ticking = setTimeout(showTime, 1000);
}

function moved(minutes) {
  const size = Math.abs(minutes);
  const parts = [[Math.floor(size / 1440), "d"], [Math.floor(size / 60) % 24, "h"], [size % 60, "min"]];
  return `${minutes < 0 ? "−" : "+"}${parts.filter(([count]) => count).map(([count, unit]) => `${count} ${unit}`).join(" ")}`;
}

function line() {
  return section(
    "Trouble",
    el("div", { className: "row" }, [
      button("Drop the bot's line", () => change("socket", { how: "drop" })),
      button("End its session", () => change("socket", { how: "invalidate" })),
      button("Next call: 429", () => change("fault", { kind: "refuse", status: 429, retry_after: 1 })),
      button("Next call: 500", () => change("fault", { kind: "refuse", status: 500 })),
      button("Next edit: 30046", () => change("fault", { kind: "refuse", method: "PATCH", code: 30046, status: 429, retry_after: 1 })),
      button("Lose the next answer", () => change("fault", { kind: "lost" })),
      button("Deliver twice", () => change("double_delivery", { count: 1 })),
      button("No more trouble", () => change("clear_faults")),
    ]),
  );
}
