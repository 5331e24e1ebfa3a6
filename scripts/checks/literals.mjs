import { parseSync } from "oxc-parser";
import { lineAt } from "./source-files.mjs";

const WITHOUT_CLASSES = new Set(["ImportDeclaration", "TSLiteralType"]);

/**
 * The text of every string and template in a source, where class names may stand.
 * @param {string} path its extension names the language
 * @param {string} source
 * @returns {{ text: string, line: number }[]}
 */
export function literalsOf(path, source) {
  const { program } = parseSync(path, source);
  /** @type {{ text: string, line: number }[]} */
  const found = [];
  /** @param {unknown} node */
  function visit(node) {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== "object") return;
    const { type, start, value } =
      /** @type {{ type?: string, start?: number, value?: unknown }} */ (node);
    if (type !== undefined && WITHOUT_CLASSES.has(type)) return;
    if (type === "Literal" && typeof value === "string" && start !== undefined) {
      found.push({ text: value, line: lineAt(source, start) });
    } else if (type === "TemplateElement" && start !== undefined) {
      const { raw } = /** @type {{ raw: string }} */ (value);
      found.push({ text: raw, line: lineAt(source, start) });
    } else {
      Object.values(node).forEach(visit);
    }
  }
  visit(program.body);
  return found;
}
