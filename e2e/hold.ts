import type { Page } from "@playwright/test";

/**
 * Holds every request to an address back.
 * @returns lets them and all later ones go
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
