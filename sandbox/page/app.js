// Starts the page, follows the sandbox's notices and draws what changed.

import { interactionChanged } from "./components.js";
import { hint, resetComposer, startComposer } from "./composer.js";
import { byId, el, fill } from "./dom.js";
import { startFocus } from "./focus.js";
import { formAnswered, openForm } from "./form.js";
import { say } from "./heard.js";
import { drawFrameIcons } from "./icons.js";
import { drawAll, drawOne, jump, removeOne, sayOne, toEnd, watchScroll } from "./messages.js";
import { drawSide, leaveSide, showPins, startSide } from "./side.js";
import { DIRECT, addPing, ask, channelName, channelOf, isDirect, isHome, isThread, markRead, state, userOf } from "./state.js";
import { openTools, showTime } from "./tools.js";

let socket = null;
let typingTimer = 0;
const opened = new Set();

async function loadWorld() {
  state.world = await ask("world", { user: state.user?.id ?? "" });
  state.user = userOf(state.user?.id ?? localStorage.getItem("user")) ?? state.world.users.find((user) => !user.bot);
  // As Discord's client has it: all that is said is read in the voice of the user's own language.
  for (const id of ["messages", "heard"]) byId(id).lang = state.user.locale;
  await loadCommands();
  showLine();
}

// Not every command is offered everywhere.
async function loadCommands() {
  state.commands = (await ask("commands", { user: state.user.id, channel: state.channel?.id ?? "" })).commands;
}

async function openDirect() {
  const opened = await ask("channel", { user: state.user.id, channel: DIRECT, limit: 1 });
  await loadWorld();
  return opened.channel.id;
}

async function go(id) {
  if (id === DIRECT) id = await openDirect();
  const channel = channelOf(id) ?? liveliest();
  if (!channel) return nowhere();
  state.channel = channel;
  state.limit = 100;
  localStorage.setItem("channel", channel.id);
  resetComposer(); // before anything is awaited: what is typed meanwhile stays
  byId("messages").ariaBusy = "true";
  await loadChannel();
  leaveSide();
  showPins(false);
  say(byId("title").textContent);
  byId("messages").ariaBusy = "false";
}

// The channel in which something was said last, else the first.
function liveliest() {
  const channels = state.world.channels.filter((one) => isHome(one));
  return channels.sort((a, b) => Number(b.last_message_id ?? 0) - Number(a.last_message_id ?? 0) || a.position - b.position)[0];
}

async function loadChannel() {
  try {
    const seen = await ask("channel", { channel: state.channel.id, user: state.user.id, session: state.session, limit: state.limit });
    state.messages = new Map(seen.messages.map((message) => [message.id, message]));
    state.botMay = seen.bot_may;
    await loadCommands();
  } catch (error) {
    state.messages = new Map();
    hint(error.message, true);
  }
  markRead();
  drawTop();
  drawAll();
  draw();
  toEnd();
}

function nowhere() {
  state.channel = null;
  fill(byId("messages"), el("li", { className: "empty" }, `${state.user.name} is in no guild and sees nothing.`));
  draw();
  leaveSide();
}

async function older() {
  const list = byId("messages");
  const below = list.scrollHeight - list.scrollTop;
  state.limit += 100;
  await loadChannel();
  list.scrollTop = list.scrollHeight - below;
}

async function become(id) {
  state.user = userOf(id);
  localStorage.setItem("user", id);
  await loadWorld();
  connect();
  await go(state.channel?.id ?? localStorage.getItem("channel"));
}

const draw = () => drawSide(go, become);

function drawTop() {
  const { channel } = state;
  const parent = isThread(channel) ? channelOf(channel.parent_id) : null;
  byId("title").textContent = parent ? `${parent.name} › ${channel.name}` : `${isDirect(channel) ? "" : "# "}${channelName(channel)}`;
  const meta = channel.thread_metadata;
  byId("topic").textContent = meta?.locked ? "locked" : meta?.archived ? "archived" : channel.topic ?? "";
}

function showLine() {
  byId("line").textContent = state.world.connected ? "" : "The bot is offline";
  byId("line").className = state.world.connected ? "" : "offline";
}

