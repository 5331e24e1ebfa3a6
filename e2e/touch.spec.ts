import type { Page } from "@playwright/test";
import { chooseFile, signUp, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 720 } });

/** Controls that a finger cannot hit: smaller than 44 pixels, counted with the label that belongs to them. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    // A field's border of one pixel belongs to the field around it.
    const needed = 42;
    const controls = "button, input, select, textarea, summary, [role=button], nav a, a[data-slot]";
    const isInText = (element: Element) =>
      element.matches("a") && getComputedStyle(element).display === "inline";
    const targets = (element: Element) =>
      [element, element.closest("label"), ...((element as HTMLInputElement).labels ?? [])].filter(
        (one) => one !== null,
      );
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ opacityProperty: false }))
      .filter((element) => !element.closest("[aria-hidden=true], .sr-only") && !isInText(element))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // Read by screen readers only, until it has the focus.
        return width > 1 && height > 1;
      })
      .flatMap((element) => {
        const sizes = targets(element).map((one) => one.getBoundingClientRect());
        const [width, height] = [
          Math.max(...sizes.map((size) => size.width)),
          Math.max(...sizes.map((size) => size.height)),
        ];
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
        return width < needed || height < needed
          ? [`${element.localName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`]
          : [];
      });
  });

test("every control of the chat is large enough for a finger", async ({ page }) => {
  await signUpToChat(page);
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: "Open settings" }).click();
  await expect(page.getByRole("heading", { name: "UPLOAD DATA" })).toBeVisible();
  await chooseFile(page, {
    name: "sales.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Region,Amount\nNorth,1\nSouth,2\n"),
  });
  const files = page.getByRole("list", { name: "Uploaded files" });
  await expect(files.getByText("sales.csv")).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

for (const path of ["/", "/ui/login", "/ui/welcome", "/ui/connections", "/ui/developers"]) {
  test(`every control of ${path} is large enough for a finger`, async ({ page }) => {
    await signUp(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
  });
}
