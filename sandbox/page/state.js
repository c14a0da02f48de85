// What this page knows, and its only ways to the sandbox.

export const state = {
  world: { guild: {}, guilds: [], channels: [], users: [], roles: [], bot: "", connected: false, shift: 0 },
  user: null,
  channel: null,
  botMay: [],
  userMay: [],
  // How many messages of the channel are loaded; grows when one scrolls up.
  limit: 100,
  messages: new Map(),
  commands: [],
  interactions: new Map(),
  reply: null,
  // Private messages belong to this one loading of the page.
  session: crypto.getRandomValues(new Uint32Array(4)).join("-"),
  pings: JSON.parse(localStorage.getItem("pings") || "{}"),
  unread: {},
};

export async function ask(path, query = {}) {
  const response = await fetch(`/sandbox/api/${path}?${new URLSearchParams(query)}`);
  return read(response);
}

export async function order(path, body) {
  const response = await fetch(`/sandbox/api/${path}`, { method: "POST", body: JSON.stringify(body) });
  return read(response);
}

async function read(response) {
  const body = await response.json().catch(() => ({ refused: response.statusText }));
  if (!response.ok) throw new Error(body.refused || response.statusText);
  return body;
}

// A deed of the present user in the present channel; resolves with the interaction that came of it.
export async function act(deed, more = {}) {
  const body = { do: deed, user: state.user.id, channel: state.channel.id, session: state.session, ...more };
  const { interactions } = await order("act", body);
  for (const one of interactions) if (!state.interactions.has(one.id)) state.interactions.set(one.id, one);
  return interactions[0];
}

export const change = (deed, more = {}) => order("change", { do: deed, ...more });
// The sandbox's time, which may be moved.
export const now = () => Date.now() + state.world.shift * 1000;
export const userOf = (id) => state.world.users.find((user) => user.id === id);
export const channelOf = (id) => state.world.channels.find((channel) => channel.id === id);
export const roleOf = (id) => state.world.roles.find((role) => role.id === id);
// A channel of the guild's list: text, voice or announcement.
export const isHome = (channel) => [0, 2, 5].includes(channel.type);

// Where the bot and a user talk alone: it may not be open yet.
export const DIRECT = "@bot";
export const isDirect = (channel) => channel?.type === 1;
// What can be chosen in the present channel: of its guild, or the user alone.
const here = () => state.channel?.guild_id;
export const membersHere = () => state.world.users.filter((user) => (here() ? user.guilds.includes(here()) : user.id === state.user.id || user.bot));
export const rolesHere = () => state.world.roles.filter((role) => role.guild_id === here() && role.id !== here());
export const channelsHere = () => state.world.channels.filter((one) => one.guild_id && one.guild_id === here() && (isHome(one) || isThread(one)));

export const isThread = (channel) => [10, 11, 12].includes(channel.type);
export const myRoles = () => state.user?.roles ?? [];

export function channelName(channel) {
  return channel.type === 1 ? "Steiger" : channel.name;
}

export function pingCount(userId, channelId) {
  const mine = state.pings[userId] || {};
  return channelId ? mine[channelId] || 0 : Object.values(mine).reduce((sum, count) => sum + count, 0);
}

export function addPing(userId, channelId) {
  const mine = (state.pings[userId] ||= {});
  mine[channelId] = (mine[channelId] || 0) + 1;
  localStorage.setItem("pings", JSON.stringify(state.pings));
}

export function markRead() {
  if (!state.user || !state.channel) return;
  delete (state.pings[state.user.id] || {})[state.channel.id];
  delete (state.unread[state.user.id] || {})[state.channel.id];
  localStorage.setItem("pings", JSON.stringify(state.pings));
}
