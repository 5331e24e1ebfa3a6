import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildAppAndServer, BUILT_SERVER } from "../scripts/app-and-server.mjs";
import { observePage } from "./observe-page.mjs";

/** @typedef {import("./report.mjs").Figures} Figures */

/** The page as visitors have it, and the same page as a route of the app: what those with a session are sent. */
export const LANDINGS = ["ours", "as a route of the app"];

const SLOWDOWN = 4;

/**
 * The real server with its own data.
 * @param {Record<string, string>} [settings]
 * @param {(dataDir: string) => Promise<unknown>} [fill] puts data there before the start
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startServer(settings = {}, fill) {
  const { status, output } = await buildAppAndServer();
  if (status !== 0) throw new Error(`The app or the server could not be built.\n${output}`);
  const data = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  await fill?.(data);
  const child = spawn(process.execPath, [BUILT_SERVER], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      PORT: "0",
      SWITCHBOARD_DATA: data,
      ...settings,
      CREDENTIALS_KEYS: `bench:${Buffer.alloc(32, "bench").toString("base64")}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  let printed = "";
  for await (const text of child.stdout) {
    printed += text;
    const url = /is running at (http:\/\/\S+?)\/?\s/.exec(printed)?.[1];
    if (url !== undefined) return { url, stop };
  }
  stop();
  throw new Error(`The server did not start.\n${printed}`);
}

/**
 * Opens the landing page with an empty cache at 4 times CPU slowdown.
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {string} name
 * @returns {Promise<Figures>}
 */
export async function measureLanding(browser, url, name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    // A session that has ended: the server sends the app, and the app a visitor's page.
    if (name !== "ours") await context.addCookies([{ name: "sid", value: "ended", url }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Performance.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    let requests = 0;
    /** @type {Map<string, string>} */
    const kinds = new Map();
    /** @type {Record<string, number>} */
    const bytes = { Script: 0, Stylesheet: 0, Document: 0 };
    devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      requests += 1;
      const kind = kinds.get(requestId) ?? "";
      if (kind in bytes) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.addInitScript(observePage);
    await page.goto(url);
    // The network may be idle before the app has drawn.
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await wait(500);
    const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const work = metrics.find((metric) => metric.name === "TaskDuration")?.value ?? Number.NaN;
    const kilobytes = (/** @type {string} */ kind) => (bytes[kind] ?? 0) / 1000;
    return {
      "script, kB": kilobytes("Script"),
      "style, kB": kilobytes("Stylesheet"),
      "HTML, kB": kilobytes("Document"),
      requests,
      "largest paint, ms": seen.largest,
      "work, ms": work * 1000,
      "layout shift": seen.shift,
    };
  } finally {
    await context.close();
  }
}
