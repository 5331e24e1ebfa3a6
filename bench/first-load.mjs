import { setTimeout as wait } from "node:timers/promises";
import { measureBuild } from "../scripts/check-first-load.mjs";
import { observePage } from "./observe-page.mjs";
import { PAGES } from "../scripts/first-load/pages.mjs";

/** @typedef {import("../scripts/first-load/pages.mjs").Page} Page */
/** @typedef {{ script: number, files: number, later: number, paint: number, blocked: number, shift: number }} Visit */

const SLOWDOWN = 4;

/** What the page fetches on its own when it has nothing else to do. */
const IDLE_MS = 6_000;

/** kB of compressed script until the page could be used, measured on 30 November 2026 before pieces were loaded when they are wanted. */
const BEFORE = /** @type {Record<string, number>} */ ({
  landing: 91.1,
  login: 483.0,
  chat: 539.1,
  inbox: 499.1,
  "my connections": 489.3,
  playbooks: 485.7,
  "api keys": 510.1,
  profile: 516.1,
  account: 498.3,
  credits: 512.0,
  pricing: 483.2,
  organization: 508.9,
  "inbox sources": 563.2,
  usage: 294.0,
  "admin settings": 502.3,
  "admin users": 496.0,
  "admin models": 551.1,
  "admin health": 494.3,
  "admin audit": 332.0,
});

/** The pages that are also opened slowed down. */
const SLOWED = ["login", "chat", "inbox"];

/** Who opens the pages: an administrator, where the server takes this address for one. */
export const FIRST_ADMIN = "maya@haldencoffee.example";
const PASSWORD = "correct horse battery";

/** Signs somebody up at the built-in portal, without drawing a page. @param {import("playwright").APIRequestContext} request @param {string} url */
async function signUp(request, url) {
  const form = `${url}/portal/sign-up`;
  await request.get(`${url}/api/v1/auth/login-url`);
  const html = await (await request.get(form)).text();
  const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const sent = await request.post(form, {
    form: { csrf, email: FIRST_ADMIN, password: PASSWORD },
    maxRedirects: 0,
  });
  const { search } = new URL(sent.headers()["location"] ?? "", sent.url());
  const answer = await request.get(`${url}/api/v1/auth/callback${search}`);
  if (!answer.ok()) throw new Error(`Signing up failed: ${answer.status()}`);
}

/**
 * Counts the bytes of script as they arrive: compressed, without headers.
 * @param {import("playwright").CDPSession} devtools
 */
async function countScript(devtools) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Map<string, number>} */
  const bytes = new Map();
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  devtools.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength),
  );
  return () => {
    const sizes = [...scripts].map((id) => bytes.get(id) ?? 0);
    return { files: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
  };
}

/**
 * Opens a page with an empty cache.
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {Page} page
 * @param {{ state?: Awaited<ReturnType<import("playwright").BrowserContext["storageState"]>>, slowdown?: number }} options
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, { path, ready }, { state, slowdown = 1 }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(state && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const script = await countScript(devtools);
    if (slowdown > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(observePage);
    await page.goto(url + path, { timeout: 300_000 });
    await page.locator(ready).first().waitFor({ timeout: 300_000 });
    const usable = script();
    await wait(IDLE_MS);
    const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
    return {
      script: usable.kilobytes,
      files: usable.files,
      later: script().kilobytes,
      paint: seen.largest,
      blocked: seen.blocked,
      shift: seen.shift,
    };
  } finally {
    await context.close();
  }
}

/** @param {number} value */
const one = (value) => value.toFixed(1);

/**
 * The first load of every page in the real browser from the real server, and beside it what the build says.
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @returns {Promise<{ load: string, slowed: string }>} tables
 */
export async function measureFirstLoad(browser, url) {
  const signing = await browser.newContext();
  await signUp(signing.request, url);
  const state = await signing.storageState();
  await signing.close();
  const built = new Map(measureBuild().map((page) => [page.name, page.bytes / 1000]));
  const load = [
    "| page | before, kB | build, kB | Chromium, kB | files | goal, kB | after idle, kB |",
    "|---|---:|---:|---:|---:|---:|---:|",
  ];
  const slowed = [
    "| page | largest paint, ms | blocked, ms | layout shift |",
    "|---|---:|---:|---:|",
  ];
  for (const [name, page] of Object.entries(PAGES)) {
    const expected = one(built.get(name) ?? Number.NaN);
    if (page.isOnlyCounted) continue;
    const as = page.as === "visitor" ? {} : { state };
    const { script, files, later } = await visit(browser, url, page, as);
    const cells = [one(BEFORE[name] ?? Number.NaN), expected, one(script), files, page.goal / 1000];
    load.push(`| ${name} | ${cells.join(" | ")} | ${one(later)} |`);
    console.log(load.at(-1));
    if (!SLOWED.includes(name)) continue;
    const slow = await visit(browser, url, page, { ...as, slowdown: SLOWDOWN });
    slowed.push(
      `| ${name} | ${Math.round(slow.paint)} | ${Math.round(slow.blocked)} | ${slow.shift.toFixed(3)} |`,
    );
    console.log(slowed.at(-1));
  }
  return { load: load.join("\n"), slowed: slowed.join("\n") };
}
