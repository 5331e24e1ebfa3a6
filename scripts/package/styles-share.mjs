/**
 * @typedef {object} Rule
 * @property {string | null} className the first class of its selector, unescaped; null for rules of all elements
 * @property {string[]} within the conditions around it, outermost first
 * @property {string} text without them
 */

/** Where the block that opens at `open` ends. @param {string} css @param {number} open */
function blockEnd(css, open) {
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    const letter = css[index];
    if (letter === "\\") index += 1;
    else if (letter === "{") depth += 1;
    else if (letter === "}") {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  throw new Error("A block of the stylesheet does not end.");
}

/** The statements of a block: the text before each brace, and its content. @param {string} css */
function* blocksOf(css) {
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    if (open === -1) return;
    const end = blockEnd(css, open);
    const prelude = css
      .slice(at, open)
      .replace(/^(?:[^{}]*;)?/, "")
      .trim();
    yield { prelude, body: css.slice(open + 1, end) };
    at = end + 1;
  }
}

const GROUP = /^@(?:media|supports|container|starting-style)/;

/** @param {string} selector */
function classOf(selector) {
  const escaped = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/i.exec(selector)?.[1];
  if (escaped === undefined) return null;
  return escaped
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}

/**
 * The rules of classes in a stylesheet, each with the conditions around it.
 * @param {string} css
 * @param {string[]} [within]
 * @returns {Rule[]}
 */
export function rulesOf(css, within = []) {
  return Array.from(blocksOf(css)).flatMap(({ prelude, body }) => {
    if (prelude.startsWith("@layer")) return rulesOf(body, within);
    if (GROUP.test(prelude)) return rulesOf(body, [...within, prelude]);
    if (prelude.startsWith("@")) return [];
    return [{ className: classOf(prelude), within, text: `${prelude}{${body}}` }];
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
