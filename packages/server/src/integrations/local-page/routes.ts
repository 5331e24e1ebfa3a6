import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";

const styles = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
const script = readFileSync(join(import.meta.dirname, "keep-email.js"), "utf8");
const font = readFileSync(
  new URL(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2")),
);

/** Assets of the server's own pages. */
export function localPageRoutes(): Hono {
  const app = new Hono();
  app.get("/page.css", (c) =>
    c.body(styles, 200, { "content-type": "text/css; charset=utf-8", "cache-control": "no-cache" }),
  );
  app.get("/keep-email.js", (c) =>
    c.body(script, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
    }),
  );
  app.get("/inter.woff2", (c) =>
    c.body(font, 200, { "content-type": "font/woff2", "cache-control": "public, max-age=86400" }),
  );
  return app;
}
