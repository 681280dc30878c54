// The dialog in front of everything, if there is one.
const dialogInFront = () => [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].pop() || null;

// A key presses the visible button that names it; while there is a dialog, a button of that dialog.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const key = event.key === " " ? "space" : event.key.toLowerCase();
  if (key !== "escape" && event.target.closest("input, select, textarea, [contenteditable]")) return;
  if ((key === "enter" || key === "space") && event.target.closest("button, a, summary")) return;
  for (const button of (dialogInFront() || document).querySelectorAll("[data-key]")) {
    const keys = button.dataset.key.toLowerCase().split(" ");
    if (keys.includes(key) && !button.disabled && button.offsetParent !== null) {
      event.preventDefault();
      button.click();
      return;
    }
  }
});

// A part of the page may be drawn anew between press and release; the press still counts for the same button.
let pressed = null;
document.addEventListener("pointerdown", (event) => {
  pressed = event.target.closest ? event.target.closest("[data-do]") : null;
  if (pressed) held = pressed;
});
document.addEventListener("pointerup", (event) => {
  if (pressed && !pressed.isConnected) {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const now = under ? under.closest("[data-do]") : null;
    if (now && now.dataset.do === pressed.dataset.do && !now.disabled) now.click();
  }
  pressed = null;
});

// Parts of the page are drawn anew at every change. The focus stays on the same button or field, goes into a
// dialog that opens, and back to where it was when the dialog closes.
let held = null; // what had the focus last
let dialog = null;
let before = null; // what had the focus when the dialog opened

function drawnAnew(element, within) {
  if (!element || element === document.body) return null;
  if (element.isConnected && within.contains(element)) return element;
  for (const name of ["data-do", "data-set"]) {
    const value = element.getAttribute(name);
    const again = value && within.querySelector(`[${name}="${CSS.escape(value)}"]:not(:disabled)`);
    if (again) return again;
  }
  // A tile of the hand that is not there any more: the one in its place.
  const key = element.dataset.tile && element.dataset.key;
  return key ? within.querySelector(`[data-tile][data-key="${CSS.escape(key)}"]`) : null;
}

function keepFocus() {
  const now = dialogInFront();
  const was = dialog;
  dialog = now;
  let target = null;
  if (now) {
    if (!was) before = held;
    if (now.contains(document.activeElement)) return;
    target = (was && was.contains(held) && drawnAnew(held, now)) || now;
  } else if (was) {
    target = drawnAnew(before, document.body) || document.getElementById("main");
  } else if (document.activeElement === document.body && held && !held.isConnected) {
    target = drawnAnew(held, document.body);
  }
  if (target) target.focus({ preventScroll: true });
}
document.addEventListener("focusin", (event) => { held = event.target; });
new MutationObserver(keepFocus).observe(document.body, { childList: true, subtree: true });

// The tabulator goes round within the dialog.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Tab" || !dialog) return;
  const reached = [...dialog.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex='0']")]
    .filter((one) => !one.disabled && one.offsetParent !== null);
  if (reached.length === 0) return event.preventDefault();
  const at = reached.indexOf(document.activeElement);
  const last = reached.length - 1;
  if (at === -1 || (event.shiftKey ? at === 0 : at === last)) {
    event.preventDefault();
    reached[event.shiftKey ? last : 0].focus();
  }
});

// The framework says in English that the connection is lost.
function sayOfLostConnections(words) {
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelectorAll("#popup span").forEach((line, place) => { line.textContent = words[place] || ""; });
  });
}
