// A form (modal) as the bot asked for it; it stays open until the bot has answered.

import { choicesOf } from "./components.js";
import { byId, el, fill } from "./dom.js";
import { openDialog } from "./focus.js";
import { inline, markdown } from "./markdown.js";
import { act, state } from "./state.js";

let current = null;
let serial = 0;
const FIELDS = "input, textarea, select";

export function openForm(interaction) {
  const dialog = byId("form");
  const modal = interaction.modal;
  const inputs = modal.components.map(part);
  const trouble = el("p", { className: "failed", role: "alert", hidden: true }, "Something went wrong. Try again.");
  const submit = el("button", { type: "submit", className: "button primary" }, "Submit");
  const cancel = el("button", { type: "button", className: "button secondary", onclick: () => dialog.close() }, "Cancel");
  const note = el("p", { className: "small" }, "This form will be submitted to Steiger. Do not share passwords.");
  const form = el("form", { method: "dialog", onsubmit: (event) => send(event) }, el("h2", { id: "form-title" }, modal.title), note, inputs.map((one) => one.node), trouble, el("footer", {}, cancel, submit));
  current = { interaction, inputs, submit, trouble, sent: null };
  fill(dialog, form);
  openDialog(dialog);
  form.querySelector(FIELDS)?.focus();
}

async function send(event) {
  event.preventDefault();
  const { interaction, inputs, submit, trouble } = current;
  if (submit.getAttribute("aria-disabled") === "true") return;
  const values = Object.assign({}, ...inputs.map((one) => one.value()));
  // A disabled button would lose the keyboard's focus.
  submit.setAttribute("aria-disabled", "true");
  trouble.hidden = true;
  try {
    current.sent = (await act("submit", { interaction: interaction.id, values })).id;
    formAnswered(state.interactions.get(current.sent));
  } catch (error) {
    fail(error.message);
  }
}

function fail(words) {
  current.trouble.textContent = words;
  current.trouble.hidden = false;
  current.submit.removeAttribute("aria-disabled");
}

export function formAnswered(interaction) {
  if (!current || interaction.id !== current.sent) return;
  if (interaction.failed) fail("Something went wrong. Try again.");
  else if (interaction.callback) byId("form").close();
}

function part(top) {
  if (top.type === 10) return { node: el("div", { className: "text" }, markdown(top.content)), value: () => ({}) };
  const item = top.component ?? top.components[0];
  const { node, read } = input(item);
  const need = item.required !== false && item.type !== 23 ? el("span", { className: "need", "aria-hidden": "true" }, " *") : null;
  const label = el("b", { id: `field-${(serial += 1)}` }, top.label ?? item.label, need);
  const hint = top.description ? el("small", { id: `${label.id}-hint` }, inline(top.description)) : null;
  node.setAttribute("aria-labelledby", label.id);
  if (hint) node.setAttribute("aria-describedby", hint.id);
  // Several boxes are labelled each.
  const wrapper = el(node.matches(FIELDS) ? "label" : "div", { className: "input" }, label, hint, node);
  return { node: wrapper, value: () => ({ [item.custom_id]: read() }) };
}

function input(item) {
  if (item.type === 4) return textInput(item);
  if (item.type === 23) {
    const box = el("input", { type: "checkbox", checked: Boolean(item.default) });
    return { node: box, read: () => box.checked };
  }
  return optionsInput(item);
}

function textInput(item) {
  const props = { value: item.value ?? "", placeholder: item.placeholder ?? "", required: item.required !== false };
  if (item.max_length) props.maxLength = item.max_length;
  if (item.min_length) props.minLength = item.min_length;
  const node = item.style === 2 ? el("textarea", { rows: 4, ...props }) : el("input", { type: "text", ...props });
  return { node, read: () => node.value };
}

function optionsInput(item) {
  const choices = choicesOf(item);
  const many = item.type === 22 || (item.max_values ?? 1) > 1;
  if (item.type === 3 && !many) {
    const blank = el("option", { value: "" }, item.placeholder ?? "Make a selection");
    const node = el("select", { required: item.required !== false }, blank, choices.map((one) => el("option", { value: one.value, selected: Boolean(one.default) }, one.description ? `${one.label} – ${one.description}` : one.label)));
    return { node, read: () => (node.value ? [node.value] : []) };
  }
  const name = `choice-${item.custom_id}`;
  const boxes = choices.map((one) => el("input", { type: many ? "checkbox" : "radio", name, value: one.value, checked: Boolean(one.default) }));
  const lines = choices.map((one, index) => el("label", { className: "tick" }, boxes[index], el("span", {}, one.label), one.description ? el("small", {}, one.description) : null));
  return { node: el("div", { className: "ticks", role: many ? "group" : "radiogroup" }, lines), read: () => boxes.filter((box) => box.checked).map((box) => box.value) };
}
