// Runs before anything is painted: a page from the server shows before its code is there.
{
  // As session/theme.ts does it, for whoever has chosen another theme than the system's.
  try {
    const { theme } = localStorage;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage it is the system's.
  }
  // A built page is complete without its code, which is for what is pressed: it is fetched once the browser has nothing else to do.
  let failed = false;
  const fetchCode = () => {
    const { src } = document.querySelector("script[data-code]") ?? {};
    if (!src) return;
    // Browsers keep a failed import for as long as the page is there, so the next press loads the page anew.
    if (failed && navigator.onLine) location.reload();
    else
      import(src).catch(() => {
        failed = true;
      });
  };
  // A form is locked until its code is there, and a page that is made by its code is not there: neither can be pressed before.
  addEventListener("DOMContentLoaded", () => {
    const isThere = document.getElementById("root")?.hasChildNodes();
    if (!isThere || document.querySelector("form")) fetchCode();
  });
  const whenIdle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 1000));
  addEventListener("load", () => whenIdle(fetchCode, { timeout: 4000 }));
  // What is pressed too early is pressed again once the code is there (early-press.ts).
  const early = { button: null, stop: () => removeEventListener("click", keep, true) };
  const keep = ({ target }) => {
    early.button = target.closest("button");
    if (early.button) fetchCode();
  };
  addEventListener("click", keep, true);
  window.earlyPress = early;
}
