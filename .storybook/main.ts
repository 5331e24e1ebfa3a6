import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { StorybookConfig } from "@storybook/react-vite";
import { join } from "node:path";
import { mergeConfig, type UserConfig } from "vite";
import { reactOptions } from "../react-options.ts";
import { OPTIMIZED } from "./optimized.ts";
import { keepVerdicts, VERDICTS } from "./review/keep-verdicts.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.@(ts|tsx)"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // The specification and the verdicts stand beside the stories, also in a build that is handed on as a folder.
  staticDirs: [
    { from: "../docs/spec", to: "/spec" },
    { from: "../scripts/stories/serve.mjs", to: "/open.mjs" },
    { from: VERDICTS, to: "/review/verdicts.json" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewAnnotations: (entries = []) => [...entries, join(import.meta.dirname, "fonts.ts")],
  typescript: { reactDocgen: "react-docgen" },
  // What the toolbar offers costs every story a look at every element, and the story checks press none of it.
  features: (existing, { test }) =>
    test
      ? { ...existing, backgrounds: false, highlight: false, measure: false, outline: false }
      : existing,
  // `--test` builds what the story checks open. It leaves out what a reader wants and no check asks for, the tables of
  // props, which take half of the build, and source maps; the pages stay, so that a broken one fails the build.
  build: {
    test: {
      disableBlocks: false,
      disabledAddons: [],
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableTreeShaking: false,
    },
  },
  viteFinal: (base): UserConfig => {
    // The framework brings the React plugin without the compiler; the stories run what the app runs.
    const plugins = (base.plugins ?? [])
      .flat(9)
      .filter((plugin) => !(plugin && "name" in plugin && plugin.name.startsWith("vite:react-")));
    const ours: UserConfig = {
      optimizeDeps: OPTIMIZED,
      build: {
        chunkSizeWarningLimit: 2_000,
        // The tokens use light-dark(); lowering it would fix the theme at build time.
        cssTarget: ["chrome123", "safari17.5", "firefox128"],
        rolldownOptions: {
          // Hundreds of "use client" lines of libraries say nothing about this build.
          onLog(level, log, next) {
            if (log.code !== "MODULE_LEVEL_DIRECTIVE") next(level, log);
          },
        },
      },
    };
    return mergeConfig(
      { ...base, plugins: [...plugins, react(reactOptions), tailwindcss(), keepVerdicts()] },
      ours,
    );
  },
};

export default config;
