// What each address of the packed library costs a page, bundled as a Vite project would.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { CONSUMER, entriesOf, INSTALLED, packLibrary } from "./build.mjs";
import { rulesOf, shareOf } from "./styles-share.mjs";

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

/**
 * @typedef {object} Size in bytes, minified and compressed, without React
 * @property {string} name an address, or what some parts make together
 * @property {number} script loaded at once
 * @property {number} styles its part of the stylesheet
 * @property {number} sum of the two
 * @property {number} later what is fetched on demand
 */

/**
 * Packs the library, and bundles every address by itself.
 * @param {(name: string) => boolean} wanted
 * @returns {Promise<Size[]>}
 */
export async function measureSizes(wanted = () => true) {
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

  /** @type {Size[]} */
  const sizes = [];
  for (const { name, source, unstyled, next: onlyNext } of targets.filter((target) =>
    wanted(target.name),
  )) {
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
  return sizes;
}
