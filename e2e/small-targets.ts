import { expect, type Page } from "@playwright/test";

/**
 * Controls that a finger cannot hit: less than 44 pixels in one direction react to a tap, counted with their label and
 * with what a pseudo-element adds. Links in a line of text are as high as the line (WCAG 2.5.8).
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const needed = 44;
    const controls =
      "a[href], button, input, select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab]";
    const layers = [
      ...document.querySelectorAll(
        "[role=dialog], [role=alertdialog], [role=menu], [data-slot=combobox-list]",
      ),
    ];
    const top = layers.filter((layer) => layer.checkVisibility()).at(-1) ?? document.body;

    const isInText = (element: Element) => {
      if (!element.matches("a, button") || getComputedStyle(element).display !== "inline") {
        return false;
      }
      const around =
        element.closest("p, li, td, dd, span:has(> a), div")?.textContent?.trim() ?? "";
      return around.length > (element.textContent?.trim().length ?? 0);
    };
    const labelsOf = (element: Element) => [
      element.closest("label"),
      ...((element as HTMLInputElement).labels ?? []),
    ];
    const takesTap = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && [element, ...labelsOf(element)].some((part) => part?.contains(hit));
    };
    /** How far from its middle an element takes a tap, in one direction. */
    const reach = (element: Element, x: number, y: number, [right, down]: [number, number]) => {
      let far = 0;
      while (far < needed && takesTap(element, x + right * (far + 1), y + down * (far + 1))) {
        far += 1;
      }
      return far;
    };
    const sizeOf = (element: Element) => {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!takesTap(element, x, y)) return { width: 0, height: 0 };
      return {
        width: reach(element, x, y, [-1, 0]) + reach(element, x, y, [1, 0]) + 1,
        height: reach(element, x, y, [0, -1]) + reach(element, x, y, [0, 1]) + 1,
      };
    };

    return [...top.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ opacityProperty: false }))
      .filter((element) => !element.closest("[aria-hidden=true], [inert], .sr-only"))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // What is of one pixel is read by screen readers only, until it has the focus.
        return width > 1 && height > 1 && !isInText(element);
      })
      .flatMap((element) => {
        const { width, height } = sizeOf(element);
        if (width >= needed && height >= needed) return [];
        const label = labelsOf(element).at(-1)?.textContent;
        const name = element.getAttribute("aria-label") ?? label ?? element.textContent;
        return [`${element.localName} “${name?.trim().slice(0, 40)}”: ${width} × ${height}`];
      });
  });

/** Fails, with name and size, if a control of the page or an overlay is too small for a finger. */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  await expect.poll(() => smallTargets(page), { message: where }).toEqual([]);
}
