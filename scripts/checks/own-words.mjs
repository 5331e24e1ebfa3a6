import { lineAt } from "./source-files.mjs";
import { literal, parse, walk } from "../components/sources.mjs";

/** @typedef {import("../components/sources.mjs").Node} Node */

const SAID =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|dropLabel|verb|message)$/;
/** Words that are the same in every language: units, names of formats. */
const SAME_EVERYWHERE = new Set(["px", "kB", "MB", "JSON", "CSV"]);

/** Parts of the library that others put into their pages, in their language. Screens are pages of this product. */
const LENT = /^packages\/ui\/src\/(components|form|patterns)\//;
const NOT_SHIPPED = /\.(stories|story-parts|fixtures|stage|contract)\.tsx?$/;

/**
 * Whether a file is part of what speaks by the words of its caller and by the labels alone.
 * @param {string} path
 */
export function mayNotSpeak(path) {
  return LENT.test(path) && !NOT_SHIPPED.test(path);
}

/** @param {string} text */
function hasWords(text) {
  const plain = text.replaceAll(/&\w+;/g, " ").trim();
  return /\p{L}/u.test(plain) && !SAME_EVERYWHERE.has(plain);
}

/**
 * The words that a component says by itself: text between tags, in the attributes that are read out, and what a prop
 * says where the caller leaves it out.
 * @param {string} path
 * @param {string} source
 * @returns {{ text: string, line: number }[]}
 */
export function ownWordsIn(path, source) {
  /** @type {{ text: string, line: number }[]} */
  const found = [];
  /** @param {Node} node @param {string} text */
  const add = (node, text) => {
    const words = text.trim().replaceAll(/\s+/g, " ");
    if (hasWords(words)) found.push({ text: words, line: lineAt(source, node.start) });
  };
  walk(parse(path, source).program, (node) => {
    if (node.type === "JSXText") add(node, node.value);
    if (node.type === "JSXAttribute" && SAID.test(String(node.name.name))) {
      for (const part of outcomes(node.value)) add(part, textOf(part));
    }
    if (node.type === "AssignmentPattern" && isSaid(node.left)) {
      for (const part of outcomes(node.right)) add(part, textOf(part));
    }
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      for (const child of node.children) {
        if (child.type !== "JSXExpressionContainer") continue;
        for (const part of outcomes(child)) add(part, textOf(part));
      }
    }
  });
  return found;
}

/** @param {Node} prop */
function isSaid({ type, name }) {
  return type === "Identifier" && (SAID.test(name) || name.endsWith("Label"));
}

/**
 * The literals that an expression may turn out to be; what is compared or handed on to a function is none.
 * @param {Node | null | undefined} node
 * @returns {Node[]}
 */
function outcomes(node) {
  if (!node) return [];
  if (node.type === "JSXExpressionContainer") return outcomes(node.expression);
  if (node.type === "ConditionalExpression") {
    return [...outcomes(node.consequent), ...outcomes(node.alternate)];
  }
  if (node.type === "LogicalExpression") return [...outcomes(node.left), ...outcomes(node.right)];
  if (node.type === "TemplateLiteral") return [node];
  return literal(node) === undefined ? [] : [node];
}

/** @param {Node} node */
function textOf(node) {
  if (node.type !== "TemplateLiteral") return literal(node) ?? "";
  return node.quasis.map((/** @type {Node} */ part) => part.value.cooked ?? "").join(" ");
}
