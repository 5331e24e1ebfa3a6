import postcss from "postcss";
import selectorParser from "postcss-selector-parser";

/**
 * @typedef {object} Rule
 * @property {string | null} className the first class of its selector, unescaped; null for rules of all elements
 * @property {string[]} within the conditions around it, outermost first
 * @property {string} text without them
 */

const CONDITIONS = new Set(["media", "supports", "container", "starting-style"]);

/** @param {string} selector @returns {string | null} */
function classOf(selector) {
  /** @type {string | null} */
  let first = null;
  selectorParser((root) => {
    root.walkClasses(({ value }) => {
      first = value;
      return false;
    });
  }).processSync(selector);
  return first;
}

/**
 * The rules of classes in a stylesheet, each with the conditions around it.
 * @param {string} css
 * @returns {Rule[]}
 */
export const rulesOf = (css) => rulesIn(postcss.parse(css), []);

/** @param {postcss.Container} container @param {string[]} within @returns {Rule[]} */
function rulesIn(container, within) {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === "rule")
      return [{ className: classOf(node.selector), within, text: String(node) }];
    if (node.type !== "atrule") return [];
    if (node.name === "layer") return rulesIn(node, within);
    if (CONDITIONS.has(node.name))
      return rulesIn(node, [...within, `@${node.name} ${node.params}`.trim()]);
    return [];
  });
}

/**
 * The part of the stylesheet that a script needs: the rules of the classes that it names. What every page has once — tokens,
 * resets, fonts — is not counted.
 * @param {Rule[]} rules
 * @param {string} script
 */
export function shareOf(rules, script) {
  const words = new Set(script.split(/[\s"'`]+/));
  const used = rules.filter(({ className }) => className !== null && words.has(className));
  let share = "";
  /** @type {string[]} */
  let open = [];
  // Neighbours under one condition share its block, as they do in the stylesheet.
  for (const { within, text } of used) {
    if (within.join() !== open.join()) {
      share += "}".repeat(open.length) + within.map((condition) => `${condition}{`).join("");
      open = within;
    }
    share += text;
  }
  return share + "}".repeat(open.length);
}
