import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { reactOptions } from "../react-options.ts";

/** A production build of one page; the contender is chosen when it runs, so each pays for its own code only. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(reactOptions), tailwindcss()],
  resolve: { dedupe: ["react", "react-dom"] },
  build: {
    emptyOutDir: true,
    manifest: "manifest.json",
    chunkSizeWarningLimit: 5_000,
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    rolldownOptions: {
      input: new URL("page.html", import.meta.url).pathname,
      onLog(level, log, next) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") next(level, log);
      },
    },
  },
});
