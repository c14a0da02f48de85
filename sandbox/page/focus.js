// Where the keyboard is: kept over a redraw, given back when a dialog closes, led from part to part.

import { byId } from "./dom.js";

// What is drawn anew carries a key, "message/control" or "message": the same key is the same thing.
const keyed = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`);
const shown = (node) => node && !node.disabled && node.checkVisibility({ visibilityProperty: true });

// A way back to where the keyboard is now. A control that is gone leads to the group of those that came in
// its place: on the group nothing is pressed by pressing once more.
export function wayBack() {
  const key = document.activeElement?.closest("[data-key]")?.dataset.key;
  return () => {
    if (!key) return;
    const owner = key.split("/")[0];
    const node = [keyed(key), keyed(`${owner}/controls`), keyed(owner)].find(shown);
    (node ?? newest() ?? writing()).focus({ preventScroll: true });
  };
}

export function keepFocus(draw) {
  const held = document.activeElement;
  const back = wayBack();
  draw();
  if (!held.isConnected) back();
}

// The browser gives the focus back itself, unless its place was drawn anew meanwhile.
export function openDialog(dialog) {
  const back = wayBack();
  dialog.addEventListener("close", () => document.activeElement === document.body && back(), { once: true });
  dialog.showModal();
}

const articles = () => [...byId("messages").querySelectorAll(".message")];
const newest = () => articles().at(-1);
export const focusNewest = () => (newest() ?? writing()).focus();

function writing() {
  return byId("line-input").hidden ? byId("command").querySelector("input") ?? byId("send") : byId("line-input");
}
export const focusLine = () => writing().focus();

// One message is reached by Tab: the one that is being read, else the newest. Arrows lead to the others.
export function settleReading() {
  const list = byId("messages");
  const here = document.activeElement.closest("#messages .message");
  const all = articles();
  const present = here ?? all.at(-1);
  for (const one of all) one.tabIndex = one === present ? 0 : -1;
  // Without messages the list itself can be scrolled and reached.
  list.tabIndex = all.length ? -1 : 0;
}

function readingKeys(event) {
  const article = event.target.closest(".message");
  if (!article || event.defaultPrevented) return;
  if (event.key === "Escape") {
    if (event.target === article) focusLine();
    else article.focus();
  } else if (event.target === article) {
    const all = articles();
    const at = all.indexOf(article);
    const next = { ArrowUp: all[at - 1], ArrowDown: all[at + 1], Home: all[0], End: all.at(-1) }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

const PARTS = [
  () => document.querySelector(".channel.here") ?? byId("who"),
  () => byId("messages").querySelector('.message[tabindex="0"]') ?? byId("messages"),
  writing,
];

// F6 goes from part to part, as in Discord's client.
function nextPart(event) {
  if (event.key !== "F6" || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  const step = event.shiftKey ? -1 : 1;
  const at = ["side", "messages", "composer"].findIndex((id) => byId(id).contains(document.activeElement));
  const parts = PARTS.map((find) => find()).map((node, index) => ({ node, index })).filter(({ node }) => shown(node));
  const from = parts.findIndex(({ index }) => index === at);
  parts.at((from + step + parts.length) % parts.length).node.focus();
}

export function startFocus() {
  byId("messages").addEventListener("keydown", readingKeys);
  byId("messages").addEventListener("focusin", settleReading);
  document.addEventListener("keydown", nextPart);
  const skips = { "skip-messages": focusNewest, "skip-line": focusLine };
  for (const [id, go] of Object.entries(skips)) {
    byId(id).addEventListener("click", (event) => {
      event.preventDefault();
      go();
    });
  }
}
