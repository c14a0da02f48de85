// Buttons and menus under a message, and what happens to them while the bot thinks.

import { el } from "./dom.js";
import { act, channelsHere, membersHere, rolesHere, state } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
// Message id to what its line says: a press that waits, or one that failed.
const pending = new Map();
const failed = new Map();

export function rows(message) {
  if (!message.components.length && !failed.has(message.id)) return null;
  const nodes = message.components.map((row) => el("div", { className: "row" }, row.components.map((item) => component(message, item))));
  const trouble = failed.get(message.id);
  if (trouble) nodes.push(el("div", { className: "failed", role: "alert" }, trouble));
  return el("div", { className: "components" }, nodes);
}

export function interactionChanged(interaction) {
  state.interactions.set(interaction.id, interaction);
  if (!interaction.source || interaction.type !== 3) return null;
  if (interaction.failed) failed.set(interaction.source, "This interaction failed");
  if (interaction.failed || interaction.callback) pending.delete(interaction.source);
  return interaction.source;
}

function component(message, item) {
  if (item.type === 2) return button(message, item);
  return menu(message, item);
}

async function send(message, deed, more) {
  failed.delete(message.id);
  pending.set(message.id, more.custom_id);
  redraw(message.id);
  try {
    await act(deed, { message: message.id, ...more });
  } catch (error) {
    pending.delete(message.id);
    failed.set(message.id, error.message);
    redraw(message.id);
  }
}

function redraw(id) {
  window.dispatchEvent(new CustomEvent("redraw", { detail: id }));
}

function emoji(item) {
  if (!item.emoji) return null;
  return el("span", { className: "emoji" }, item.emoji.id ? `:${item.emoji.name}:` : item.emoji.name);
}

function button(message, item) {
  const classes = `button ${STYLES[item.style] ?? "secondary"}`;
  if (item.style === 5) return el("a", { className: classes, href: safe(item.url), target: "_blank", rel: "noopener noreferrer" }, emoji(item), item.label, " ↗");
  const waits = pending.get(message.id) === item.custom_id;
  const press = () => send(message, "press", { custom_id: item.custom_id });
  const props = { className: waits ? `${classes} waits` : classes, type: "button", disabled: item.disabled || pending.has(message.id), onclick: press };
  return el("button", props, emoji(item), el("span", {}, item.label ?? ""));
}

function safe(url) {
  return /^https?:\/\//.test(url) ? url : "#";
}

export function choicesOf(item) {
  const preset = new Set((item.default_values ?? []).map((one) => one.id));
  const entry = (id, label) => ({ value: id, label, default: preset.has(id) });
  const kinds = item.channel_types ?? [];
  const people = membersHere().map((user) => entry(user.id, user.name));
  const roles = rolesHere().map((role) => entry(role.id, role.name));
  const channels = channelsHere().filter((one) => !kinds.length || kinds.includes(one.type)).map((one) => entry(one.id, `#${one.name}`));
  return { 3: item.options, 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[item.type] ?? item.options ?? [];
}

function menu(message, item) {
  const choices = choicesOf(item);
  const many = (item.max_values ?? 1) > 1;
  const low = item.min_values ?? 1;
  const preset = choices.filter((choice) => choice.default).map((choice) => choice.value);
  const chosen = new Set(preset);
  const waits = pending.get(message.id) === item.custom_id;
  const label = choices.filter((choice) => chosen.has(choice.value)).map((choice) => choice.label).join(", ");
  const head = el("button", { type: "button", className: "select", disabled: item.disabled || pending.has(message.id), "aria-haspopup": "listbox", onclick: () => toggle() }, el("span", { className: label ? "" : "placeholder" }, waits ? "…" : label || item.placeholder || "Make a selection"), el("span", { "aria-hidden": "true" }, "⌄"));
  const list = el("div", { className: "options", role: "listbox", hidden: true, "aria-multiselectable": String(many) });
  const holder = el("div", { className: "menu" }, head, list);
  const sendNow = () => send(message, "choose", { custom_id: item.custom_id, values: [...chosen] });
  const done = el("button", { type: "button", className: "button primary done", onclick: sendNow }, "Done");

  function toggle() {
    list.hidden = !list.hidden;
    holder.classList.toggle("open", !list.hidden);
    if (list.hidden) return;
    draw();
    list.scrollIntoView({ block: "nearest" });
    setTimeout(() => document.addEventListener("click", outside));
  }

  function outside(event) {
    if (holder.contains(event.target) || !event.target.isConnected) return;
    list.hidden = true;
    holder.classList.remove("open");
    document.removeEventListener("click", outside);
  }

  function pick(value) {
    if (!many) {
      chosen.clear();
      chosen.add(value);
      list.hidden = true;
      sendNow();
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < item.max_values) chosen.add(value);
    draw();
  }

  function draw() {
    done.disabled = chosen.size < low;
    const hint = el("div", { className: "count" }, `${chosen.size} of ${low === item.max_values ? low : `${low} to ${item.max_values}`}`);
    list.replaceChildren(...choices.map((choice) => option(choice, chosen.has(choice.value), many, pick)));
    if (many) list.append(el("div", { className: "options-foot" }, hint, done));
  }

  return holder;
}

function option(choice, on, many, pick) {
  const words = el("span", { className: "words" }, el("span", {}, emoji(choice), choice.label), choice.description ? el("small", {}, choice.description) : null);
  const mark = many ? el("span", { className: on ? "check on" : "check", "aria-hidden": "true" }, on ? "✓" : "") : null;
  return el("button", { type: "button", role: "option", "aria-selected": String(on), className: on ? "option on" : "option", onclick: () => pick(choice.value) }, words, mark);
}
