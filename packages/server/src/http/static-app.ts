import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Hono } from "hono";
import { BRAND } from "../brand.ts";
import { DOCS_FILES } from "./docs-page.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/** The build puts a hash of the content into the names of the files in this folder. */
const HASHED = `${sep}assets${sep}`;

const NOT_BUILT = `${BRAND.name} is running, but its pages are not built yet. Run \`pnpm build\`, then load this page again.\n`;

/**
 * Serves the built app. Any path that is no file is a page of the app, so it gets the one page that there is; the app
 * finds out which one is meant. `config.json` tells the app who it is.
 */
export function serveApp(app: Hono, dist: string): void {
  app.get("/config.json", (c) => c.json({ brand: BRAND }, 200, { "cache-control": ASK_AGAIN }));

  app.get("/api-docs/:name", async (c) => {
    const file = DOCS_FILES.get(c.req.param("name"));
    return file ? sendFile(file.path, file.type, ASK_AGAIN) : c.notFound();
  });

  app.get("*", async (c) => {
    const path = insideOf(dist, c.req.path);
    if (path && (await isFile(path))) {
      const cache = path.includes(HASHED) ? FOREVER : ASK_AGAIN;
      return sendFile(path, typeOf(path), cache);
    }
    // A missing file is missing; only paths that read like pages are pages.
    if (extname(c.req.path) !== "" && !c.req.header("accept")?.includes("text/html"))
      return c.notFound();
    const index = join(dist, "index.html");
    if (!(await isFile(index))) return c.text(NOT_BUILT, 503);
    return sendFile(index, typeOf(index), ASK_AGAIN);
  });
}

/** The file that an address names; undefined when it leads out of the folder. */
function insideOf(folder: string, path: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) && !file.includes("\0") ? file : undefined;
  } catch {
    return undefined;
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const typeOf = (path: string) => TYPES[extname(path)] ?? "application/octet-stream";

async function sendFile(path: string, type: string, cache: string): Promise<Response> {
  // Read whole rather than streamed: the largest is some 300 kB, and a page asks for twenty at once.
  return new Response(new Uint8Array(await readFile(path)), {
    headers: { "content-type": type, "cache-control": cache },
  });
}
