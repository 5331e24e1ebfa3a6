import { default as SourceText } from "magic-string";
import { parseSync } from "oxc-parser";
import { classListsOf } from "../../checks/class-lists.mjs";
import { MARK, PREFIX } from "./names.mjs";

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/** Marks for the classes of others: the stylesheet names them, and nothing else. */
const GROUP = /^(?:group|peer)(?:\/[\w-]+)?$/;
const SINGLE = /[-:]/;

/** Children of a drawing: no host styles them by their name, and there are many. */
const DRAWN = new Set(
  "path circle rect line polyline polygon g text tspan defs linearGradient stop".split(" "),
);
/** Parts that draw no element of their own. */
const NO_ELEMENT = /(?:Provider|Context|Fragment|Suspense|Activity|Root|Portal|Slot|Sub)$/;

/**
 * A source as a guest's: each class gets our prefix, each element that the library draws its mark. Components of the library
 * are left alone, since their own source marks what they draw.
 * @param {string} path its extension names the language
 * @param {string} source
 * @param {(words: string[]) => Set<string>} known those of the words that are classes
 */
export function guestSource(path, source, known) {
  const code = new SourceText(source);
  for (const { text, start, certain } of classListsOf(path, source)) {
    const words = text.split(/\s+/).filter(Boolean);
    const classes = known(words);
    const isClass = (/** @type {string} */ word) => classes.has(word) || GROUP.test(word);
    // In literals that may not be classes, a dash marks a class list.
    if (!certain && !(words.every(isClass) && words.some((word) => SINGLE.test(word)))) continue;
    for (const { 0: word, index } of text.matchAll(/\S+/g))
      if (isClass(word)) code.appendLeft(start + index, PREFIX);
  }
  for (const { at, text } of marksIn(path, source)) code.appendLeft(at, text);
  return { code: code.toString(), map: code.generateMap({ hires: "boundary" }) };
}

/** The marks that a source lacks, and where they go. @param {string} path @param {string} source */
function marksIn(path, source) {
  const { program } = parseSync(path, source);
  /** @type {Set<string>} */
  const own = new Set();
  /** @type {{ at: number, text: string }[]} */
  const marks = [];
  /** @param {unknown} node */
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === "ImportDeclaration" && node.source.value.startsWith("."))
      for (const { local } of node.specifiers) own.add(local.name);
    if (node.type === "JSXOpeningElement" && draws(node, own))
      marks.push({ at: (node.typeArguments ?? node.name).end, text: ` ${MARK}=""` });
    if (node.type === "CallExpression" && node.callee.name === "createElement") {
      const [, properties] = node.arguments;
      if (properties?.type !== "ObjectExpression")
        throw new Error(`${path}: createElement takes its properties as they are written.`);
      marks.push({ at: properties.start + 1, text: ` "${MARK}": "",` });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(program.body);
  return marks;
}

/** @param {Node} element @param {Set<string>} own names of components that are marked elsewhere */
function draws({ name, attributes }, own) {
  if (name.type === "JSXIdentifier" && /^[a-z]/.test(name.name)) return !DRAWN.has(name.name);
  if (name.type === "JSXIdentifier" && own.has(name.name)) return false;
  /** @type {Node[]} */
  const given = attributes;
  const named = (/** @type {string} */ wanted) =>
    given.some(({ type, name: attribute }) => type === "JSXAttribute" && attribute.name === wanted);
  // With `asChild` it renders the caller's element.
  if (named("asChild")) return false;
  if (named("className") || named("data-slot")) return true;
  const called = name.type === "JSXMemberExpression" ? name.property.name : name.name;
  if (NO_ELEMENT.test(called)) return false;
  return (
    name.type === "JSXMemberExpression" || given.some(({ type }) => type === "JSXSpreadAttribute")
  );
}

/** @param {unknown} node @returns {node is Node} */
function isNode(node) {
  return node !== null && typeof node === "object" && "type" in node;
}
