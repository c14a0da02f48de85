// Buttons and menus under a message, and what happens to them while the bot thinks.

import { el, unseen } from "./dom.js";
import { alarm } from "./heard.js";
import { menu } from "./select.js";
import { act, channelsHere, membersHere, rolesHere, state } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
// Message id to what its line says: a press that waits, or one that failed.
const pending = new Map();
const failed = new Map();

export function rows(message) {
  if (!message.components.length && !failed.has(message.id)) return null;
  const nodes = message.components.map((row) => el("div", { className: "row" }, row.components.map((item) => component(message, item))));
  const trouble = failed.get(message.id);
  if (trouble) nodes.push(el("div", { className: "failed" }, trouble));
  return el("div", { className: "components", role: "group", "aria-label": "Choices", tabIndex: -1, "data-key": `${message.id}/controls` }, nodes);
}

export function interactionChanged(interaction) {
  state.interactions.set(interaction.id, interaction);
  if (!interaction.source || interaction.type !== 3) return null;
  if (interaction.failed) fail(interaction.source, "This interaction failed");
  if (interaction.failed || interaction.callback) pending.delete(interaction.source);
  return interaction.source;
}

function fail(id, words) {
  pending.delete(id);
  failed.set(id, words);
  alarm(words);
}

function component(message, item) {
  if (item.type === 2) return button(message, item);
  const waits = pending.get(message.id) === item.custom_id;
  const choose = (values) => send(message, "choose", { custom_id: item.custom_id, values });
  return menu({ item, choices: choicesOf(item), key: keyOf(message, item), waits, blocked: pending.has(message.id), send: choose, sign: emoji });
}

const keyOf = (message, item) => `${message.id}/${item.custom_id}`;

async function send(message, deed, more) {
  if (pending.has(message.id)) return;
  alarm("");
  failed.delete(message.id);
  pending.set(message.id, more.custom_id);
  redraw(message.id);
  try {
    await act(deed, { message: message.id, ...more });
  } catch (error) {
    fail(message.id, error.message);
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
  if (item.style === 5) return el("a", { className: classes, href: safe(item.url), target: "_blank", rel: "noopener noreferrer" }, emoji(item), item.label, el("span", { "aria-hidden": "true" }, " ↗"), unseen(" (opens a new page)"));
  const waits = pending.get(message.id) === item.custom_id;
  const press = () => send(message, "press", { custom_id: item.custom_id });
  // While it waits it keeps the keyboard's focus, which a disabled button would lose.
  const props = { className: waits ? `${classes} waits` : classes, type: "button", "data-key": keyOf(message, item), disabled: item.disabled, "aria-disabled": pending.has(message.id) ? "true" : null, onclick: press };
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
