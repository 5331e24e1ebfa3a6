/** Runs inside the page: whether it is wider than the window. Self-contained. */
export function installReflow() {
  /** @param {Element} element */
  const name = (element) => {
    const slot = element.getAttribute("data-slot");
    const tag = element.tagName.toLowerCase();
    const text = element.textContent?.trim().slice(0, 40);
    return `<${tag}${slot ? ` data-slot="${slot}"` : ""}>${text ? ` "${text}"` : ""}`;
  };

  /** @param {Element} element */
  const beyond = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width === 0 ? 0 : Math.max(-left, right - innerWidth);
  };

  Object.assign(globalThis.storyGate, {
    /** Right to left, with text of this size. @param {string} text */
    prepareReflow(text) {
      document.documentElement.dir = "rtl";
      document.documentElement.style.fontSize = text;
    },
    async horizontalOverflow() {
      await globalThis.storyGate.settle();
      const overflow = document.documentElement.scrollWidth - innerWidth;
      if (overflow <= 0) return { overflow: 0, widest: "" };
      // The innermost of those that reach furthest is the one that does not shrink.
      const widest = [...document.body.querySelectorAll("*")].reduce((most, element) =>
        beyond(element) >= beyond(most) ? element : most,
      );
      return { overflow, widest: name(widest) };
    },
  });
}
