import { lineAt } from "../checks/source-files.mjs";
import { bare, literal, parse, property, walk } from "./sources.mjs";

/** @typedef {import("./sources.mjs").Node} Node */

/**
 * @typedef {object} StoryFile
 * @property {string | undefined} title as in the sidebar
 * @property {number} titleLine
 * @property {{ name: string, label: string | undefined, tags: string[], line: number }[]} stories in order
 * @property {Set<string>} names every identifier in use
 */

/**
 * Reads a story file.
 * @param {string} path
 * @param {string} source
 * @returns {StoryFile}
 */
export function readStories(path, source) {
  const { program } = parse(path, source);
  const title = property(metaOf(program), "title");
  return {
    title: literal(title),
    titleLine: title === undefined ? 1 : lineAt(source, title.start),
    stories: storiesOf(program).map(({ name, value, start }) => ({
      name,
      label: literal(property(value, "name")),
      tags: (property(value, "tags")?.elements ?? []).map(literal),
      line: lineAt(source, start),
    })),
    names: namesIn(program),
  };
}

/** @param {Node} program */
function metaOf(program) {
  const exported = bare(
    program.body.find((/** @type {Node} */ node) => node.type === "ExportDefaultDeclaration")
      ?.declaration,
  );
  if (exported?.type !== "Identifier") return exported;
  const declared = program.body
    .filter((/** @type {Node} */ node) => node.type === "VariableDeclaration")
    .flatMap((/** @type {Node} */ node) => node.declarations)
    .find((/** @type {Node} */ node) => node.id.name === exported.name);
  return bare(declared?.init);
}

/** @param {Node} program @returns {{ name: string, value: Node | undefined, start: number }[]} */
function storiesOf(program) {
  return program.body
    .filter((/** @type {Node} */ node) => node.type === "ExportNamedDeclaration")
    .flatMap((/** @type {Node} */ node) => node.declaration?.declarations ?? [])
    .map((/** @type {Node} */ node) => ({
      name: node.id.name,
      value: bare(node.init),
      start: node.start,
    }));
}

/** @param {Node} program */
function namesIn(program) {
  /** @type {Set<string>} */
  const names = new Set();
  walk(
    program.body.filter((/** @type {Node} */ node) => node.type !== "ImportDeclaration"),
    (node) => {
      if (node.type === "Identifier" || node.type === "JSXIdentifier") names.add(node.name);
    },
  );
  return names;
}

/**
 * Clocks, chance, and characters that the machine's own fonts draw.
 * @param {string} path
 * @param {string} source
 * @param {(text: string) => string[]} foreign the characters of a text that no bundled font has
 */
export function unsteadyIn(path, source, foreign) {
  /** @type {{ what: string, line: number }[]} */
  const found = [];
  /** @param {Node} node @param {string} what */
  const add = (node, what) => found.push({ what, line: lineAt(source, node.start) });
  walk(parse(path, source).program, (node) => {
    const written = source.slice(node.start, node.end);
    if (node.type === "MemberExpression" && /^(Date\.now|Math\.random)$/.test(written)) {
      add(node, `${written} is another one in each run; write a fixed value`);
    }
    if (
      node.type === "NewExpression" &&
      node.callee.name === "Date" &&
      node.arguments.length === 0
    ) {
      add(node, "new Date() is another one in each run; write a fixed value");
    }
    const signs = foreign(textOf(node));
    if (signs.length > 0) {
      add(node, `${signs.join(" ")}: in no bundled font, every machine draws it differently`);
    }
  });
  return found;
}

/** @param {Node} node */
function textOf(node) {
  if (node.type === "JSXText") return node.value;
  if (node.type === "TemplateElement") return node.value.cooked ?? "";
  return node.type === "Literal" && typeof node.value === "string" ? node.value : "";
}
