import { globSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { reactOptions } from "../../react-options.ts";
import { loadUtilities } from "../../scripts/checks/tailwind.mjs";
import { guestSource } from "../../scripts/package/guest/guest-source.mjs";
import { guestStyles } from "../../scripts/package/guest/guest-styles.mjs";
import { registryFiles } from "../../scripts/package/registry.mjs";
import { tokenFiles } from "./src/tokens/design-tokens.ts";
import { tokenSheets } from "./src/tokens/token-sheets.ts";

const ROOT = import.meta.dirname;

/** Every address that others may import from; the names are those of the sources. */
function entries(): string[] {
  const patterns = [
    "src/components/*/index.ts",
    "src/form/index.ts",
    "src/hooks/use-*.ts",
    "src/patterns/*/index.ts",
    "src/screens/*/index.ts",
  ];
  return globSync(patterns, { cwd: ROOT })
    .filter((file) => !file.includes(".test."))
    .map((file) => join(ROOT, file));
}

/** Packages whose code runs in a browser only: whoever imports them does, too. */
const CLIENT = /^(?:react|react-dom|react-hook-form|@radix-ui\/|@tanstack\/react-)/;

/**
 * Marks the modules that a server component may not run itself. Pure ones, a parser or a list of classes, stay without:
 * marked, they could not be called on a server at all.
 */
function useClient(): Plugin {
  return {
    name: "use-client",
    renderChunk(code, chunk) {
      const client = chunk.imports.some((name) => CLIENT.test(name));
      return client ? { code: `"use client";\n${code}`, map: null } : null;
    },
  };
}

/** Names every class as the stylesheet of the package does, and marks every element (ADR 0073). */
function guestModules(): Plugin {
  let known: ReturnType<typeof loadUtilities> | undefined;
  return {
    name: "guest-modules",
    enforce: "pre",
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      known ??= loadUtilities();
      return guestSource(id, code, await known);
    },
  };
}

/**
 * Makes two stylesheets of the compiled one: `styles.css`, which touches nothing but elements of the library, and `base.css`,
 * which resets a page that is all ours. Both lie in one cascade layer, so that a project can order its own around it.
 */
function guestSheets(): Plugin {
  return {
    name: "guest-sheets",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === "chunk") delete bundle[name];
        else if (name.endsWith(".css")) {
          const { guest, base } = guestStyles(String(file.source));
          file.source = guest;
          this.emitFile({ type: "asset", fileName: "base.css", source: base });
        }
      }
    },
  };
}

/** Writes patterns as items of a shadcn registry, for projects that own their code. */
function registry(): Plugin {
  return {
    name: "registry",
    async generateBundle() {
      const known = await loadUtilities();
      const src = join(ROOT, "src");
      const items = registryFiles(src, (path, source) => guestSource(path, source, known).code);
      for (const [name, item] of items) {
        const source = `${JSON.stringify(item, null, 2)}\n`;
        this.emitFile({ type: "asset", fileName: `registry/${name}`, source });
      }
    },
  };
}

/** Writes the tokens as data, for Figma and other tools. */
function designTokens(): Plugin {
  return {
    name: "design-tokens",
    generateBundle() {
      for (const [name, tokens] of tokenFiles(tokenSheets(join(ROOT, "src/tokens")))) {
        const source = `${JSON.stringify(tokens, null, 2)}\n`;
        this.emitFile({ type: "asset", fileName: `tokens/${name}`, source });
      }
    },
  };
}

/** `vite build` makes the modules, `vite build --mode styles` the stylesheets with their fonts, the tokens as data, and the
 * registry. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins:
    mode === "styles"
      ? [tailwindcss(), guestSheets(), designTokens(), registry()]
      : [guestModules(), react(reactOptions), useClient()],
  base: "./",
  build: {
    target: "es2023",
    // `light-dark()` must reach the browser as written: lowered, a theme chosen by hand would be ignored.
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    emptyOutDir: mode !== "styles",
    ...(mode === "styles"
      ? {
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: join(ROOT, "src/package.css"),
            output: {
              assetFileNames: ({ names }: { names: string[] }) =>
                names.some((name) => name.endsWith(".css"))
                  ? "styles.css"
                  : "fonts/[name][extname]",
            },
          },
        }
      : {
          lib: { entry: entries(), formats: ["es" as const] },
          minify: false,
          rolldownOptions: {
            external: (id: string) =>
              !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("\0"),
            output: {
              preserveModules: true,
              preserveModulesRoot: join(ROOT, "src"),
              entryFileNames: "[name].js",
            },
          },
        }),
  },
}));
