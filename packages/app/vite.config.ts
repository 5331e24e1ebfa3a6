import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath } from "vite";
import { reactOptions } from "../../react-options.ts";

/** Where `pnpm dev` finds the server. */
const server = process.env.SWITCHBOARD_SERVER ?? "http://localhost:3000";

/** As module ids are written on every system. */
const ENTRY = normalizePath(fileURLToPath(new URL("src/main.tsx", import.meta.url)));

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The entry and everything that it imports before any page is opened. */
function beforePages(modules: Modules): ReadonlySet<string> {
  const found = new Set([ENTRY]);
  // A set is walked to what is added meanwhile, too.
  for (const id of found)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

let start: ReadonlySet<string> | undefined;

function nameStart(id: string, modules: Modules): string | null {
  start ??= beforePages(modules);
  return start.has(id) ? "start" : null;
}

export default defineConfig({
  plugins: [react(reactOptions), tailwindcss()],
  build: {
    // `light-dark()` must reach the browser as written: lowered, a theme chosen by hand would be ignored.
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    // Inlined fonts and pictures would need `data:` in the content policy.
    assetsInlineLimit: 0,
    // React, the router and the shell: 219 kB of gzip.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // Joined pieces import each other in circles: without this, a module may run before what it calls, and no page opens.
        strictExecutionOrder: true,
        // Modules that several pages share: one file for each small piece would be 50 requests for a page, so pieces of less than
        // 32 kB join the one that is most like them.
        codeSplitting: {
          groups: [
            // What every page starts with, and nothing of a page: joined with those, the first page would load them all.
            { name: nameStart, debugName: "start", priority: 1 },
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 32_000,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
      },
      onLog(level, log, next) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") next(level, log);
      },
    },
  },
  server: { proxy: { "/api": server, "/portal": server, "/config.json": server } },
});
