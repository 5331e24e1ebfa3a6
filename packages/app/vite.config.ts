import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { reactOptions } from "../../react-options.ts";
import { piecesPlugin } from "./pieces-plugin.ts";
import { publicPagesPlugin } from "./public-pages-plugin.ts";

/** Where `pnpm dev` finds the server. */
const server = process.env.SWITCHBOARD_SERVER ?? "http://localhost:3000";

/** The question bar and answers with their figures, and what of them a chat holds before there is one. */
const QUESTION = /\/patterns\/question-(?:bar|answer)\//;
const IN_EVERY_CHAT =
  /\/(?:index|question-actions|question-composer|use-composer-bar|question-in-conversation|asked-markdown\.logic|text-of\.logic)\.tsx?$/;

/** What the app's chunks are named and joined by. */
const appOutput = {
  // Joined pieces import each other in circles: without this, a module may run before what it calls, and no page opens.
  strictExecutionOrder: true,
  // Modules that several pages share, by which pages share them. Joined into larger pieces, a page would load its neighbours: the
  // small pieces are requests, and cost less than the script of others (docs/adr/0090).
  codeSplitting: {
    groups: [
      // What every page starts with, and nothing of a page: joined with those, the first page would load them all.
      { name: "start", tags: ["$initial" as const], priority: 1 },
      // The question bar is needed once a question is opened: a piece that it joined would bring it to every chat.
      {
        name: "question",
        test: (id: string) => QUESTION.test(id) && !IN_EVERY_CHAT.test(id),
        includeDependenciesRecursively: false,
        priority: 1,
      },
      // On two pages, neither of them a chat.
      {
        name: "words",
        test: /\/(?:patterns\/learned-words\/|routes\/known-words\.tsx|files\/learned-words\.ts)/,
        includeDependenciesRecursively: false,
        priority: 1,
      },
      // Pieces of a few hundred bytes, of which a page uses a dozen: here joining costs less than the requests.
      {
        name: "icons",
        test: /\/lucide-react\//,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 6_000,
      },
      {
        name: "labels",
        test: /\/components\/labels\//,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 3_000,
      },
      { name: "shared", minShareCount: 2, entriesAware: true },
    ],
  },
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
};

/** The stylesheet is the same in both builds: under one name, whoever goes on to the app has it already. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith(".css"))
    ? "assets/styles-[hash][extname]"
    : "assets/[name]-[hash][extname]";

/** `vite build` builds the app, the pages for visitors, and what the server renders those with (docs/adr/0072). */
export default defineConfig({
  plugins: [react(reactOptions), tailwindcss(), publicPagesPlugin(), piecesPlugin()],
  builder: {},
  build: {
    // `light-dark()` must reach the browser as written: lowered, a theme chosen by hand would be ignored.
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    // Inlined fonts and pictures would need `data:` in the content policy.
    assetsInlineLimit: 0,
    // React, the router and the shell: 141 kB of gzip.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      onLog(level, log, next) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") next(level, log);
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { ...appOutput, assetFileNames } } } },
    public: {
      consumer: "client",
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: "public.html",
          output: {
            assetFileNames,
            // One file of what every page starts with. What it does not use is not in it, whoever else does.
            codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
          },
        },
      },
    },
    render: {
      consumer: "server",
      resolve: { noExternal: true },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        outDir: "dist/.server",
        copyPublicDir: false,
        target: "node24",
        rolldownOptions: {
          input: "src/render-public.tsx",
          // One file, which the server can load anew when the build is replaced.
          output: { entryFileNames: "render-public.js", codeSplitting: false },
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/portal": server, "/config.json": server } },
});
