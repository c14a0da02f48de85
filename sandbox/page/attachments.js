// Pictures with their alt text, and other files of a message.

import { byId, el, fill } from "./dom.js";
import { openDialog } from "./focus.js";
import { icon } from "./icons.js";

export function attachmentNode(file, messageId) {
  const image = (file.content_type || "").startsWith("image/");
  if (!image) return el("a", { className: "file", href: file.url, download: file.filename }, icon("file"), ` ${file.filename}`);
  const alt = file.description || "";
  const size = file.width ? { width: file.width, height: file.height } : {};
  const picture = el("img", { src: file.url, alt: alt || "Picture without alt text", ...size, loading: "eager" });
  // Beside the picture, not around it: what stands in a button is no picture any more for who hears the page.
  const open = el("button", { type: "button", className: "enlarge", title: "Enlarge", "aria-label": "Enlarge the picture", "data-key": `${messageId}/enlarge ${file.id}`, onclick: () => enlarge(file.url, alt) });
  const summary = el("summary", {}, el("b", {}, "ALT"), " ", el("span", { "aria-hidden": "true" }, alt || "no alt text"));
  const caption = el("details", { className: "alt" }, summary);
  if (alt) caption.append(el("p", {}, alt));
  return el("figure", {}, el("div", { className: "frame" }, picture, open), caption);
}

function enlarge(url, alt) {
  const dialog = byId("picture");
  const close = () => dialog.close();
  // Its words stand below it.
  const picture = el("img", { src: url, alt: "", onclick: close });
  fill(dialog, picture, el("p", {}, alt || "Picture without alt text"), el("button", { type: "button", onclick: close, "aria-label": "Close" }, "✕"));
  openDialog(dialog);
}
