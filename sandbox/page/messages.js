// The list of messages: who said what, pictures with their alt text, embeds, system lines, private ones.

import { attachmentNode } from "./attachments.js";
import { rows } from "./components.js";
import { avatar, byId, el, fill, time, unseen } from "./dom.js";
import { keepFocus, settleReading } from "./focus.js";
import { sayMessage } from "./heard.js";
import { icon } from "./icons.js";
import { inline, markdown } from "./markdown.js";
import { more } from "./more.js";
import { change, state, userOf } from "./state.js";

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

const nodeOf = (id) => byId("messages").querySelector(`[data-key="${CSS.escape(id)}"]`);
const item = (node) => el("li", {}, node);

export function jump(id) {
  const node = nodeOf(id);
  if (!node) return;
  node.focus({ preventScroll: true });
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
    return item(node);
  });
  const empty = el("li", { className: "empty" }, "Nothing has been said here yet. Type / for the bot's commands.");
  const keep = stuck;
  keepFocus(() => fill(byId("messages"), nodes.length ? nodes : empty));
  settleReading();
  drawPins();
  if (keep) toEnd();
}

export function drawOne(message) {
  const list = byId("messages");
  const old = nodeOf(message.id);
  const keep = stuck;
  if (old) keepFocus(() => old.replaceWith(messageNode(message, old.classList.contains("follows"))));
  else {
    list.querySelector(".empty")?.remove();
    const last = list.lastElementChild?.firstElementChild.dataset.key;
    const previous = last ? state.messages.get(last) : null;
    list.append(item(messageNode(message, follows(previous, message))));
  }
  settleReading();
  drawPins();
  // A new private message answers what was just pressed here, so it is shown wherever one had scrolled to.
  if (keep || (!old && message.private)) toEnd();
}

// A message that is new to who listens: what they said themselves is not.
export function sayOne(message) {
  if (message.author.id !== state.user.id) sayMessage(nodeOf(message.id));
}

export function removeOne(id) {
  const line = nodeOf(id)?.parentElement;
  if (!line) return;
  const beside = line.nextElementSibling ?? line.previousElementSibling;
  const held = line.contains(document.activeElement);
  line.remove();
  if (held) (beside?.firstElementChild ?? byId("line-input")).focus({ preventScroll: true });
  settleReading();
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
    "article",
    { className: classes.filter(Boolean).join(" "), ...named(message) },
    above(message),
    joined ? el("span", { className: "gutter", "aria-hidden": "true" }, time(Date.parse(message.timestamp))) : avatar(message.author.id, message.author_name, message.author.bot),
    el("div", { className: "body" }, heading(message, joined), content(message)),
    more(message),
  );
}

// Who and when is its name, what is said its description.
function named({ id }) {
  return { tabIndex: -1, "data-key": id, "aria-labelledby": `${id}-heading`, "aria-describedby": `${id}-text` };
}

function heading(message, joined) {
  return el(
    "h2",
    { className: joined ? "heading unseen" : "heading", id: `${message.id}-heading` },
    el("span", { className: "author" }, message.author_name),
    " ",
    message.author.bot ? el("span", { className: "tag" }, "APP") : null,
    " ",
    el("time", { dateTime: message.timestamp }, time(Date.parse(message.timestamp))),
    message.private ? unseen(", only you can see this") : null,
    message.silent ? el("span", { className: "silent", title: "Silent: nobody hears it" }, icon("silent"), unseen(", silent")) : null,
    message.pinned ? el("span", { className: "pin", title: "Pinned" }, icon("pin"), unseen(", pinned")) : null,
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
  // Its words alone: a mention is a button, and none may stand in another.
  const words = target ? el("span", {}, inline(target.content.slice(0, 90))).textContent : "Original message was deleted";
  const who = target ? el("b", {}, userOf(target.author.id)?.name ?? target.author.username, " ") : null;
  return el("button", { className: "above", type: "button", "data-key": `${message.id}/above`, onclick: show }, el("span", { "aria-hidden": "true" }, "↱ "), unseen("Reply to "), who, words);
}

function content(message) {
  if (message.loading) return el("div", { className: "thinking", id: `${message.id}-text` }, el("i"), el("i"), el("i"), " thinking…");
  const nodes = [el("div", { className: "text", id: `${message.id}-text` }, markdown(message.content, message.mention_everyone), editedMark(message))];
  nodes.push(...message.embeds.map(embedNode), ...message.attachments.map((file) => attachmentNode(file, message.id)));
  nodes.push(rows(message));
  if (message.thread) nodes.push(threadLink(message));
  if (message.private) nodes.push(privateNote(message));
  return nodes;
}

function editedMark(message) {
  return message.edits && !message.private && message.content ? el("span", { className: "edited" }, " (edited)") : null;
}

function threadLink({ id, thread }) {
  const go = () => window.dispatchEvent(new CustomEvent("go", { detail: thread.id }));
  return el("button", { className: "thread", type: "button", "data-key": `${id}/thread`, onclick: go }, el("b", {}, thread.name), " – open thread ", el("span", { "aria-hidden": "true" }, "›"));
}

function privateNote(message) {
  const dismiss = () => change("delete_message", { message: message.id, channel: message.channel_id });
  const button = el("button", { type: "button", className: "linklike", "data-key": `${message.id}/dismiss`, onclick: dismiss }, "Dismiss message");
  // Its heading says so already.
  return el("div", { className: "only-you" }, icon("eye"), el("span", { "aria-hidden": "true" }, " Only you can see this • "), button);
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
    "article",
    { className: "message system", tabIndex: -1, "data-key": message.id, "aria-labelledby": `${message.id}-text` },
    el("span", { className: "gutter sign", "aria-hidden": "true" }, icon(message.type === PINNED ? "pin" : "thread")),
    el("div", { className: "body", id: `${message.id}-text` }, el("b", {}, message.author_name), words, el("button", { className: "linklike", type: "button", "data-key": `${message.id}/go`, onclick: go }, link), " ", el("time", {}, time(Date.parse(message.timestamp)))),
  );
}

function drawPins() {
  const pinned = [...state.messages.values()].filter((message) => message.pinned).reverse();
  const see = (id) => () => {
    byId("pinned").hidden = true;
    byId("pins").setAttribute("aria-expanded", "false");
    jump(id);
  };
  const entry = (message) =>
    el("li", {}, el("b", {}, message.author_name), el("div", { className: "text" }, markdown(message.content.slice(0, 400))), el("button", { type: "button", className: "linklike", "data-key": `pinned/${message.id}`, onclick: see(message.id) }, "Go to this message"));
  keepFocus(() => fill(byId("pinned"), nodesOr(pinned.map(entry))));
  byId("pins").classList.toggle("some", pinned.length > 0);
  byId("pins").setAttribute("aria-label", pinned.length ? `Pinned messages (${pinned.length})` : "Pinned messages (none)");
}

const nodesOr = (entries) => (entries.length ? el("ul", {}, entries) : el("p", {}, "Nothing is pinned here."));
