/** Runs inside the page: waits until it is rendered, and measures how far the content extends. Self-contained. */
export function installRendering() {
  const REPLACED = "img, svg, canvas, video, input, textarea, select, iframe, progress, meter, hr";

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

  /** @param {CSSStyleDeclaration} style */
  const isPainted = (style) =>
    style.backgroundImage !== "none" ||
    style.boxShadow !== "none" ||
    (style.outlineStyle !== "none" && style.outlineWidth !== "0px") ||
    !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) ||
    ["Top", "Right", "Bottom", "Left"].some(
      (side) => Reflect.get(style, `border${side}Width`) !== "0px",
    );

  /** @param {Element} element */
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());

  /** The story's elements on the page: its root, and its overlays. */
  const layers = () =>
    [...document.body.children].filter(
      (child) => !child.matches(".sb-wrapper, #storybook-docs, #storybook-highlights-root, script"),
    );

  Object.assign(globalThis.storyGate, {
    async settle() {
      void document.body.offsetHeight;
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await frame();
      await frame();
    },
    extent() {
      let right = 0;
      let bottom = 0;
      for (const element of layers().flatMap((layer) => [layer, ...layer.querySelectorAll("*")])) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        if (box.right <= right && box.bottom <= bottom) continue;
        const style = getComputedStyle(element);
        if (style.visibility === "hidden") continue;
        if (!element.matches(REPLACED) && !hasText(element) && !isPainted(style)) continue;
        right = Math.max(right, box.right);
        bottom = Math.max(bottom, box.bottom);
      }
      const { scrollHeight } = document.documentElement;
      const overflow = [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).overflowY,
      );
      const locked = overflow.includes("hidden");
      return { right, bottom, scrollX, scrollY, scrollHeight, locked };
    },
  });
}
