import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../scripts/machine/chromium.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** The journeys: a real browser over the real server, which each worker starts for itself. */
export default defineConfig({
  globalSetup: "./build.ts",
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: `${root}test-results/journeys`,
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores: a journey waits for half of its time.
  workers: availableParallelism() + 1,
  // What fails once and not again is let through with a note in the report.
  retries: 1,
  // Waits end as soon as they can. These limits only end what never would, which a busy machine is not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["html", { open: "never", outputFolder: `${root}playwright-report` }],
    ...(jsonReport ? [["json", { outputFile: jsonReport }] as const] : []),
  ],
  use: {
    browserName: "chromium",
    headless: true,
    locale: "en-US",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
    // What moves in is waited for, and scrolled about until it stands still; how it moves is shown by the stories.
    contextOptions: { reducedMotion: "reduce" },
    // What cannot be pressed does not take the whole time of a test that may be long.
    actionTimeout: 20_000,
    // Recording costs a sixth of the time, so only what fails is recorded, when it is tried again.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium()?.path, args: CHROMIUM_ARGS },
  },
});
