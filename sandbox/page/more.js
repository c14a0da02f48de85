// What can be done with a message besides its own controls: a menu behind three dots.

import { byId, el } from "./dom.js";
import { act, change, state } from "./state.js";

export function more(message) {
  if (message.loading) return null;
  const open = (event) => {
    event.preventDefault();
    menu(event.currentTarget, message);
  };
  return el("button", { className: "more", type: "button", title: "More", "aria-label": "More", "aria-haspopup": "menu", "aria-expanded": "false", "data-key": `${message.id}/more`, onclick: open }, "⋯");
}

function entries(message) {
  const apps = state.commands.filter((command) => command.type === 3);
  const run = (command) => act("menu_command", { command: command.name, message: message.id });
  const reply = ["Reply", () => window.dispatchEvent(new CustomEvent("reply", { detail: message }))];
  return [
    ...apps.map((command) => [command.shown_name, () => run(command)]),
    ...(message.private ? [] : [reply]),
    ["Copy text", () => navigator.clipboard?.writeText(message.content)],
    ["Delete", () => change("delete_message", { message: message.id, channel: message.channel_id })],
  ];
}

function menu(button, message) {
  document.querySelector(".floating")?.remove();
  const close = () => {
    node.remove();
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("click", close);
  };
  const entry = ([words, deed]) => el("button", { type: "button", role: "menuitem", tabIndex: -1, onclick: () => (button.focus(), close(), deed()) }, words);
  const items = entries(message).map(entry);
  const node = el("div", { className: "floating", role: "menu", "aria-label": "More", onkeydown: (event) => keys(event, items, () => (button.focus(), close())) }, items);
  // Near the lower edge it opens upwards.
  const edge = byId("messages").getBoundingClientRect().bottom;
  if (button.getBoundingClientRect().bottom + 40 * (items.length + 1) > edge) node.classList.add("up");
  button.after(node);
  button.setAttribute("aria-expanded", "true");
  items[0].focus();
  node.addEventListener("focusout", (event) => event.relatedTarget && !node.contains(event.relatedTarget) && close());
  setTimeout(() => document.addEventListener("click", close));
}

function keys(event, items, leave) {
  const at = items.indexOf(document.activeElement);
  const next = { ArrowDown: (at + 1) % items.length, ArrowUp: (at - 1 + items.length) % items.length, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === "Escape") leave();
  else if (next !== undefined) items[next].focus();
  else return;
  event.preventDefault();
}
