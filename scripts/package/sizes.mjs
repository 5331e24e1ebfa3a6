// The cost of each export of the library: its script and its part of the stylesheet, minified and compressed, without React.
// Red when one exceeds its budget. `--write` adds missing budgets and sets the others to the current size plus a tenth.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { CONSUMER, entriesOf, INSTALLED, packLibrary } from "./build.mjs";
import { rulesOf, shareOf } from "./styles-share.mjs";

const BUDGETS = join(import.meta.dirname, "size-budgets.json");

/** What was promised, in bytes: `--write` does not raise it. @type {Record<string, number>} */
const PROMISED = { "Button alone": 3_000, "chat set": 60_000, "approval window": 70_500 };

/** What a page with a chat uses, by address. */
const CHAT_SET = {
  "chat-transcript": "Transcript",
  markdown: "Markdown, StreamingMarkdown, createMarkdownStream",
  composer: "Composer",
  "tool-call": "ToolCall",
  "approval-dialog": "ApprovalDialog",
};

/** @param {string} name @param {string} parts */
const some = (name, parts) => `export { ${parts} } from "@switchboard/ui/${name}";`;

/** @param {string} name @param {number} at */
const all = (name, at) => `export * as e${at} from "@switchboard/ui/${name}";`;

/**
 * @typedef {object} Bundle
 * @property {string} first what is loaded at once
 * @property {string} next what that fetches on demand, an approval's window for one
 * @property {string} later all that is fetched on demand, also by what is fetched on demand: the languages of code for one
 */

/** @param {string} source a module that names what is used @returns {Promise<Bundle>} */
async function bundle(source) {
  const entry = join(CONSUMER, "entry.js");
  writeFileSync(entry, source);
  const result = await build({
    configFile: false,
    root: CONSUMER,
    logLevel: "silent",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2023",
      lib: { entry, formats: ["es"] },
      minify: true,
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/, output: { minify: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs
    .flatMap((made) => ("output" in made ? made.output : []))
    .filter((file) => file.type === "chunk");
  /** @param {readonly string[]} names @returns {Set<string>} these chunks, and what is loaded with them */
  const loadedWith = (names) => {
    /** @type {Set<string>} */
    const loaded = new Set();
    /** @param {string} name */
    const follow = (name) => {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (!chunk || loaded.has(name)) return;
      loaded.add(name);
      chunk.imports.forEach(follow);
    };
    names.forEach(follow);
    return loaded;
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = loadedWith(entries.map(({ fileName }) => fileName));
  const next = loadedWith(
    chunks
      .filter(({ fileName }) => first.has(fileName))
      .flatMap(({ dynamicImports }) => dynamicImports),
  );
  /** @param {(name: string) => boolean} wanted */
  const text = (wanted) =>
    chunks
      .filter(({ fileName }) => wanted(fileName))
      .map(({ code }) => code)
      .join("\n");
  return {
    first: text((name) => first.has(name)),
    next: text((name) => next.has(name) && !first.has(name)),
    later: text((name) => !first.has(name)),
  };
}

/** @param {string} text */
const packed = (text) => gzipSync(text, { level: 9 }).length;

await packLibrary();
const rules = rulesOf(readFileSync(join(INSTALLED, "styles.css"), "utf8"));
/** @type {{ name: string, source: string, unstyled?: boolean, next?: boolean }[]} */
const targets = [
  ...entriesOf().map((name) => ({ name, source: all(name, 0) })),
  { name: "Button alone", source: some("button", "Button") },
  // Its promise is about script: on such a page the stylesheet is there anyway.
  {
    name: "chat set",
    source: Object.entries(CHAT_SET)
      .map(([name, parts]) => some(`patterns/${name}`, parts))
      .join("\n"),
    unstyled: true,
  },
  // What the dialog fetches when there is a chat. A call with a statement also fetches the highlighter and the language of SQL.
  {
    name: "approval window",
    source: some("patterns/approval-dialog", "ApprovalDialog"),
    next: true,
  },
];

/** @type {{ name: string, script: number, styles: number, later: number, sum: number }[]} */
const sizes = [];
for (const { name, source, unstyled, next: onlyNext } of targets) {
  const { first, next, later } = await bundle(source);
  if (onlyNext) {
    const script = packed(next);
    sizes.push({ name, script, styles: 0, sum: script, later: 0 });
    continue;
  }
  const onDemand = later === "" ? 0 : packed(later);
  const script = packed(first);
  const styles = unstyled ? 0 : packed(shareOf(rules, first));
  sizes.push({ name, script, styles, sum: script + styles, later: onDemand });
}

/** @type {Record<string, number>} */
let budgets = JSON.parse(readFileSync(BUDGETS, "utf8"));
if (process.argv.includes("--write")) {
  budgets = Object.fromEntries(
    sizes.map(({ name, sum }) => [name, PROMISED[name] ?? Math.ceil((sum * 1.1) / 100) * 100]),
  );
  writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`);
}

/** @param {number | undefined} bytes */
const kilo = (bytes) => (bytes ? (bytes / 1000).toFixed(1) : "-").padStart(7);
console.log(
  `${"address".padEnd(30)}  script styles    sum  budget   later  (kB, min + gzip, no React)`,
);
/** @type {string[]} */
const over = [];
for (const { name, script, styles, sum, later } of sizes) {
  const budget = budgets[name];
  if (budget === undefined)
    over.push(`${name} has no budget: run node scripts/package/sizes.mjs --write`);
  else if (sum > budget) over.push(`${name} is ${sum - budget} bytes over its budget of ${budget}`);
  const mark = budget === undefined || sum > budget ? "  OVER" : "";
  console.log(name.padEnd(30) + [script, styles, sum, budget, later].map(kilo).join("") + mark);
}
for (const name of Object.keys(budgets)) {
  if (!sizes.some((size) => size.name === name))
    over.push(`${name} has a budget and is no address`);
}
if (over.length > 0) console.error(over.join("\n"));
process.exitCode = over.length > 0 ? 1 : 0;
