// Our table, form, inbox and chat beside their peers, one production build, one browser, runs taken in turns; and the product by itself.
// `pnpm bench` runs all; `--only NAME`, a part of `product-parts.mjs` or table|form|inbox|landing|chat; `--runs 5`; `--write` puts the tables into README.md.
// Of the chat, `--text a,b`, `--contender a,b` and `--rounds 1` run a part; `--hurry` does not wait for the screen's frames.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../scripts/machine/paths.mjs";
import { runCaptured } from "../scripts/machine/run.mjs";
import { toolScript } from "../scripts/machine/tools.mjs";
import { BUILT, launch, serve, withPage } from "./browser.mjs";
import { runChat } from "./chat/chat.mjs";
import { INBOXES, inboxGoals, measureInbox } from "./inbox.mjs";
import { LANDINGS, measureLanding, startServer } from "./landing.mjs";
import { inTurns } from "./in-turns.mjs";
import { productParts } from "./product-parts.mjs";
import { markdownTable, quantile } from "./report.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    runs: { type: "string", default: "7" },
    minutes: { type: "string", default: "2" },
    rate: { type: "string", default: "Infinity" },
    text: { type: "string" },
    contender: { type: "string" },
    rounds: { type: "string", default: "5" },
    hurry: { type: "boolean", default: false },
    streams: { type: "string", default: "10000" },
    write: { type: "boolean", default: false },
  },
});
const RUNS = Number(values.runs);
const ROWS = 10_000;
const FIELDS = 100;
const STROKES = 40;
const SLOWDOWN = 4;
const TABLES = ["floor", "ours", "tanstack-v8", "ag-grid"];
const FORMS = ["floor", "ours", "autoform", "rjsf"];
const SUBJECTS = {
  table: `${ROWS} rows`,
  form: `${FIELDS} fields, typing at ${SLOWDOWN}x slowdown`,
  inbox: `10,000 and 100,000 items, walking at ${SLOWDOWN}x slowdown`,
};
const here = join(ROOT, "bench");

if (values.write && (values.text || values.contender))
  throw new Error("A part cannot be written: --write takes neither --text nor --contender.");

/** @param {string} what @param {string} command @param {string[]} args */
async function must(what, command, args) {
  console.log(`${what} ...`);
  const { status, output } = await runCaptured(command, args, { cwd: here });
  if (status !== 0) throw new Error(`${what} failed.\n${output}`);
}

/** @param {import("playwright").Browser} browser @param {string} url @param {string} name */
function measureTable(browser, url, name) {
  return withPage(browser, url, (page) =>
    page.evaluate(
      ([path, count]) => /** @type {any} */ (window).bench.table(path, count),
      /** @type {const} */ ([`table/${name}`, ROWS]),
    ),
  );
}

/**
 * The work of the page so far: script, style and layout, in milliseconds.
 * @param {import("playwright").CDPSession} devtools
 */
async function work(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const seconds = metrics
    .filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name))
    .reduce((sum, { value }) => sum + value, 0);
  return seconds * 1000;
}

/**
 * Presses keys one by one, each after the frames of the last are over.
 * @param {import("playwright").Page} page
 * @param {import("playwright").CDPSession} devtools
 */
async function typeSlowly(page, devtools) {
  const frames = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }),
    );
  await page.evaluate(() => /** @type {any} */ (window).bench.takeChanges());
  /** @type {number[]} */
  const strokes = [];
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    await frames();
    const before = await work(devtools);
    await page.keyboard.press("abcdefghij"[stroke % 10] ?? "a");
    await frames();
    strokes.push((await work(devtools)) - before);
  }
  const changes = await page.evaluate(() => /** @type {any} */ (window).bench.takeChanges());
  return { p95: quantile(strokes, 0.95), changes: changes / STROKES };
}

/** @param {import("playwright").Browser} browser @param {string} url @param {string} name */
function measureForm(browser, url, name) {
  return withPage(browser, url, async (page) => {
    const path = `form/${name}`;
    const { mount, elements } = await page.evaluate(
      ([form, count]) => /** @type {any} */ (window).bench.form(form, count),
      /** @type {const} */ ([path, FIELDS]),
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const first = await typeSlowly(page, devtools);
    await page.evaluate((form) => /** @type {any} */ (window).bench.submit(form), path);
    const refused = await typeSlowly(page, devtools);
    return {
      mount,
      "stroke p95": first.p95,
      "changes a stroke": first.changes,
      "stroke p95, refused": refused.p95,
      "changes, refused": refused.changes,
      elements,
    };
  });
}

/** Replaces the text between the markers of a section. @param {string} name @param {string} table */
function writeSection(name, table) {
  const file = join(here, "README.md");
  const text = readFileSync(file, "utf8");
  const section = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
  writeFileSync(
    file,
    text.replace(section, (_, begin, end) => `${begin}${table}\n${end}`),
  );
}

for (const [part, run] of Object.entries(
  productParts({
    runs: RUNS,
    streams: Number(values.streams),
    minutes: Number(values.minutes),
    rate: Number(values.rate),
    say: console.log,
  }),
)) {
  if (values.only && values.only !== part) continue;
  console.log(part);
  for (const [section, table] of await run()) {
    console.log(`\n${section}\n${table}`);
    if (values.write) writeSection(section, table);
  }
  // It has no peers.
  if (values.only) process.exit();
}

process.on("exit", () => rmSync(BUILT, { recursive: true, force: true }));
await must("Installing the peers", join(ROOT, "node_modules", "pnpm", "pnpm"), [
  ...["install", "--ignore-workspace", "--frozen-lockfile"],
]);
// A part is run while something is being changed; that it builds is enough then.
if (!values.text && !values.contender)
  await must("Type check", process.execPath, [
    toolScript("typescript", "tsc"),
    "-p",
    "tsconfig.json",
    "--noEmit",
  ]);
await must("Building", process.execPath, [toolScript("vite"), "build", "--outDir", BUILT]);

const browser = await launch();
const { server, url } = await serve();
console.log(`Chromium ${browser.version()}, ${cpus()[0]?.model}, ${cpus().length} cores`);
try {
  for (const [section, names, measure] of /** @type {const} */ ([
    ["table", TABLES, measureTable],
    ["form", FORMS, measureForm],
    ["inbox", INBOXES, measureInbox],
  ])) {
    if (values.only && values.only !== section) continue;
    console.log(SUBJECTS[section]);
    const results = await inTurns(RUNS, names, (name) => measure(browser, url, name));
    const table = markdownTable(results, "ours");
    console.log(table);
    if (values.write) writeSection(section, table);
    if (section !== "inbox") continue;
    const goals = inboxGoals(results);
    console.log(goals);
    if (values.write) writeSection("inbox-goals", goals);
  }
  if (!values.only || values.only === "landing") {
    console.log(`the landing page at ${SLOWDOWN}x slowdown`);
    const product = await startServer();
    try {
      const measure = (/** @type {string} */ name) => measureLanding(browser, product.url, name);
      const table = markdownTable(await inTurns(RUNS, LANDINGS, measure), "ours");
      console.log(table);
      if (values.write) writeSection("landing", table);
    } finally {
      product.stop();
    }
  }
  if (!values.only || values.only === "chat") {
    const choice = {
      rounds: Number(values.rounds),
      texts: values.text?.split(",") ?? null,
      contenders: values.contender?.split(",") ?? null,
      hurry: values.hurry,
    };
    const tables = await runChat(url, choice, console.log);
    for (const [name, table] of tables) {
      console.log(`\n${name}\n${table}`);
      if (values.write) writeSection(name, table);
    }
  }
} finally {
  await browser.close();
  server.close();
}
