// The left side: channels with their threads, and who one is.

import { avatar, byId, el, fill, unseen } from "./dom.js";
import { focusNewest, keepFocus } from "./focus.js";
import { icon } from "./icons.js";
import { Marker, optionNode } from "./listbox.js";
import { DIRECT, channelName, isDirect, isHome, isThread, pingCount, state } from "./state.js";

let users = null;
const LANGUAGES = { "en-GB": "English", "en-US": "English (US)", de: "Deutsch", fr: "Français" };

export function drawSide(go, become) {
  const present = state.world.guilds.find((one) => one.id === state.channel?.guild_id);
  byId("guild").textContent = present?.name ?? (isDirect(state.channel) ? "Direct messages" : "Steiger sandbox");
  const lines = state.world.guilds.flatMap((one) => guildLines(one, go));
  keepFocus(() => fill(byId("channels"), el("h2", {}, "Direct messages"), directLine(go), lines));
  drawMe();
  drawUsers(become);
  const all = pingCount(state.user.id);
  document.title = `${all ? `(${all}) ` : ""}${state.channel ? `${isDirect(state.channel) ? "" : "#"}${channelName(state.channel)}` : "Steiger sandbox"}`;
}

function guildLines(guild, go) {
  const mine = state.world.channels.filter((one) => isHome(one) && one.guild_id === guild.id).sort((a, b) => a.position - b.position);
  return [el("h2", {}, guild.name), ...mine.flatMap((one) => [channelLine(one, go), ...threadsOf(one, go)])];
}

// The bot is there for everybody: the first look opens the channel.
function directLine(go) {
  return channelLine(state.world.channels.find(isDirect) ?? { id: DIRECT, type: 1 }, go);
}

function threadsOf(channel, go) {
  const threads = state.world.channels.filter((one) => isThread(one) && one.parent_id === channel.id);
  const shown = threads.filter((one) => !one.thread_metadata.archived || one.id === state.channel?.id);
  return shown.map((one) => channelLine(one, go));
}

function channelLine(channel, go) {
  const pings = pingCount(state.user.id, channel.id);
  const unread = state.unread[state.user.id]?.[channel.id];
  const here = channel.id === state.channel?.id;
  const classes = ["channel", isThread(channel) && "in-thread", here && "here", unread && "unread"];
  const sign = isDirect(channel) ? icon("mail") : isThread(channel) ? icon(channel.thread_metadata.locked ? "lock" : "thread") : "#";
  return el(
    "button",
    { type: "button", className: classes.filter(Boolean).join(" "), "data-key": `channel/${channel.id}`, "aria-current": here ? "page" : null, onclick: () => go(channel.id) },
    el("span", { className: "sign", "aria-hidden": "true" }, sign),
    el("span", { className: "name" }, channelName(channel)),
    pings ? badge(pings, "mentions") : unread ? unseen(", unread") : null,
  );
}

function badge(count, words, soft = false) {
  return [el("span", { className: soft ? "badge soft" : "badge", title: words }, String(count)), unseen(` ${words}`)];
}

function others() {
  return state.world.users.filter((user) => !user.bot && user.id !== state.user.id).reduce((sum, user) => sum + pingCount(user.id), 0);
}

function drawMe() {
  const waiting = others();
  fill(byId("who"), unseen("Be another player than "), face(state.user), waiting ? badge(waiting, "mentions of others", true) : null);
}

function face(user) {
  const language = LANGUAGES[user.locale] ?? user.locale;
  const doors = user.dm_closed ? " · no direct messages" : "";
  const words = (user.guilds.length ? language : "not in a guild") + doors;
  return [avatar(user.id, user.name), el("span", { className: "who-words" }, el("b", {}, user.name), " ", el("small", {}, words))];
}

function drawUsers(become) {
  const people = state.world.users.filter((user) => !user.bot);
  const line = (user) => {
    const pings = pingCount(user.id);
    const props = { "aria-selected": String(user.id === state.user.id), className: user.guilds.length ? "user" : "user away", onclick: () => become(user.id) };
    return optionNode(props, face(user), pings ? badge(pings, "mentions") : null);
  };
  fill(byId("user-list"), people.map(line));
  users?.to(users.at);
}

// What lies under the list of channels on a phone cannot be reached while it is open.
function cover(on) {
  for (const node of document.querySelectorAll("main, .skip")) node.inert = on;
  byId("shade").hidden = !on;
  byId("menu").setAttribute("aria-expanded", String(on));
}

// Closes the list of channels where it lies over the messages; whether it did.
function closeSide() {
  const over = document.body.classList.contains("side-open");
  document.body.classList.remove("side-open");
  cover(false);
  showUsers(false);
  return over;
}

function openSide() {
  document.body.classList.add("side-open");
  cover(true);
  (document.querySelector(".channel.here") ?? byId("who")).focus();
}

// Having gone somewhere from it, one is at what was said there last.
export function leaveSide() {
  if (closeSide()) focusNewest();
}

function dismissSide() {
  if (closeSide()) byId("menu").focus();
}

export function startSide() {
  users = new Marker(byId("user-list"), byId("user-list"));
  byId("menu").addEventListener("click", openSide);
  byId("shade").addEventListener("click", dismissSide);
  byId("side").addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && dismissSide());
  byId("who").addEventListener("click", () => showUsers(byId("users").hidden));
  byId("user-list").addEventListener("keydown", userKeys);
  byId("user-list").addEventListener("focusout", (event) => event.relatedTarget && event.relatedTarget !== byId("who") && showUsers(false));
  byId("pins").addEventListener("click", () => showPins(byId("pinned").hidden));
  byId("pinned").addEventListener("keydown", (event) => event.key === "Escape" && (byId("pins").focus(), showPins(false)));
  byId("theme").addEventListener("click", () => setTheme(document.documentElement.dataset.theme === "light" ? "dark" : "light"));
  setTheme(localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));
}

export function showPins(on) {
  byId("pinned").hidden = !on;
  byId("pins").setAttribute("aria-expanded", String(on));
}

function userKeys(event) {
  if (event.key === "Escape") leaveUsers();
  else if (event.key === "Enter" || event.key === " ") {
    const picked = users.options[users.at];
    leaveUsers();
    picked?.click();
  } else if (!users.moved(event) && !users.sought(event)) return;
  event.preventDefault();
}

function leaveUsers() {
  byId("who").focus();
  showUsers(false);
}

export function showUsers(on) {
  byId("users").hidden = !on;
  byId("who").setAttribute("aria-expanded", String(on));
  if (!on) return;
  users.to(users.options.findIndex((node) => node.getAttribute("aria-selected") === "true"));
  byId("user-list").focus();
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
}
