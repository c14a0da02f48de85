// What a screen reader is told without being asked. The list of messages is no live region, so that a new message is
// told once, whole, and an edit never, as in Discord's client.

import { byId, el } from "./dom.js";

const KEPT = 5;

export function say(words) {
  const log = byId("heard");
  log.append(el("p", {}, words));
  while (log.children.length > KEPT) log.firstElementChild.remove();
}

// At once, before anything else: something that was pressed failed.
export function alarm(words) {
  byId("alarm").textContent = words;
}

export function sayMessage(article) {
  if (article.matches(".system")) return say(article.querySelector(".body").innerText);
  const parts = [article.querySelector(".heading").textContent];
  for (const node of article.querySelectorAll(".text, .embed, figure img")) {
    if (!node.parentElement.closest(".embed")) parts.push(node.alt ?? node.innerText);
  }
  say(parts.filter(Boolean).join("\n"));
}
