import { playwright } from "@vitest/browser-playwright";
import { CHROMIUM_ARGS, findChromium } from "./scripts/machine/chromium.mjs";

const chromium = findChromium();

/** The browser of a project. A new object each time: Vitest names the instances of a project in place. */
export function browser() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: chromium?.path, args: CHROMIUM_ARGS },
      contextOptions: { locale: "en-US", timezoneId: "UTC" },
    }),
    instances: [{ browser: "chromium" as const }],
  };
}
