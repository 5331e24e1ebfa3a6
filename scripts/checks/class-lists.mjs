import { parseSync } from "oxc-parser";
import { lineAt } from "./source-files.mjs";

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/**
 * @typedef {{ text: string, line: number, start: number, certain: boolean }} ClassList a literal, and the index of its text in
 *   the source; certain if only classes are possible there
 */

const CLASS_ATTRIBUTE = /^(class|className|[a-z]+ClassName)$/;
const CLASS_FUNCTION = /^(clsx|cva)$/;
const NO_CLASSES = new Set(["ImportDeclaration", "TSLiteralType", "ExportAllDeclaration"]);
/** Properties whose values are looks in every family: `{ sm: "h-control-sm", md: "h-control-md" }`. */
const WITHOUT_LOOKS = new Set(["defaultVariants"]);

/**
 * Every literal of a source that may hold classes.
 * @param {string} path its extension names the language
 * @param {string} source
 * @returns {ClassList[]}
 */
export function classListsOf(path, source) {
  const { program } = parseSync(path, source);
  /** @type {ClassList[]} */
  const found = [];

  /** @param {string} text @param {Node} node @param {boolean} certain */
  const add = (text, node, certain) =>
    found.push({
      text,
      line: lineAt(source, node.start),
      // After the quote or the bracket that opens it.
      start: source.indexOf(text, node.start),
      certain,
    });

  /** @param {unknown} node @param {boolean} certain */
  function visit(node, certain) {
    if (Array.isArray(node)) {
      for (const part of node) visit(part, certain);
      return;
    }
    if (!isNode(node) || NO_CLASSES.has(node.type)) return;
    const handle = HANDLERS[node.type];
    if (handle) return handle(node, certain);
    for (const part of Object.values(node)) visit(part, certain);
  }

  /** @type {Record<string, (node: Node, certain: boolean) => void>} */
  const HANDLERS = {
    Literal(node, certain) {
      if (typeof node.value === "string") add(node.value, node, certain);
    },
    TemplateElement: (node, certain) => add(node.value.raw, node, certain),
    JSXAttribute(node) {
      visit(node.value, CLASS_ATTRIBUTE.test(String(node.name.name)));
    },
    CallExpression(node, certain) {
      const name = node.callee.name ?? node.callee.property?.name ?? "";
      visit(node.callee, false);
      // `buttonVariants({ size: "md", className })` names looks, not classes.
      visit(
        node.arguments,
        name.endsWith("Variants") ? false : certain || CLASS_FUNCTION.test(name),
      );
    },
    Property(node, certain) {
      const key = String(node.key.name ?? node.key.value ?? "");
      if (node.computed || /[\s:]|^[a-z]+-/.test(key)) visit(node.key, certain && !node.computed);
      if (WITHOUT_LOOKS.has(key)) return;
      if (key === "compoundVariants") return visit(node.value, false);
      visit(node.value, certain || CLASS_ATTRIBUTE.test(key));
    },
    // What is compared is no class: `className={tone === "danger" ? "text-danger" : undefined}`.
    BinaryExpression: (node) => visit([node.left, node.right], false),
    LogicalExpression(node, certain) {
      visit(node.left, node.operator === "&&" ? false : certain);
      visit(node.right, certain);
    },
    ConditionalExpression(node, certain) {
      visit(node.test, false);
      visit([node.consequent, node.alternate], certain);
    },
    MemberExpression(node) {
      visit(node.object, false);
      if (node.computed) visit(node.property, false);
    },
  };

  visit(program.body, false);
  return found;
}

/** @param {unknown} node @returns {node is Node} */
function isNode(node) {
  return node !== null && typeof node === "object" && "type" in node;
}

const LOOKS_LIKE_CLASSES = /^[!-]?[a-z@*[][^\s.,;?…"'`]*(\.5[^\s.,;?…"'`]*)?$/;

/** Classes without styles: markers for other classes. */
const MARK = /^(group|peer)(\/[\w-]+)?$|^sb-unstyled$/;

/**
 * The words of class lists that Tailwind does not know. A literal that might not be classes counts only if all of its words
 * look like classes and one with a dash is one.
 * @param {ClassList[]} lists
 * @param {(words: string[]) => Set<string>} known those of the words that make CSS
 * @returns {{ word: string, line: number }[]}
 */
export function unknownClasses(lists, known) {
  return lists.flatMap(({ text, line, certain }) => {
    const words = text.split(/\s+/).filter(Boolean);
    const made = known(words);
    const isList =
      certain ||
      (words.length > 1 &&
        words.every((word) => LOOKS_LIKE_CLASSES.test(word)) &&
        [...made].some((word) => /[-:]/.test(word)));
    if (!isList) return [];
    return words
      .filter((word) => !made.has(word) && !MARK.test(word))
      .map((word) => ({ word, line }));
  });
}
