// The list above the line: what the field that is being typed in may hold. The focus stays in the field.

import { byId, el, fill } from "./dom.js";
import { Marker, optionNode } from "./listbox.js";

let rows = [];
let pick = () => {};
let marker = null;

export const open = () => !byId("popup").hidden;
export const some = () => rows.length > 0;

export function show(field, found, onPick, words = "") {
  hide();
  rows = found;
  pick = onPick;
  marker = new Marker(byId("suggestions"), field);
  const node = (row, index) => optionNode({ className: "suggestion", "aria-selected": "false", onclick: () => pick(rows[index]) }, el("span", {}, row.label), row.small ? [" ", el("small", {}, row.small)] : null);
  fill(byId("suggestions"), rows.map(node));
  byId("suggestions").hidden = !rows.length;
  byId("popup-words").textContent = words || `${rows.length} ${rows.length === 1 ? "suggestion" : "suggestions"}`;
  byId("popup-words").className = words ? "" : "unseen";
  byId("popup").hidden = !rows.length && !words;
  if (field.matches('[role="combobox"]')) field.setAttribute("aria-expanded", String(rows.length > 0));
  if (rows.length) mark(0);
}

function mark(index) {
  marker.to(index);
  marker.options.forEach((node, place) => node.setAttribute("aria-selected", String(place === index)));
}

export function hide() {
  byId("popup").hidden = true;
  rows = [];
  if (!marker) return;
  marker.to(-1);
  if (marker.holder.matches('[role="combobox"]')) marker.holder.setAttribute("aria-expanded", "false");
  marker = null;
}

// Whether the key moved the mark.
export function moved(event) {
  if (!some() || !marker.moved(event, true)) return false;
  mark(marker.at);
  return true;
}

export const pickMarked = () => pick(rows[marker.at]);
