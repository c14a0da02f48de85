// Small drawings, so that the page looks the same where no emoji font is installed.

const SHAPES = {
  pin: "M9 3h6l-1 6 4 4v2h-5v6l-1 1-1-1v-6H6v-2l4-4z",
  eye: "M12 5c5 0 9 4.5 10 7-1 2.5-5 7-10 7S3 14.5 2 12c1-2.5 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  thread: "M7 4h2v9a3 3 0 0 0 3 3h5l-3-3 1.4-1.4L21 17l-5.6 5.4L14 21l3-3h-5a5 5 0 0 1-5-5z",
  lock: "M7 10V8a5 5 0 0 1 10 0v2h1v10H6V10zm2 0h6V8a3 3 0 0 0-6 0z",
  file: "M6 2h8l5 5v15H6zm7 1.5V8h4.5z",
  gear: "M10 2h4l.6 3 2.3 1.3 2.9-1 2 3.4-2.3 2v2.6l2.3 2-2 3.4-2.9-1L14.6 19l-.6 3h-4l-.6-3-2.3-1.3-2.9 1-2-3.4 2.3-2v-2.6l-2.3-2 2-3.4 2.9 1L9.4 5zm2 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  theme: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 0 1 0 14z",
  send: "M3 3l19 9-19 9 3-9zm5 8h6v2H8z",
  bars: "M3 5h18v2.5H3zm0 6h18v2.5H3zm0 6h18v2.5H3z",
  silent: "M12 3a6 6 0 0 0-6 6v4l-2 3v1h11L6.5 8.5 8 7l12 12-1.4 1.4-2-2.4H4M10 19h4a2 2 0 0 1-4 0zM18 13V9a6 6 0 0 0-3-5.2z",
  mail: "M2 5h20v14H2zm2 2v.5l8 5 8-5V7z",
  hammers: "M4 20 14.5 8.5l1.5 1.5L6 22zM20 20 9.5 8.5 8 10l10 12zM4 9c1-4 4-6 9-6l-3 3-2 4zM20 9c-1-4-4-6-9-6l3 3 2 4z",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

// Elements of the frame name their icon in data-icon.
export function drawFrameIcons() {
  for (const node of document.querySelectorAll("[data-icon]")) node.replaceChildren(icon(node.dataset.icon));
}
