// The library as a guest: in foreign pages its stylesheet changes nothing of theirs, and it looks the same in each.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import { chromium } from "playwright";
import postcss from "postcss";
import { compile } from "tailwindcss";
import tailwind3 from "tailwindcss-3";
import { build } from "vite";
import { bringChromium, CHROMIUM_ARGS, chromiumEnvironment } from "../machine/chromium.mjs";
import { ROOT } from "../machine/paths.mjs";
import { decodePng, encodePng } from "../stories/png.mjs";
import { CONSUMER, INSTALLED, packLibrary } from "./build.mjs";

const HERE = join(ROOT, "examples", "guest");
/** Part of the pixels that may differ between two hosts. */
const TOLERANCE = 0.001;
/** A placeholder for our stylesheet in a list. */
const OURS = "ours";
/** What a careless host lets run into everything below. */
const CARELESS =
  "text-align:center;font:italic 700 22px/3 Georgia,serif;color:#a00;letter-spacing:3px;text-transform:uppercase;text-indent:2em;white-space:pre;list-style:square inside;cursor:wait;word-spacing:1em";
const PLAIN = `body { font: 18px/1.7 Georgia, serif; margin: 3em; background: #fff }
h1, h2, h3 { color: navy; margin: 2em 0 }
a { color: green; text-decoration: underline wavy }
button { padding: 1em 2em; background: gold; border: 4px dotted; border-radius: 20px; font: bold 20px monospace }
input, select, textarea { border: 3px solid red; padding: 10px; width: 50% }
table { border-collapse: collapse; width: 100% } td, th { border: 1px solid; padding: 1em; text-align: right }
ul, ol { padding-left: 4em; list-style: square } li { margin: 1em } p { margin: 2em 0; text-indent: 2em }
label { display: block; font-weight: bold } svg { vertical-align: baseline; fill: red } pre, code { background: #eee; padding: 1em }
div, section, article { line-height: 2 } span { letter-spacing: .2em }`;

/**
 * @typedef {object} Host
 * @property {string} name
 * @property {string} css
 * @property {boolean} [layered] its rules lie in layers, of which the last one loaded wins
 */

/** Keep the pictures that differ, and one of each page. */
const keeps = process.argv.includes("--pictures");
/** @type {string[]} */
const problems = [];
/** @param {string} file of a package */
const resolved = (file) => fileURLToPath(import.meta.resolve(file));

/** Tailwind 3 as its own command makes it. @param {string} html */
async function withTailwind3(html) {
  const config = { content: [{ raw: html, extension: "html" }] };
  const sheet = "@tailwind base; @tailwind components; @tailwind utilities;";
  const { css } = await postcss([tailwind3(config)]).process(sheet, { from: undefined });
  return css;
}

