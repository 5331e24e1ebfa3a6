import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright";
import { bringChromium, CHROMIUM_ARGS } from "../scripts/machine/chromium.mjs";
import { ROOT } from "../scripts/machine/paths.mjs";

/** Where the built page is; concurrent runs have one each. */
export const BUILT = join(ROOT, ".cache", `bench-${process.pid}`);

/** Serves the built page on a free port. */
export async function serve() {
  const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    try {
      const body = readFileSync(join(BUILT, path));
      response.setHeader(
        "content-type",
        types[/** @type {".js"} */ (extname(path))] ?? "font/woff2",
      );
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { server, url: `http://127.0.0.1:${port}/page.html` };
}

/** @param {string[]} more additional browser arguments */
export async function launch(more = []) {
  const { path, libraries } = await bringChromium(console.log);
  const env = libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env;
  return chromium.launch({ executablePath: path, args: [...CHROMIUM_ARGS, ...more], env });
}

/**
 * A new page for each run, so that nothing is warm that would be cold for a person.
 * @template T
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {(page: import("playwright").Page) => Promise<T>} measure
 */
export async function withPage(browser, url, measure) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  /** @type {Error[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error));
  try {
    await page.goto(url);
    await page.waitForFunction(() => "bench" in window);
    const result = await measure(page);
    if (errors[0]) throw errors[0];
    return result;
  } finally {
    await context.close();
  }
}
