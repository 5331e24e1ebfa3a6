/** The attributes of the root that the toolbars stand for; the app sets the same ones. */
export function setRootAttributes(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  const attributes = {
    "data-theme": globals.theme,
    "data-brand": globals.brand,
    "data-density": globals.density,
    "data-contrast": globals.contrast,
    "data-motion": globals.motion,
    dir: globals.direction,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== String(value)) root.setAttribute(name, String(value));
  }
  root.style.colorScheme = String(globals.theme);
  // Unset at 100 %, so that the reader's own size holds.
  root.style.fontSize = String(globals.text) === "200" ? "200%" : "";
}
