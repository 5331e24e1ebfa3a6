import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { browser } from "./vitest.browser.ts";

/**
 * For work on one file of stories, from the sources. `npm test` runs them all over the built Storybook (scripts/stories), so its
 * Vitest does not have to read the Storybook.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook", initialGlobals: { motion: "reduced" } })],
  test: {
    name: "storybook",
    maxWorkers: 2,
    attachmentsDir: ".cache/vitest-attachments",
    browser: browser(),
  },
});
