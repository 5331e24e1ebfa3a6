/** Runs inside the page, where axe-core has been put: runs it. Self-contained. */
export function installAccessibility() {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;

  // In forced colours Chromium reports the painted colour for `color`, but the author's for `-webkit-text-fill-color`, which
  // axe reads first: it would judge an invisible colour.
  /** @this {CSSStyleDeclaration} @param {string} name */
  function paintedColour(name) {
    return getPropertyValue.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  }

  Object.assign(globalThis.storyGate, {
    /** @param {{ context: object, options: object, theme?: "light" | "dark", forced?: boolean }} run */
    async axe({ context, options, theme, forced = false }) {
      if (theme) globalThis.storyGate.setTheme(theme);
      // A transition would still show the colours from before.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      if (forced) CSSStyleDeclaration.prototype.getPropertyValue = paintedColour;
      try {
        const { violations } = await axe.run(context, options);
        return violations.map(({ id, help, nodes }) => ({
          rule: id,
          help,
          nodes: nodes.map(({ target, failureSummary }) => ({
            target: target.flat().join(" "),
            summary: failureSummary,
          })),
        }));
      } finally {
        CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue;
      }
    },
  });
}
