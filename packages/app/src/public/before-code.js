// Runs before anything is painted: a page from the server shows before its code is there.
{
  // As session/theme.ts does it, for whoever has chosen another theme than the system's.
  try {
    const { theme } = localStorage;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage it is the system's.
  }
  // What is pressed too early is pressed again once the code is there (early-press.ts).
  const early = { button: null, stop: () => removeEventListener("click", keep, true) };
  const keep = ({ target }) => {
    early.button = target.closest("button");
  };
  addEventListener("click", keep, true);
  window.earlyPress = early;
}