/** Tailwind 4, with the classes of the page. @param {string} html */
async function withTailwind4(html) {
  const path = resolved("tailwindcss/index.css");
  const content = readFileSync(path, "utf8");
  const { build: make } = await compile('@import "tailwindcss";', {
    loadStylesheet: async () => ({ path, base: dirname(path), content }),
  });
  return make(html.split(/["\s]+/));
}

/** @returns {Promise<string>} the gallery and React in one module */
async function bundle() {
  const entry = join(CONSUMER, "gallery.jsx");
  cpSync(join(HERE, "gallery.jsx"), entry);
  const made = await build({
    configFile: false,
    root: CONSUMER,
    logLevel: "silent",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(made) ? made : [made];
  const chunk = "output" in result ? result.output.find(({ type }) => type === "chunk") : undefined;
  if (chunk?.type !== "chunk") throw new Error("The gallery was not built.");
  return chunk.code;
}

/** Every computed property of every element and its pseudo-elements. */
function looks() {
  /** @type {Record<string, string>} */
  const found = {};
  let at = 0;
  for (const element of document.querySelectorAll("html, body, body *")) {
    at += 1;
    const parts = ["", "::before"];
    if (element.matches("li, summary")) parts.push("::marker");
    if (element.matches("input, textarea")) parts.push("::placeholder");
    for (const part of parts) {
      const style = getComputedStyle(element, part || undefined);
      // Our own names mean nothing to a page that does not use them.
      for (const name of style)
        if (!name.startsWith("--ui-"))
          found[`${at} ${element.localName}${part} ${name}`] = style.getPropertyValue(name);
    }
  }
  return found;
}

await packLibrary();
const html = readFileSync(join(HERE, "host.html"), "utf8");
const script = await bundle();
/** @type {Host[]} */
const hosts = [
  { name: "plain CSS", css: PLAIN },
  { name: "Bootstrap", css: readFileSync(resolved("bootstrap/dist/css/bootstrap.css"), "utf8") },
  { name: "Tailwind 3", css: await withTailwind3(html) },
  { name: "Tailwind 4", css: await withTailwind4(html), layered: true },
];

const browser = await bringChromium(console.log);
const opened = await chromium.launch({
  executablePath: browser.path,
  args: CHROMIUM_ARGS,
  env: { ...process.env, ...chromiumEnvironment(browser) },
});
const context = await opened.newContext({
  viewport: { width: 900, height: 1000 },
  reducedMotion: "reduce",
  colorScheme: "dark",
});

/** Opens a page with these stylesheets in turn, ours among them as `OURS`. @param {string} body @param {string[]} sheets @param {string} [hash] */
async function open(body, sheets, hash = "") {
  const page = await context.newPage();
  const heads = sheets.map((sheet) =>
    sheet === OURS ? '<link rel="stylesheet" href="/styles.css">' : `<style>${sheet}</style>`,
  );
  await page.route("http://host.test/**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/")
      return route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><head><meta charset="utf-8">${heads.join("")}</head><body>${body}</body></html>`,
      });
    if (pathname === "/gallery.js")
      return route.fulfill({ contentType: "text/javascript", body: script });
    if (/^\/(?:styles\.css|fonts\/)/.test(pathname))
      return route.fulfill({ path: join(INSTALLED, pathname) });
    return route.fulfill({ status: 404 });
  });
  page.on("pageerror", ({ message }) => problems.push(`The page said: ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`The page said: ${message.text()}`);
  });
  await page.goto(`http://host.test/${hash}`);
  return page;
}

/** The gallery, or an overlay, as it looks among these stylesheets. @param {string[]} sheets @param {string} around @param {string} [hash] */
async function picture(sheets, around, hash) {
  const place =
    '<div style="position:absolute;left:20px;top:20px;width:760px"><div id="root"></div></div>';
  const body = `<div style="${around}">${place}</div><script type="module" src="/gallery.js"></script>`;
  const page = await open(body, sheets, hash);
  const shown = hash
    ? page.getByRole("alertdialog").first()
    : page.locator("[data-slot=inbox-list]");
  await shown.waitFor({ timeout: 10_000 }).catch(() => {
    throw new Error([`${hash ?? "The gallery"} was not drawn.`, ...problems].join("\n"));
  });
  await page.evaluate(() => document.fonts.ready);
  // The ground below what is transparent is the host's.
  await page.addStyleTag({ content: "html, body { background: #fff !important }" });
  if (keeps) await page.screenshot({ path: join(CONSUMER, `page${hash}.png`), fullPage: true });
  const taken = await (hash ? shown : page.locator("#root")).screenshot({ animations: "disabled" });
  await page.close();
  return decodePng(taken);
}

/** @param {string} name @param {import("../stories/png.mjs").Picture} expected @param {import("../stories/png.mjs").Picture} actual */
function compare(name, expected, actual) {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) {
    problems.push(`${name}: ${actual.width} × ${actual.height} px instead of ${width} × ${height}`);
    if (keeps) writeFileSync(join(CONSUMER, `${name}.png`), encodePng(actual));
    return;
  }
  const differing = pixelmatch(expected.data, actual.data, undefined, width, height, {
    threshold: 0.1,
  });
  const part = differing / (width * height);
  console.log(`${name}: ${(part * 100).toFixed(3)} % of the pixels differ`);
  if (part > TOLERANCE && keeps) {
    writeFileSync(join(CONSUMER, `${name}.png`), encodePng(actual));
    writeFileSync(join(CONSUMER, `${name}.expected.png`), encodePng(expected));
  }
  if (part > TOLERANCE) problems.push(`${name}: ${(part * 100).toFixed(2)} % of the pixels differ`);
}

try {
  for (const { name, css } of hosts) {
    const page = await open(html, [css]);
    const before = await page.evaluate(looks);
    await page.close();
    const visited = await open(html, [css, OURS]);
    const after = await visited.evaluate(looks);
    await visited.close();
    const changed = Object.keys({ ...before, ...after }).filter(
      (key) => before[key] !== after[key],
    );
    console.log(
      `${name}: ${Object.keys(before).length} computed properties, ${changed.length} differ`,
    );
    for (const key of changed.slice(0, 10))
      problems.push(`${name}: ${key} is ${after[key]} instead of ${before[key]}`);
  }
  for (const hash of ["", "#overlay"]) {
    const expected = await picture([OURS], "", hash);
    for (const { name, css, layered } of hosts) {
      const what = hash ? `An overlay in ${name}` : `The gallery in ${name}`;
      compare(what, expected, await picture([css, OURS], CARELESS, hash));
      if (!layered)
        compare(`${what}, loaded before it`, expected, await picture([OURS, css], CARELESS, hash));
    }
  }
} finally {
  await opened.close();
}

if (problems.length > 0) console.error(problems.join("\n"));
console.log(`As a guest: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
