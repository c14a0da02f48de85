// A menu under a message: a combobox that opens a list of options, of which one or several are chosen.

import { el } from "./dom.js";
import { Marker, optionNode } from "./listbox.js";

let serial = 0;

export function menu({ item, choices, key, waits, blocked, send, sign }) {
  const many = (item.max_values ?? 1) > 1;
  const low = item.min_values ?? 1;
  const chosen = new Set(choices.filter((choice) => choice.default).map((choice) => choice.value));
  const words = item.placeholder || "Make a selection";
  const label = choices.filter((choice) => chosen.has(choice.value)).map((choice) => choice.label).join(", ");
  const value = label || waits ? el("span", {}, waits ? "…" : label) : el("span", { className: "placeholder", "aria-hidden": "true" }, words);
  const list = el("div", { role: "listbox", tabIndex: -1, id: `menu-${(serial += 1)}`, "aria-label": words, "aria-multiselectable": many ? "true" : null });
  const done = el("button", { type: "button", className: "button primary done", onclick: () => send([...chosen]) }, "Done");
  const count = el("div", { className: "count", role: "status" });
  const popup = el("div", { className: "options", hidden: true }, list, many ? el("div", { className: "options-foot" }, count, done) : null);
  const head = el("button", { type: "button", className: "select", role: "combobox", "data-key": key, disabled: item.disabled, "aria-disabled": blocked ? "true" : null, "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": list.id, "aria-label": words }, value, el("span", { "aria-hidden": "true" }, "⌄"));
  const holder = el("div", { className: "menu" }, head, popup);
  const marker = new Marker(list, head);

  function open() {
    popup.hidden = false;
    holder.classList.add("open");
    head.setAttribute("aria-expanded", "true");
    list.replaceChildren(...choices.map((choice) => option(choice, many, sign, pick)));
    draw();
    popup.scrollIntoView({ block: "nearest" });
    setTimeout(() => document.addEventListener("click", outside));
  }

  function close() {
    popup.hidden = true;
    holder.classList.remove("open");
    head.setAttribute("aria-expanded", "false");
    marker.to(-1);
    document.removeEventListener("click", outside);
  }

  function outside(event) {
    if (!holder.contains(event.target) && event.target.isConnected) close();
  }

  function pick(choice) {
    if (!many) {
      close();
      return send([choice.value]);
    }
    if (chosen.has(choice.value)) chosen.delete(choice.value);
    else if (chosen.size < item.max_values) chosen.add(choice.value);
    draw();
  }

  function draw() {
    done.disabled = chosen.size < low;
    count.textContent = `${chosen.size} of ${low === item.max_values ? low : `${low} to ${item.max_values}`}`;
    marker.options.forEach((node, place) => mark(node, chosen.has(choices[place].value)));
  }

  function keys(event) {
    if (popup.hidden) {
      if (!["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key) || blocked) return;
      open();
      const first = choices.findIndex((choice) => chosen.has(choice.value));
      marker.to(event.key === "ArrowUp" && first < 0 ? choices.length - 1 : Math.max(first, 0));
    } else if (event.key === "Escape") close();
    else if (!marker.moved(event) && !marker.sought(event)) {
      if (event.key !== "Enter" && event.key !== " ") return;
      if (marker.at >= 0) pick(choices[marker.at]);
    }
    event.preventDefault();
  }

  head.addEventListener("click", () => !blocked && (popup.hidden ? open() : close()));
  head.addEventListener("keydown", keys);
  // A button is pressed by the space key as it comes up.
  head.addEventListener("keyup", (event) => event.key === " " && event.preventDefault());
  holder.addEventListener("focusout", (event) => event.relatedTarget && !holder.contains(event.relatedTarget) && close());
  done.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    head.focus();
    close();
  });
  return holder;
}

function option(choice, many, sign, pick) {
  const words = el("span", { className: "words" }, el("span", {}, sign(choice), choice.label), choice.description ? el("small", {}, choice.description) : null);
  const box = many ? el("span", { className: "check", "aria-hidden": "true" }) : null;
  return optionNode({ className: "option", onclick: () => pick(choice) }, words, box);
}

function mark(node, on) {
  node.setAttribute("aria-selected", String(on));
  node.classList.toggle("on", on);
  const box = node.querySelector(".check");
  if (!box) return;
  box.classList.toggle("on", on);
  box.textContent = on ? "✓" : "";
}
