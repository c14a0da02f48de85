// The line at the bottom: chat, and slash commands with their options, choices and the bot's suggestions.

import { byId, el, fill } from "./dom.js";
import { focusNewest } from "./focus.js";
import { act, ask, channelsHere, isDirect, membersHere, order, rolesHere, state, userOf } from "./state.js";
import { hide, moved, open, pickMarked, show, some } from "./suggestions.js";

const [SUBCOMMAND, GROUP, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [1, 2, 4, 5, 6, 7, 8, 9, 10];
let chosen = null;
let asked = 0;

export function startComposer() {
  const line = byId("line-input");
  line.addEventListener("input", typed);
  line.addEventListener("keydown", keys);
  byId("composer").addEventListener("submit", (event) => (event.preventDefault(), send()));
  document.addEventListener("click", (event) => event.target.isConnected && !byId("composer").contains(event.target) && hide());
  byId("composer").addEventListener("focusout", (event) => event.relatedTarget && !byId("composer").contains(event.relatedTarget) && hide());
  window.addEventListener("use-command", (event) => {
    const leaf = leaves().find((one) => one.path === event.detail);
    if (leaf) choose(leaf);
  });
  window.addEventListener("reply", (event) => replyTo(event.detail));
}

export function resetComposer() {
  chosen = null;
  byId("command").hidden = true;
  byId("line-input").hidden = false;
  byId("line-input").placeholder = isDirect(state.channel) ? "Message Steiger" : `Message #${state.channel.name}`;
  replyTo(null);
  hide();
  hint("");
}

// Every command that can be run, subcommands by their whole path.
function leaves() {
  const found = [];
  const walk = (path, shown, entry, command) => {
    const inner = (entry.options || []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    if (inner.length) inner.forEach((one) => walk(`${path} ${one.name}`, `${shown} ${one.shown_name}`, one, command));
    else found.push({ path, shown, about: entry.shown_description, options: entry.options || [] });
  };
  state.commands.filter((one) => one.type === 1).forEach((one) => walk(one.name, one.shown_name, one, one));
  return found;
}

function typed() {
  const line = byId("line-input");
  line.style.height = "auto";
  line.style.height = `${Math.min(line.scrollHeight, 160)}px`;
  hint("");
  if (!line.value.startsWith("/")) return hide();
  const wanted = line.value.slice(1).toLowerCase().trim();
  const fitting = leaves().filter((one) => `${one.path} ${one.shown}`.toLowerCase().includes(wanted));
  fitting.sort((a, b) => b.path.startsWith(wanted) - a.path.startsWith(wanted) || a.path.localeCompare(b.path));
  const rows = fitting.slice(0, 40).map((one) => ({ label: `/${one.shown}`, small: one.about, leaf: one }));
  show(line, rows, (row) => choose(row.leaf), rows.length ? "" : "No such command");
}

function choose(leaf) {
  chosen = { leaf, fields: new Map() };
  byId("line-input").value = "";
  byId("line-input").hidden = true;
  hide();
  const required = leaf.options.filter((option) => option.required);
  required.forEach(addField);
  drawCommand();
  const first = chosen.fields.values().next().value;
  if (first) first.focus();
  else byId("send").focus();
}

function addField(option) {
  const field = el("input", { type: "text", className: "value", role: "combobox", "aria-label": option.shown_name, "aria-required": String(Boolean(option.required)), "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "suggestions", autocomplete: "off", size: 8, inputMode: [INTEGER, NUMBER].includes(option.type) ? "decimal" : "text" });
  field.option = option;
  field.addEventListener("focus", () => suggest(field));
  field.addEventListener("input", () => {
    field.chosen = undefined;
    field.size = Math.max(8, Math.min(30, field.value.length + 1));
    suggest(field);
  });
  field.addEventListener("keydown", keys);
  chosen.fields.set(option.name, field);
}

function drawCommand() {
  const { leaf, fields } = chosen;
  const chips = [...fields.values()].map((field) => el("label", { className: "chip" }, el("span", {}, field.option.shown_name), field));
  const rest = leaf.options.filter((option) => !fields.has(option.name));
  const add = (option) => () => {
    addField(option);
    drawCommand();
    fields.get(option.name).focus();
  };
  const extra = rest.map((option) => el("button", { type: "button", className: "extra", title: option.shown_description, onclick: add(option) }, `+ ${option.shown_name}`));
  const name = el("span", { className: "command-name", title: leaf.about }, `/${leaf.shown}`);
  const stop = el("button", { type: "button", className: "stop", title: "Leave the command", "aria-label": "Leave the command", onclick: () => leave() }, "✕");
  byId("command").hidden = false;
  byId("command").setAttribute("aria-label", `/${leaf.shown}`);
  fill(byId("command"), name, chips, extra, stop);
  hint(leaf.about);
}

function leave() {
  resetComposer();
  byId("line-input").focus();
}

function values() {
  const read = (field) => field.chosen ?? field.value;
  return Object.fromEntries([...chosen.fields].filter(([, field]) => read(field) !== "").map(([name, field]) => [name, read(field)]));
}

function suggest(field) {
  const option = field.option;
  hint(option.shown_description);
  const number = ++asked;
  if (option.autocomplete) {
    show(field, [], () => {}, "Loading options…");
    setTimeout(() => number === asked && fromBot(field, number), 120);
    return;
  }
  const wanted = field.chosen === undefined ? field.value.toLowerCase() : "";
  const rows = local(option).filter((row) => row.label.toLowerCase().includes(wanted));
  if (!rows.length) return hide();
  show(field, rows, (row) => take(field, row));
}

async function fromBot(field, number) {
  const others = values();
  delete others[field.option.name];
  try {
    const shown = field.chosen === undefined ? field.value : "";
    const started = await act("suggest", { command: chosen.leaf.path, option: field.option.name, typed: shown, options: others });
    const answer = await ask("interaction", { id: started.id, wait: 4 });
    if (number !== asked) return;
    const rows = (answer.choices || []).map((one) => ({ label: one.name_localizations?.[state.user.locale] ?? one.name, value: one.value }));
    const words = answer.failed ? "Loading options failed" : rows.length ? "" : "No options match your search";
    show(field, rows, (row) => take(field, row), words);
  } catch (error) {
    show(field, [], () => {}, error.message);
  }
}

function local(option) {
  if (option.choices) return option.choices.map((one) => ({ label: one.shown_name, value: one.value }));
  const people = membersHere().map((user) => ({ label: user.name, small: user.username, value: user.id }));
  const roles = rolesHere().map((role) => ({ label: `@${role.name}`, value: role.id }));
  if (option.type === BOOLEAN) return [{ label: "True", value: true }, { label: "False", value: false }];
  if (option.type === USER) return people;
  if (option.type === ROLE) return roles;
  if (option.type === MENTIONABLE) return [...people, ...roles];
  if (option.type === CHANNEL) return channelsHere().map((one) => ({ label: `#${one.name}`, value: one.id }));
  return [];
}

function take(field, row) {
  field.value = row.label;
  field.size = Math.max(8, Math.min(30, row.label.length + 1));
  field.chosen = row.value;
  asked += 1;
  hide();
  const next = [...chosen.fields.values()].find((one) => one.value === "");
  if (next) next.focus();
}

function keys(event) {
  const line = event.target.value === "" && !chosen;
  if (moved(event)) event.preventDefault();
  else if (some() && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey && wants(event)) {
    event.preventDefault();
    pickMarked();
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    send();
  } else if (event.key === "Escape") {
    if (open()) hide();
    else leave();
  } else if (event.key === "ArrowUp" && line) {
    event.preventDefault();
    focusNewest();
  } else if (event.key === "Backspace" && chosen && event.target.value === "") backOut(event);
}

// Enter in a field whose value was chosen already sends the command.
function wants(event) {
  return event.target.chosen === undefined;
}

function backOut(event) {
  const option = event.target.option;
  if (!option || option.required) return;
  event.preventDefault();
  chosen.fields.delete(option.name);
  hide();
  drawCommand();
  ([...chosen.fields.values()].at(-1) ?? byId("send")).focus();
}

function replyTo(message) {
  state.reply = message;
  const box = byId("replying");
  box.hidden = !message;
  if (!message) return;
  const cancel = el("button", { type: "button", className: "linklike", "aria-label": "Do not reply", onclick: () => (replyTo(null), byId("line-input").focus()) }, "✕");
  fill(box, "Replying to ", el("b", {}, userOf(message.author.id)?.name ?? message.author_name), " ", cancel);
  byId("line-input").focus();
}

export function hint(words, bad = false) {
  // discord.py sends this sign where no description was written.
  byId("hint").textContent = words === "…" ? "" : words;
  byId("hint").classList.toggle("bad", bad);
}

async function send() {
  hide();
  try {
    if (chosen) await sendCommand();
    else await sendLine();
  } catch (error) {
    hint(error.message, true);
  }
}

async function sendCommand() {
  const { leaf, fields } = chosen;
  const missing = [...fields.values()].find((field) => field.option.required && field.value === "");
  if (missing) {
    missing.focus();
    return hint(`${missing.option.shown_name}: this option is required`, true);
  }
  const options = values();
  await act("command", { command: leaf.path, options });
  leave();
}

async function sendLine() {
  const line = byId("line-input");
  const words = line.value.trim();
  if (!words) return;
  await order("say", { user: state.user.id, channel: state.channel.id, text: mentions(words), reply_to: state.reply?.id ?? "" });
  line.value = "";
  replyTo(null);
  typed();
}

// "@Anna" becomes a mention, as Discord's client makes it.
function mentions(words) {
  return state.world.users.reduce((text, user) => text.replaceAll(`@${user.name}`, `<@${user.id}>`), words);
}
