// A key presses the visible button that names it.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (event.target.closest("input, select, textarea, [contenteditable]")) return;
  const key = event.key === " " ? "Space" : event.key.toLowerCase();
  if ((key === "enter" || key === "Space") && event.target.closest("button, a, summary")) return;
  for (const button of document.querySelectorAll("[data-key]")) {
    if (button.dataset.key.toLowerCase() === key.toLowerCase() && !button.disabled && button.offsetParent !== null) {
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
});
document.addEventListener("pointerup", (event) => {
  if (pressed && !pressed.isConnected) {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const now = under ? under.closest("[data-do]") : null;
    if (now && now.dataset.do === pressed.dataset.do && !now.disabled) now.click();
  }
  pressed = null;
});
