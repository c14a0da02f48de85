// Discord's markdown as DOM nodes: never as HTML text.

import { el, time } from "./dom.js";
import { channelOf, now, roleOf, state, userOf } from "./state.js";

const INLINE = [
  [/^```(?:[a-z0-9+#-]*\n)?([\s\S]+?)```/i, (m) => el("pre", {}, el("code", {}, m[1].replace(/\n$/, "")))],
  [/^`([^`]+)`/, (m) => el("code", {}, m[1])],
  [/^\\([^A-Za-z0-9\s])/, (m) => document.createTextNode(m[1])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m) => el("strong", {}, el("em", {}, inline(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => el("strong", {}, inline(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m) => el("u", {}, inline(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => el("s", {}, inline(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\*(?!\s)((?:[^*]|\*\*[^*]+\*\*)+?)\*(?!\*)/, (m) => el("em", {}, inline(m[1]))],
  [/^_(?!\s)([^_]+)_(?![A-Za-z0-9_])/, (m) => el("em", {}, inline(m[1]))],
  [/^<@!?(\d+)>/, (m) => userMention(m[1])],
  [/^<@&(\d+)>/, (m) => mention(`@${roleOf(m[1])?.name ?? "unknown-role"}`, false)],
  [/^<#(\d+)>/, (m) => channelMention(m[1])],
  [/^<\/([^:>]+):(\d+)>/, (m) => commandMention(m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => stamp(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (m) => document.createTextNode(`:${m[1]}:`)],
  [/^@(everyone|here)\b/, (m) => mention(m[0], everyone)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], m[1])],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (m) => link(m[0], m[0])],
];

// Whether "@everyone" in the text at hand calls anybody.
let everyone = false;

export function inline(text) {
  const nodes = [];
  let plain = "";
  let before = "";
  while (text) {
    const found = match(text, before);
    if (found) {
      if (plain) nodes.push(document.createTextNode(plain));
      plain = "";
      nodes.push(found.node);
      before = found.taken.slice(-1);
      text = text.slice(found.taken.length);
    } else {
      const sign = [...text][0];
      plain += sign;
      before = sign;
      text = text.slice(sign.length);
    }
  }
  if (plain) nodes.push(document.createTextNode(plain));
  return nodes;
}

function match(text, before) {
  if (!/[`\\*_~|<@[h]/.test(text[0])) return null;
  // An underscore inside a word is just an underscore.
  if (text[0] === "_" && /\w/.test(before) && !text.startsWith("__")) return null;
  for (const [pattern, make] of INLINE) {
    const m = pattern.exec(text);
    if (m) return { taken: m[0], node: make(m) };
  }
  return null;
}

export function markdown(text, callsEveryone = false) {
  everyone = callsEveryone;
  const nodes = [];
  const parts = text.split(/(```[\s\S]+?```\n?)/);
  for (const part of parts) {
    if (/^```[\s\S]+```\n?$/.test(part)) nodes.push(...inline(part.trimEnd()));
    else if (part) nodes.push(...blocks(part));
  }
  return nodes;
}

function blocks(text) {
  const nodes = [];
  let list = null;
  let quote = null;
  const lines = text.replace(/^\n+|\n+$/g, "").split("\n");
  const levels = headingLevels(lines);
  for (const line of lines) {
    const item = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/.exec(line);
    const quoted = /^>\s(.*)$/.exec(line);
    if (!item) list = null;
    if (!quoted) quote = null;
    if (item) {
      if (!list || (list.tagName === "OL") !== Boolean(item[2])) {
        list = el(item[2] ? "ol" : "ul", item[2] ? { start: Number(item[2]) } : {});
        nodes.push(list);
      }
      list.append(el("li", { className: item[1].length > 1 ? "deeper" : "" }, inline(item[3])));
    } else if (quoted) {
      if (!quote) nodes.push((quote = el("blockquote")));
      quote.append(el("p", {}, inline(quoted[1])));
    } else nodes.push(plainLine(line, levels));
  }
  return nodes;
}

const HEADING = /^(#{1,3})\s+(.*)$/;

// Under the message's own heading no level is left out: the largest heading of a text is the third.
function headingLevels(lines) {
  const signs = lines.map((line) => HEADING.exec(line)?.[1]).filter(Boolean);
  return [...new Set(signs)].sort();
}

function plainLine(line, levels) {
  const heading = HEADING.exec(line);
  if (heading) return el(`h${levels.indexOf(heading[1]) + 3}`, { className: `size-${heading[1].length}` }, inline(heading[2]));
  const small = /^-#\s+(.*)$/.exec(line);
  if (small) return el("p", { className: "subtext" }, el("small", {}, inline(small[1])));
  return line ? el("p", { className: "line" }, inline(line)) : el("div", { className: "line blank" });
}

function spoiler(text) {
  const node = el("span", { className: "spoiler", tabIndex: 0, role: "button", "aria-label": "Spoiler: show it", onclick: show, onkeydown: keys }, inline(text));

  function show() {
    node.classList.add("open");
    ["tabindex", "role", "aria-label"].forEach((name) => node.removeAttribute(name));
  }

  function keys(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  }

  return node;
}

function mention(words, me) {
  return el("span", { className: me ? "mention me" : "mention" }, words);
}

function userMention(id) {
  return mention(`@${userOf(id)?.name ?? "unknown-user"}`, id === state.user?.id);
}

function channelMention(id) {
  const channel = channelOf(id);
  const go = () => channel && window.dispatchEvent(new CustomEvent("go", { detail: id }));
  return el("button", { className: "mention", type: "button", onclick: go }, `#${channel?.name ?? "unknown"}`);
}

function commandMention(name) {
  const use = () => window.dispatchEvent(new CustomEvent("use-command", { detail: name }));
  return el("button", { className: "mention", type: "button", onclick: use }, `/${name}`);
}

const CHANNELS = "https://discord.com/channels/";

function link(url, words) {
  if (!url.startsWith(CHANNELS)) return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
  const [, channel, message] = url.slice(CHANNELS.length).split("/");
  const go = (event) => {
    event.preventDefault();
    window.dispatchEvent(new CustomEvent("go", { detail: channel }));
    if (message) setTimeout(() => window.dispatchEvent(new CustomEvent("jump", { detail: message })), 400);
  };
  // A bare address of the guild is shown by its channel's name, as Discord's client does it.
  const name = `#${channelOf(channel)?.name ?? "unknown"}${message ? " › 💬" : ""}`;
  return el("a", { href: "#", className: words === url ? "mention" : "", onclick: go }, words === url ? name : words);
}

function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  return el("time", { className: "stamp", dateTime: date.toISOString(), title: date.toLocaleString() }, worded(date, style));
}

function worded(date, style) {
  if (style === "R") return relative(date);
  if (style === "t" || style === "T") return date.toLocaleTimeString([], { timeStyle: style === "t" ? "short" : "medium" });
  if (style === "d" || style === "D") return date.toLocaleDateString([], { dateStyle: style === "d" ? "short" : "long" });
  return style === "F" ? date.toLocaleString([], { dateStyle: "full", timeStyle: "short" }) : time(date.getTime());
}

function relative(date) {
  const seconds = (date.getTime() - now()) / 1000;
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, size] of [["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(Math.round(seconds), "second");
}
