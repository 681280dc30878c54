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
