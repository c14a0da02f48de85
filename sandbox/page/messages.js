// The list of messages: who said what, pictures with their alt text, embeds, system lines, private ones.

import { rows } from "./components.js";
import { avatar, byId, el, fill, time } from "./dom.js";
import { icon } from "./icons.js";
import { inline, markdown } from "./markdown.js";
import { act, change, state, userOf } from "./state.js";

const REPLY = 19;
const PINNED = 6;
const THREAD = 18;
let stuck = true;

export function watchScroll() {
  const list = byId("messages");
  list.addEventListener("scroll", () => {
    if (list.scrollTop < 40 && state.messages.size >= state.limit) window.dispatchEvent(new CustomEvent("older"));
    stuck = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  });
  // Pictures that arrive later must not push the newest line out of sight.
  list.addEventListener("load", () => stuck && toEnd(), true);
}

export function toEnd() {
  const list = byId("messages");
  list.scrollTop = list.scrollHeight;
  stuck = true;
}

export function jump(id) {
  const node = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!node) return;
  node.scrollIntoView({ block: "center", behavior: "smooth" });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1600);
}

export function drawAll() {
  const ordered = [...state.messages.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  let before = null;
  const nodes = ordered.map((message) => {
    const node = messageNode(message, follows(before, message));
    before = message;
    return node;
  });
  const empty = el("li", { className: "empty" }, "Nothing has been said here yet. Type / for the bot's commands.");
  const keep = stuck;
  fill(byId("messages"), nodes.length ? nodes : empty);
  drawPins();
  if (keep) toEnd();
}

export function drawOne(message) {
  const list = byId("messages");
  const old = list.querySelector(`[data-id="${CSS.escape(message.id)}"]`);
  const keep = stuck;
  if (old) old.replaceWith(messageNode(message, old.classList.contains("follows")));
  else {
    list.querySelector(".empty")?.remove();
    const last = list.lastElementChild?.dataset.id;
    const previous = last ? state.messages.get(last) : null;
    list.append(messageNode(message, follows(previous, message)));
  }
  drawPins();
  // A new private message answers what was just pressed here, so it is shown wherever one had scrolled to.
  if (keep || (!old && message.private)) toEnd();
}

export function removeOne(id) {
  byId("messages").querySelector(`[data-id="${CSS.escape(id)}"]`)?.remove();
  drawPins();
}

function follows(before, message) {
  if (!before || before.author.id !== message.author.id || before.private !== message.private || before.silent !== message.silent) return false;
  if (message.type !== 0 || before.type === PINNED || before.type === THREAD || usedBy(message)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < 7 * 60000;
}

function usedBy(message) {
  const about = message.interaction_metadata;
  return about && about.name && [20, 0].includes(message.type) && about.type === 2 ? about : null;
}

function messageNode(message, joined) {
  if (message.type === PINNED || message.type === THREAD) return systemNode(message);
  const mine = message.mentions.some((user) => user.id === state.user?.id) || message.mention_everyone;
  const classes = ["message", joined && "follows", mine && "for-me", message.private && "private"];
  return el(
    "li",
    { className: classes.filter(Boolean).join(" "), "data-id": message.id },
    above(message),
    joined ? el("span", { className: "gutter" }, time(Date.parse(message.timestamp))) : avatar(message.author.id, message.author_name, message.author.bot),
    el("div", { className: "body" }, joined ? null : heading(message), content(message)),
    more(message),
  );
}

function heading(message) {
  return el(
    "div",
    { className: "heading" },
    el("span", { className: "author" }, message.author_name),
    message.author.bot ? el("span", { className: "tag" }, "APP") : null,
    el("time", { dateTime: message.timestamp }, time(Date.parse(message.timestamp))),
    message.silent ? el("span", { className: "silent", title: "Silent: nobody hears it" }, icon("silent"), el("span", { className: "unseen" }, "silent")) : null,
    message.pinned ? el("span", { className: "pin", title: "Pinned" }, icon("pin")) : null,
  );
}

function above(message) {
  const about = usedBy(message);
  if (about) {
    const name = userOf(about.user.id)?.name ?? about.user.username;
    return el("div", { className: "above" }, el("b", {}, name), " used ", el("span", { className: "mention" }, `/${about.name}`));
  }
  if (message.type !== REPLY) return null;
  const target = message.referenced_message;
  const show = () => target && jump(target.id);
  const words = target ? inline(target.content.slice(0, 90)) : "Original message was deleted";
  const who = target ? el("b", {}, userOf(target.author.id)?.name ?? target.author.username, " ") : null;
  return el("button", { className: "above", type: "button", onclick: show }, "↱ ", who, words);
}

function content(message) {
  if (message.loading) return el("div", { className: "thinking" }, el("i"), el("i"), el("i"), " thinking…");
  const nodes = [el("div", { className: "text" }, markdown(message.content, message.mention_everyone), editedMark(message))];
  nodes.push(...message.embeds.map(embedNode), ...message.attachments.map(attachmentNode));
  nodes.push(rows(message));
  if (message.thread) nodes.push(threadLink(message.thread));
  if (message.private) nodes.push(privateNote(message));
  return nodes;
}

function editedMark(message) {
  return message.edits && !message.private && message.content ? el("span", { className: "edited" }, " (edited)") : null;
}

function threadLink(thread) {
  const go = () => window.dispatchEvent(new CustomEvent("go", { detail: thread.id }));
  return el("button", { className: "thread", type: "button", onclick: go }, el("b", {}, thread.name), " – open thread ›");
}

function privateNote(message) {
  const dismiss = () => change("delete_message", { message: message.id, channel: message.channel_id });
  const button = el("button", { type: "button", className: "linklike", onclick: dismiss }, "Dismiss message");
  return el("div", { className: "only-you" }, icon("eye"), " Only you can see this • ", button);
}

function attachmentNode(file) {
  const image = (file.content_type || "").startsWith("image/");
  if (!image) return el("a", { className: "file", href: file.url, download: file.filename }, icon("file"), ` ${file.filename}`);
  const alt = file.description || "";
  const open = () => enlarge(file.url, alt);
  const size = file.width ? { width: file.width, height: file.height } : {};
  const picture = el("img", { src: file.url, alt, ...size, loading: "eager" });
  const caption = el("details", { className: "alt" }, el("summary", {}, el("b", {}, "ALT"), " ", alt || "no alt text"));
  if (alt) caption.append(el("p", {}, alt));
  return el("figure", {}, el("button", { type: "button", className: "enlarge", title: "Enlarge", onclick: open }, picture), caption);
}

function enlarge(url, alt) {
  const dialog = byId("picture");
  const close = () => dialog.close();
  fill(dialog, el("img", { src: url, alt, onclick: close }), el("p", {}, alt), el("button", { type: "button", onclick: close, "aria-label": "Close" }, "✕"));
  dialog.showModal();
}

function embedNode(embed) {
  const node = el(
    "div",
    { className: "embed" },
    embed.author ? el("div", { className: "small" }, embed.author.name) : null,
    embed.title ? el("div", { className: "embed-title" }, inline(embed.title)) : null,
    embed.description ? el("div", { className: "text" }, markdown(embed.description)) : null,
    el("div", { className: "fields" }, (embed.fields || []).map(fieldNode)),
    embed.image ? el("img", { src: embed.image.url, alt: "" }) : null,
    embed.footer ? el("div", { className: "small" }, embed.footer.text) : null,
  );
  if (embed.color) node.style.borderLeftColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  return node;
}

function fieldNode(field) {
  const classes = field.inline ? "field inline" : "field";
  return el("div", { className: classes }, el("b", {}, inline(field.name)), el("div", {}, markdown(field.value)));
}

function systemNode(message) {
  const go = () => {
    const target = message.message_reference;
    if (message.type === PINNED) jump(target.message_id);
    else window.dispatchEvent(new CustomEvent("go", { detail: target.channel_id }));
  };
  const words = message.type === PINNED ? " pinned a message to this channel. " : " started a thread: ";
  const link = message.type === PINNED ? "See it" : message.content;
  return el(
    "li",
    { className: "message system", "data-id": message.id },
    el("span", { className: "gutter sign", "aria-hidden": "true" }, icon(message.type === PINNED ? "pin" : "thread")),
    el("div", { className: "body" }, el("b", {}, message.author_name), words, el("button", { className: "linklike", type: "button", onclick: go }, link), " ", el("time", {}, time(Date.parse(message.timestamp)))),
  );
}

function more(message) {
  if (message.loading) return null;
  const open = (event) => {
    event.preventDefault();
    menu(event.currentTarget, message);
  };
  return el("button", { className: "more", type: "button", title: "More", "aria-label": "More", onclick: open }, "⋯");
}

function menu(button, message) {
  document.querySelector(".floating")?.remove();
  const close = () => node.remove();
  const entry = (words, deed) => el("button", { type: "button", onclick: () => (close(), deed()) }, words);
  const apps = state.commands.filter((command) => command.type === 3);
  const run = (command) => act("menu_command", { command: command.name, message: message.id });
  const node = el(
    "div",
    { className: "floating", role: "menu" },
    apps.map((command) => entry(command.shown_name, () => run(command))),
    message.private ? null : entry("Reply", () => window.dispatchEvent(new CustomEvent("reply", { detail: message }))),
    entry("Copy text", () => navigator.clipboard?.writeText(message.content)),
    entry("Delete", () => change("delete_message", { message: message.id, channel: message.channel_id })),
  );
  // Near the lower edge it opens upwards.
  const edge = byId("messages").getBoundingClientRect().bottom;
  if (button.getBoundingClientRect().bottom + 40 * (apps.length + 4) > edge) node.classList.add("up");
  button.after(node);
  setTimeout(() => document.addEventListener("click", close, { once: true }));
}

function drawPins() {
  const pinned = [...state.messages.values()].filter((message) => message.pinned).reverse();
  const see = (id) => () => {
    byId("pinned").hidden = true;
    jump(id);
  };
  const nodes = pinned.map((message) =>
    el("button", { type: "button", onclick: see(message.id) }, el("b", {}, message.author_name), " ", el("div", { className: "text" }, markdown(message.content.slice(0, 400)))),
  );
  fill(byId("pinned"), nodes.length ? nodes : el("p", {}, "Nothing is pinned here."));
  byId("pins").classList.toggle("some", nodes.length > 0);
}
