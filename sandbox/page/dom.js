import { icon } from "./icons.js";
import { now } from "./state.js";

// Elements from data. Text only ever becomes text nodes, so nothing written by players or bot can become markup.

export const byId = (id) => document.getElementById(id);

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key in node && key !== "list" && key !== "role") node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function fill(node, ...children) {
  node.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

// Words for those who hear the page.
export const unseen = (words) => el("span", { className: "unseen" }, words);

// A colour that stays with its owner.
export function hue(id) {
  // The golden angle keeps neighbours apart.
  return (Number(String(id).slice(-6)) * 137.5 + 20) % 360;
}

export function avatar(id, name, bot = false) {
  const node = el("span", { className: bot ? "avatar bot" : "avatar", "aria-hidden": "true" }, bot ? icon("hammers") : [...name][0] ?? "?");
  if (!bot) node.style.setProperty("--hue", hue(id));
  return node;
}

export function time(seconds) {
  const date = new Date(seconds);
  const clock = date.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return date.toDateString() === new Date(now()).toDateString() ? clock : `${date.toLocaleDateString()} ${clock}`;
}
