import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/**
 * Serves the files of a folder to this machine alone, on a free port.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const requested = decodeURIComponent(pathname);
    const path = requested.endsWith("/") ? `${requested}index.html` : requested;
    readFile(join(folder, normalize(path))).then(
      (content) => {
        const type = TYPES[extname(path)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type, "cache-control": "max-age=3600" });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// In a built Storybook this file is `open.mjs`: browsers load no module from a folder without a server.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin } = await serveFolder(import.meta.dirname);
  console.log(`Storybook: ${origin}`);
}
