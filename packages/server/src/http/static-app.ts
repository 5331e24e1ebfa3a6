import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type PublicPageData, publicPageAt } from "@switchboard/api-client/public-pages";
import type { Hono } from "hono";
import { BRAND } from "../brand.ts";
import { DOCS_FILES } from "./docs-page.ts";
import { describePage, robots, sitemap } from "./public-pages.ts";
import { createVisitorPages } from "./visitor-pages.ts";

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

/** Where programs look for something by convention. A page with status 200 would have them believe that it is there. */
const FOR_PROGRAMS = /^\/(?:api|metrics|\.well-known)(?:\/|$)/;

/** The build puts a hash of the content into the names of the files in this folder. */
const HASHED = `${sep}assets${sep}`;

const NOT_BUILT = `${BRAND.name} is running, but its pages are not built yet. Run \`pnpm build\`, then load this page again.\n`;

/** Settings and server state for the pages. */
type Site = {
  /** Absolute path of the built app. */
  readonly appDist: string;
  /** The public URL; undefined means the URL of each request. */
  readonly publicUrl: string | undefined;
  /** The support contact. */
  readonly support: { readonly supportEmail?: string; readonly supportPhone?: string };
  /** Whether somebody may be logged in; true also for an expired session. */
  readonly hasSession: (request: Request) => boolean;
  /** The current server facts for public pages. */
  readonly facts: () => Pick<PublicPageData, "version" | "year" | "integrations">;
};

/**
 * Serves the built app. Any path that is not a file gets `index.html`, and the app's router takes over. A public page has its
 * own description in its head, and is pre-rendered for visitors without a session. `config.json` holds the brand and the
 * support contact.
 */
export function serveApp(
  app: Hono,
  { appDist: dist, publicUrl, support, hasSession, facts }: Site,
): void {
  const brand = { ...BRAND, ...support };
  const originOf = (url: string) => publicUrl ?? new URL(url).origin;
  const revalidate = { "cache-control": REVALIDATE };
  const visitorPages = createVisitorPages(dist);

  app.get("/config.json", (c) => c.json({ brand }, 200, revalidate));
  app.get("/robots.txt", (c) => c.text(robots(originOf(c.req.url)), 200, revalidate));
  app.get("/sitemap.xml", (c) =>
    c.body(sitemap(originOf(c.req.url)), 200, { ...revalidate, "content-type": "application/xml" }),
  );

  app.get("/api-docs/:name", async (c) => {
    const file = DOCS_FILES.get(c.req.param("name"));
    return file ? sendFile(file.path, file.type, REVALIDATE) : c.notFound();
  });

  app.get("*", async (c) => {
    const path = insideOf(dist, c.req.path);
    if (path && (await isFile(path))) {
      const cache = path.includes(HASHED) ? IMMUTABLE : REVALIDATE;
      return sendFile(path, typeOf(path), cache, c.req.header("accept-encoding"));
    }
    // A missing asset is a 404; only paths that look like pages get the app.
    if (FOR_PROGRAMS.test(c.req.path)) return c.notFound();
    if (extname(c.req.path) !== "" && !c.req.header("accept")?.includes("text/html"))
      return c.notFound();
    const origin = originOf(c.req.url);
    const name = publicPageAt(c.req.path);
    if (name !== undefined) {
      c.header("vary", "cookie, accept-encoding");
      const page = hasSession(c.req.raw)
        ? null
        : await visitorPages.read(name, { origin, brand, ...facts() });
      if (page !== null) {
        const headers = { ...revalidate, "content-type": "text/html; charset=utf-8" };
        if (!takesGzip(c.req.header("accept-encoding"))) return c.body(page.html, 200, headers);
        return c.body(page.gzip, 200, { ...headers, "content-encoding": "gzip" });
      }
    }
    const index = join(dist, "index.html");
    if (!(await isFile(index))) return c.text(NOT_BUILT, 503);
    const html = await readFile(index, "utf8");
    return c.html(describePage(html, c.req.path, origin), 200, revalidate);
  });
}

/** The file at a path; undefined if the path leads out of the folder, or into what is hidden by a dot. */
function insideOf(folder: string, path: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    const inside = file.startsWith(folder + sep) && !file.includes("\0");
    return inside && !file.slice(folder.length).includes(`${sep}.`) ? file : undefined;
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

const takesGzip = (accepts = "") => /\bgzip\b/.test(accepts);

/** Text types: images and fonts are already compressed. */
const COMPRESSED = /javascript|css|html|json|svg|text/;

/** Compressed files of the build, by path; their names have a hash, so none of them ever changes. */
const zipped = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const zip = promisify(gzip);

function zipOnce(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const kept =
    zipped.get(path) ?? readFile(path).then(async (file) => new Uint8Array(await zip(file)));
  zipped.set(path, kept);
  return kept;
}

/** @param accepts the encodings that the browser accepts */
async function sendFile(
  path: string,
  type: string,
  cache: string,
  accepts = "",
): Promise<Response> {
  const headers = { "content-type": type, "cache-control": cache };
  if (cache === IMMUTABLE && COMPRESSED.test(type)) {
    const varying = { ...headers, vary: "accept-encoding" };
    if (takesGzip(accepts)) {
      return new Response(await zipOnce(path), {
        headers: { ...varying, "content-encoding": "gzip" },
      });
    }
    return new Response(new Uint8Array(await readFile(path)), { headers: varying });
  }
  // Read whole rather than streamed: the largest is some 300 kB, and a page loads twenty at once.
  return new Response(new Uint8Array(await readFile(path)), { headers });
}
