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

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/** The build puts a hash of the content into the names of the files in this folder. */
const HASHED = `${sep}assets${sep}`;

const NOT_BUILT = `${BRAND.name} is running, but its pages are not built yet. Run \`pnpm build\`, then load this page again.\n`;

/**
 * Serves the built app. Any path that is not a file gets `index.html`, and the app's router takes over. `config.json` holds
 * the brand.
 */
export function serveApp(app: Hono, dist: string): void {
  app.get("/config.json", (c) => c.json({ brand: BRAND }, 200, { "cache-control": REVALIDATE }));

  app.get("/api-docs/:name", async (c) => {
    const file = DOCS_FILES.get(c.req.param("name"));
    return file ? sendFile(file.path, file.type, REVALIDATE) : c.notFound();
  });

  app.get("*", async (c) => {
    const path = insideOf(dist, c.req.path);
    if (path && (await isFile(path))) {
      const cache = path.includes(HASHED) ? IMMUTABLE : REVALIDATE;
      return sendFile(path, typeOf(path), cache);
    }
    // A missing asset is a 404; only paths that look like pages get the app.
    if (extname(c.req.path) !== "" && !c.req.header("accept")?.includes("text/html"))
      return c.notFound();
    const index = join(dist, "index.html");
    if (!(await isFile(index))) return c.text(NOT_BUILT, 503);
    return sendFile(index, typeOf(index), REVALIDATE);
  });
}

/** The file at a path; undefined if the path leads out of the folder. */
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
  // Read whole rather than streamed: the largest is some 300 kB, and a page loads twenty at once.
  return new Response(new Uint8Array(await readFile(path)), {
    headers: { "content-type": type, "cache-control": cache },
  });
}
