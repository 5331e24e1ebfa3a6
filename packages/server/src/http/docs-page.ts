import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BRAND } from "../brand.ts";

const viewer = dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/package.json")));

/** Files that the page loads, by name. All of them are our own, so the page works offline and under the content policy. */
export const DOCS_FILES = new Map([
  ["swagger-ui.css", { path: join(viewer, "swagger-ui.css"), type: "text/css; charset=utf-8" }],
  [
    "swagger-ui-bundle.js",
    { path: join(viewer, "swagger-ui-bundle.js"), type: "text/javascript; charset=utf-8" },
  ],
  [
    "docs.css",
    { path: join(import.meta.dirname, "docs/docs.css"), type: "text/css; charset=utf-8" },
  ],
  [
    "docs.js",
    { path: join(import.meta.dirname, "docs/docs.js"), type: "text/javascript; charset=utf-8" },
  ],
]);

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API documentation · ${BRAND.name}</title>
    <link rel="icon" href="/logo.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api-docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api-docs/docs.css" />
    <script defer src="/api-docs/swagger-ui-bundle.js"></script>
    <script defer src="/api-docs/docs.js"></script>
  </head>
  <body>
    <main id="docs"><p>Loading...</p></main>
    <noscript>The documentation needs JavaScript. The document itself is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</noscript>
  </body>
</html>
`;

/** The page that shows the contract. */
export const docsPage = (): Response =>
  new Response(PAGE, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
  });
