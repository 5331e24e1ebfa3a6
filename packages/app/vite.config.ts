import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where `pnpm dev` finds the server. */
const server = process.env.SWITCHBOARD_SERVER ?? "http://localhost:3000";

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss()],
  build: {
    // `light-dark()` must reach the browser as written: lowered, a theme chosen by hand would be ignored.
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    // Inlined fonts and pictures would need `data:` in the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      onLog(level, log, next) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") next(level, log);
      },
    },
  },
  server: { proxy: { "/api": server, "/portal": server, "/config.json": server } },
});
