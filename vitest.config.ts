import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { OPTIMIZED } from "./.storybook/optimized.ts";
import { reactOptions } from "./react-options.ts";
import { bundledProcesses } from "./packages/server/bundled-processes.ts";
import { browser } from "./vitest.browser.ts";

export default defineConfig({
  test: {
    maxWorkers: 2,
    attachmentsDir: ".cache/vitest-attachments",
    fsModuleCache: true,
    projects: [
      {
        // A test of uploads starts dozens of processes.
        plugins: [react(reactOptions), bundledProcesses],
        test: {
          name: "unit",
          environment: "node",
          // One more than tests in a browser have: the slowest files wait for servers of their own.
          maxWorkers: 3,
          // Loading the server takes longer than most files' tests, so a worker loads it once. Modules stay loaded from file to
          // file: a test must not depend on what one keeps, and restores every fake timer, spy and global.
          isolate: false,
          setupFiles: ["packages/server/test/setup.ts"],
          env: { TZ: "UTC" },
          globalSetup: [
            "scripts/testing/built-server.mjs",
            "packages/server/test/postgres-of-run.ts",
          ],
          include: ["packages/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs", "e2e/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/*.browser.test.{ts,tsx}"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A wait ends as soon as it can; this only ends one that never would, which a busy machine is not.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // Components that need a real browser and are no story: focus, layout, clipboard.
        plugins: [react(reactOptions), tailwindcss()],
        optimizeDeps: OPTIMIZED,
        test: {
          name: "browser",
          // Real frames on a busy machine: what fails once and not again is let through, and named in the report.
          retry: 1,
          include: ["packages/*/src/**/*.browser.test.{ts,tsx}"],
          browser: browser(),
        },
      },
    ],
  },
});
