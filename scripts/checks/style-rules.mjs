/** @typedef {{ name: string, why: string, breaks: (utility: string, variants: string[]) => boolean, allowedIn?: RegExp }} StyleRule */

const PALETTE =
  "black|white|slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";

const COLOURED =
  "bg|text|border(?:-[xytrblse])?|divide|outline|ring|ring-offset|inset-ring|shadow|inset-shadow|drop-shadow|fill|stroke|accent|caret|decoration|placeholder|from|via|to";
const PALETTE_CLASS = new RegExp(`^(${COLOURED})-(${PALETTE})(-\\d{2,3})?(/.+)?$`);

/** @type {StyleRule[]} */
export const STYLE_RULES = [
  {
    name: "no-dark-variant",
    why: "a theme is a change of token values; use a semantic token",
    breaks: (_utility, variants) => variants.includes("dark"),
  },
  {
    name: "no-arbitrary-value",
    why: "use a token or a step of the scale; `[...]` values belong to tokens and layout primitives",
    // The columns of a grid are structure, not looks; no scale could name them.
    breaks: (utility) =>
      !/^grid-(cols|rows)-\[/.test(utility) &&
      /^-?[a-z][a-z0-9-]*-\[.+\](\/.+)?$|^\[[a-z-]+:.+\]$/.test(utility),
    allowedIn: /^packages\/ui\/src\/(tokens|components\/(layout|stack|grid|box|page))\//,
  },
  {
    name: "logical-direction",
    why: "the interface also runs right to left: ms- me- ps- pe- start- end- border-s border-e rounded-s text-start",
    breaks: (utility) =>
      /^-?(m|p|scroll-m|scroll-p)[lr]-[\d(a-z[]/.test(utility) ||
      /^-?(left|right)-(\d|px|auto|full|\(|\[)/.test(utility) ||
      /^(border-[lr]|rounded-([lr]|[tb][lr]))(-|$)/.test(utility) ||
      /^(text|float|clear)-(left|right)$/.test(utility),
  },
  {
    name: "no-palette-colour",
    why: "only semantic tokens exist; this class has no effect",
    breaks: (utility) => PALETTE_CLASS.test(utility),
  },
  {
    name: "no-last-of-any",
    why: "matched against every element, it makes a browser restyle the siblings of each block that an answer grows by; draw the line on `*:not-first:`",
    breaks: (utility, variants) =>
      /^-?(divide|space)-[xy](-|$)/.test(utility) ||
      variants.some(
        (variant, index) =>
          /^(not-)?(last|only|nth-last)(-|$)/.test(variant) &&
          /^\*{1,2}$/.test(variants[index - 1] ?? ""),
      ),
  },
  {
    name: "no-manual-z-index",
    why: "layers are named: z-sticky z-overlay z-toast",
    breaks: (utility) => /^-?z-\d+$/.test(utility),
  },
  {
    name: "no-raw-colour",
    why: "colours are tokens",
    breaks: (utility) =>
      /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(utility) ||
      /^(rgba?|hsla?|oklch|oklab)\([\d.]/.test(utility),
    allowedIn: /^packages\/ui\/src\/tokens\/|\.fixtures\.ts$/,
  },
];

/**
 * Splits a class into its utility and the variants before it; colons inside brackets separate nothing.
 * @param {string} className
 */
export function splitVariants(className) {
  const parts = [];
  let depth = 0;
  let part = "";
  for (const letter of className) {
    if (letter === "[" || letter === "(") depth += 1;
    if (letter === "]" || letter === ")") depth -= 1;
    if (letter === ":" && depth === 0) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return { utility: part.replace(/^!|!$/g, ""), variants: parts };
}

/**
 * The rules that one class breaks.
 * @param {string} path repository path of its file
 * @param {string} className
 * @returns {StyleRule[]}
 */
export function brokenStyleRules(path, className) {
  const { utility, variants } = splitVariants(className);
  return STYLE_RULES.filter(
    (rule) => !rule.allowedIn?.test(path) && rule.breaks(utility, variants),
  );
}