function connect() {
  socket?.close();
  const mine = new WebSocket(`${location.origin.replace("http", "ws")}/sandbox/live?${new URLSearchParams({ user: state.user.id, session: state.session })}`);
  socket = mine;
  mine.addEventListener("message", (event) => notice(JSON.parse(event.data)));
  mine.addEventListener("close", () => {
    if (socket !== mine) return;
    byId("line").textContent = "The sandbox is away…";
    byId("line").className = "offline";
    setTimeout(retry, 1000);
  });
}

async function retry() {
  try {
    await loadWorld();
    connect();
    await loadChannel();
  } catch {
    setTimeout(retry, 1000);
  }
}

const NOTICES = {
  message: ({ message }) => messageCame(message),
  message_gone: ({ id }) => {
    state.messages.delete(id);
    removeOne(id);
  },
  interaction: ({ interaction }) => interactionCame(interaction),
  channel: reloadWorld,
  channel_gone: reloadWorld,
  people: reloadWorld,
  commands: reloadWorld,
  bot: reloadWorld,
  clock: ({ shift }) => {
    state.world.shift = shift;
    drawAll(); // what says "in an hour" says it from here
    showTime();
  },
  direct: (came) => directCame(came),
  typing: ({ channel_id }) => channel_id === state.channel?.id && showTyping(),
};

function notice(body) {
  NOTICES[body.t]?.(body);
}

function messageCame(message) {
  const fresh = !message.edits && !message.edited_timestamp;
  const here = message.channel_id === state.channel?.id;
  const known = state.messages.get(message.id);
  if (fresh && !known && !message.private) noteUnread(message, here);
  if (here) {
    state.messages.set(message.id, message);
    drawOne(message);
    if (known ? known.loading && !message.loading : fresh && !message.loading) sayOne(message);
    if (message.author.bot) showTyping(false);
  }
}

function noteUnread(message, here) {
  for (const user of state.world.users.filter((one) => !one.bot && one.id !== message.author.id)) {
    const looking = here && user.id === state.user.id && document.visibilityState === "visible";
    if (looking) continue;
    if (isDirect(channelOf(message.channel_id)) && user.id !== state.user.id) continue;
    if (message.pings.includes(user.id) || message.silent_pings.includes(user.id)) addPing(user.id, message.channel_id);
    (state.unread[user.id] ||= {})[message.channel_id] = true;
    if (user.id === state.user.id && message.pings.includes(user.id)) say(`You are mentioned in ${whereOf(message)}`);
  }
  draw();
}

// A thread that was just begun may be spoken in before the page has heard of it.
function whereOf(message) {
  const channel = channelOf(message.channel_id);
  return channel ? channelName(channel) : "a new thread";
}

// What is said to somebody else alone: only that something was.
function directCame({ user, channel_id, pings }) {
  if (user === state.user.id || !pings.length) return;
  addPing(user, channel_id);
  draw();
}

function interactionCame(interaction) {
  const source = interactionChanged(interaction);
  if (source && state.messages.has(source)) drawOne(state.messages.get(source));
  formAnswered(interaction);
  if (interaction.modal && interaction.callback === 9 && !opened.has(interaction.id)) {
    opened.add(interaction.id);
    openForm(interaction);
  }
  if (interaction.type === 2 && interaction.failed) hint(`/${interaction.title}: the application did not respond`, true);
}

async function reloadWorld() {
  await loadWorld();
  const channel = state.channel && channelOf(state.channel.id);
  if (!channel) return go(localStorage.getItem("channel"));
  state.channel = channel;
  drawTop();
  draw();
  drawAll();
}

function showTyping(on = true) {
  clearTimeout(typingTimer);
  byId("typing").textContent = on ? "Steiger is typing…" : "";
  if (on) typingTimer = setTimeout(() => showTyping(false), 8000);
}

async function start() {
  drawFrameIcons();
  startSide();
  startFocus();
  startComposer();
  watchScroll();
  await loadWorld();
  connect();
  await go(localStorage.getItem("channel") ?? "");
  byId("tools").addEventListener("click", openTools);
  window.addEventListener("go", (event) => go(event.detail));
  window.addEventListener("older", older);
  window.addEventListener("jump", (event) => jump(event.detail));
  window.addEventListener("redraw", (event) => state.messages.has(event.detail) && drawOne(state.messages.get(event.detail)));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && (markRead(), draw()));
}

start();
