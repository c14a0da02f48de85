// A list of options of which one is marked by keys, while the keyboard's focus stays on what opened it.

import { el } from "./dom.js";

const PAGE = 8;
const PAUSE = 700;
const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Signs before a word ("#", an emoji) need not be typed.
const beginnings = (words) => ` ${plain(words)} ${plain(words).replace(/[^\p{L}\p{N}]+/gu, " ")}`;

export class Marker {
  constructor(list, holder) {
    this.list = list;
    this.holder = holder;
    this.at = -1;
    this.typed = "";
    this.when = 0;
  }

  get options() {
    return [...this.list.querySelectorAll('[role="option"]')];
  }

  to(index) {
    this.at = index;
    this.options.forEach((node, place) => {
      node.id ||= `${this.list.id}-${place}`;
      node.classList.toggle("at", place === index);
      if (place !== index) return;
      node.scrollIntoView({ block: "nearest" });
      this.holder.setAttribute("aria-activedescendant", node.id);
    });
    if (index < 0) this.holder.removeAttribute("aria-activedescendant");
  }

  // Whether the key moved the mark. In a text field Home and End belong to the text.
  moved(event, inText = false) {
    const last = this.options.length - 1;
    if (last < 0) return false;
    const ways = { ArrowDown: this.at < last ? this.at + 1 : 0, ArrowUp: this.at > 0 ? this.at - 1 : last, PageDown: Math.min(last, this.at + PAGE), PageUp: Math.max(0, this.at - PAGE) };
    const more = inText ? {} : { Home: 0, End: last };
    const next = { ...ways, ...more }[event.key];
    if (next === undefined) return false;
    this.typed = "";
    this.to(next);
    return true;
  }

  // Whether the key was a letter: the mark goes to the next option with a word that begins as typed.
  sought(event) {
    const goesOn = this.typed && event.timeStamp - this.when < PAUSE;
    const typed = (goesOn ? this.typed : "") + plain(event.key);
    const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const found = letter && typed.trim() ? this.beginning(typed) : undefined;
    // Space belongs to what is sought only where a name goes on with it: else it is there to choose.
    const counts = letter && (event.key !== " " || found !== undefined);
    this.typed = counts ? typed : "";
    this.when = event.timeStamp;
    if (found !== undefined) this.to(found);
    return counts;
  }

  beginning(typed) {
    const all = this.options;
    const from = typed.length > 1 ? Math.max(this.at, 0) : this.at + 1;
    const order = all.map((_, step) => (from + step) % all.length);
    return order.find((place) => beginnings(all[place].textContent).includes(` ${typed}`));
  }
}

// A press with the mouse leaves the focus where it is.
export function optionNode(props, ...children) {
  return el("div", { role: "option", onmousedown: (event) => event.preventDefault(), ...props }, ...children);
}
