// The left side: channels with their threads, and who one is.

import { avatar, byId, el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { DIRECT, channelName, isDirect, isHome, isThread, pingCount, state } from "./state.js";

const LANGUAGES = { "en-GB": "English", "en-US": "English (US)", de: "Deutsch", fr: "Français" };

export function drawSide(go, become) {
  const present = state.world.guilds.find((one) => one.id === state.channel?.guild_id);
  byId("guild").textContent = present?.name ?? (isDirect(state.channel) ? "Direct messages" : "Steiger sandbox");
  const lines = state.world.guilds.flatMap((one) => guildLines(one, go));
  fill(byId("channels"), el("h2", {}, "Direct messages"), directLine(go), lines);
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
    { type: "button", className: classes.filter(Boolean).join(" "), "aria-current": here ? "page" : null, onclick: () => go(channel.id) },
    el("span", { className: "sign", "aria-hidden": "true" }, sign),
    el("span", { className: "name" }, channelName(channel)),
    pings ? el("span", { className: "badge", title: "mentions" }, String(pings)) : null,
  );
}

function others() {
  return state.world.users.filter((user) => !user.bot && user.id !== state.user.id).reduce((sum, user) => sum + pingCount(user.id), 0);
}

function drawMe() {
  const waiting = others();
  fill(byId("who"), face(state.user), waiting ? el("span", { className: "badge soft", title: "mentions of others" }, String(waiting)) : null);
}

function face(user) {
  const language = LANGUAGES[user.locale] ?? user.locale;
  const doors = user.dm_closed ? " · no direct messages" : "";
  const words = (user.guilds.length ? language : "not in a guild") + doors;
  return [avatar(user.id, user.name), el("span", { className: "who-words" }, el("b", {}, user.name), el("small", {}, words))];
}

function drawUsers(become) {
  const people = state.world.users.filter((user) => !user.bot);
  const line = (user) => {
    const pings = pingCount(user.id);
    const props = { type: "button", role: "option", "aria-selected": String(user.id === state.user.id), className: user.guilds.length ? "user" : "user away", onclick: () => become(user.id) };
    return el("button", props, face(user), pings ? el("span", { className: "badge", title: "mentions" }, String(pings)) : null);
  };
  fill(byId("users"), el("p", {}, "Be another player"), people.map(line));
}

export function startSide() {
  const close = () => {
    document.body.classList.remove("side-open");
    byId("shade").hidden = true;
    showUsers(false);
  };
  byId("menu").addEventListener("click", () => {
    document.body.classList.add("side-open");
    byId("shade").hidden = false;
  });
  byId("shade").addEventListener("click", close);
  byId("who").addEventListener("click", () => showUsers(byId("users").hidden));
  byId("pins").addEventListener("click", () => (byId("pinned").hidden = !byId("pinned").hidden));
  byId("theme").addEventListener("click", () => setTheme(document.documentElement.dataset.theme === "light" ? "dark" : "light"));
  setTheme(localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));
  return close;
}

export function showUsers(on) {
  byId("users").hidden = !on;
  byId("who").setAttribute("aria-expanded", String(on));
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
}
