import postcss from "postcss";
import selectorParser from "postcss-selector-parser";
import { MARK, PREFIX } from "./names.mjs";

const OURS = `[${MARK}]`;
/** Set by Radix on elements of ours, under these names. */
const FOREIGN = /^--radix-/;
/** Where tokens are set: the root of a page, and what switches them on any part of it. */
const SWITCH = /^(?::root|:host|:is\(:root|\[data-|\[dir)/;
const PAGE = /^(?:html|body|:host)$/;

const TEXT = `color: var(--ui-text);
  font: 400 var(--ui-text-14)/var(--ui-text-14--line-height) var(--ui-font-sans);
  font-feature-settings: normal;
  font-variation-settings: normal;
  letter-spacing: normal;`;

/**
 * The initial style of our outermost elements: nothing of the host's text style is inherited. A theme that was chosen by
 * attribute reaches them through a custom property, because the colour scheme of a host's element is the host's.
 */
const START = `:where(${OURS}:not(${OURS} > *)) {
  ${TEXT}
  color-scheme: var(--ui-scheme, inherit);
  font-optical-sizing: auto;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-transform: none;
  text-shadow: none;
  text-rendering: optimizeLegibility;
  white-space: normal;
  word-break: normal;
  overflow-wrap: normal;
  hyphens: manual;
  list-style: none;
  border-collapse: separate;
  border-spacing: 0;
  tab-size: 4;
  cursor: auto;
  scrollbar-color: var(--ui-fill-active) transparent;
  -webkit-text-size-adjust: 100%;
  -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent;
}`;

/** The reset makes these inherit their text style, which our outermost elements must not. */
const INHERITING = `:where(:is(a,button,input,select,textarea,h1,h2,h3,h4,h5,h6)${OURS}:not(${OURS} > *)) {
  ${TEXT}
}`;

/** What resets style by the names of elements and by attributes (Tailwind 3: `[type="button"]`), and no class of a caller should. */
const LOOKS = [
  "appearance",
  "background",
  "border",
  "border-radius",
  "box-shadow",
  "box-sizing",
  "color",
  "cursor",
  "font",
  "letter-spacing",
  "line-height",
  "list-style",
  "opacity",
  "outline",
  "outline-offset",
  "padding",
  "text-align",
  "text-decoration",
  "text-transform",
  "transition",
  "vertical-align",
  "white-space",
];

/**
 * Outside of the layer: a rule that a host has outside of any layer wins over every layer, `button { … }` of a reset, too. It
 * is taken back on our elements. The first weighs as much as eight names of elements, so a class of the caller's, which
 * places a component, still wins; the second more than an attribute and a state, for what only we style.
 */
const GUARDS = `:where(${OURS})${":not(x-x)".repeat(8)}{all:revert-layer}
${OURS}${OURS}:not(x-x){${LOOKS.map((name) => `${name}:revert-layer`).join(";")}}
`;

/**
 * A compiled stylesheet as a guest's and as a host's. The guest's touches nothing but elements of the library, the host's adds
 * what a page needs that is all ours.
 * @param {string} css
 * @returns {{ guest: string, base: string }}
 * @throws when two of its custom properties would have one name
 */
export function guestStyles(css) {
  const guest = postcss.parse(css);
  const base = postcss.root();
  renameProperties(guest);
  guest.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && rule.parent.name.endsWith("keyframes")) return;
    prefixClasses(rule);
    if (isNested(rule) || /\.(?=[^0-9])/.test(rule.selector)) return;
    if (setsTokens(rule) && rule.selectors.every((selector) => SWITCH.test(selector)))
      return takeScheme(rule, base);
    if (!setsTokens(rule)) copyTo(base, rule);
    const own = rule.selectors.filter((selector) => !PAGE.test(selector)).map(scoped);
    if (own.length === 0) rule.remove();
    else rule.selectors = own;
  });
  return {
    guest: `@layer switchboard{@layer theme,base,components,utilities;@layer base{${START}}${guest.toString()}@layer base{${INHERITING}}}\n${GUARDS}`,
    base: `@layer switchboard{@layer theme,base,components,utilities;@layer base{${base.toString()}}}\n`,
  };
}

/** Whether a rule only sets tokens. @param {postcss.Rule} rule */
const setsTokens = (rule) =>
  rule.nodes.every(
    (node) => node.type === "decl" && (node.prop.startsWith("--") || node.prop === "color-scheme"),
  );

/** @param {postcss.Rule} rule */
function isNested(rule) {
  for (let up = rule.parent; up && up.type !== "root"; up = up.parent)
    if (up.type === "rule") return true;
  return false;
}

/** @param {postcss.Rule} rule */
function prefixClasses(rule) {
  rule.selector = selectorParser((root) => {
    root.walkClasses((node) => {
      node.value = PREFIX + node.value;
    });
  }).processSync(rule.selector);
}

/** `h1` as `:where(h1[data-ui])`, `::placeholder` as `:where([data-ui])::placeholder`. @param {string} selector */
function scoped(selector) {
  return selectorParser((root) => {
    root.each((one) => {
      /** @type {selectorParser.Node[]} */
      const element = [];
      /** @type {selectorParser.Node[]} */
      const drawn = [];
      for (const node of one.nodes)
        (drawn.length > 0 || selectorParser.isPseudoElement(node) ? drawn : element).push(node);
      const named = element.map(String).join("").trim();
      const inner = named === "*" ? OURS : `${named}${OURS}`;
      one.nodes = [];
      one.append(selectorParser.tag({ value: `:where(${inner})${drawn.map(String).join("")}` }));
    });
  }).processSync(selector);
}

/**
 * The theme of a part of the page becomes a custom property, which a host's own elements do not look at.
 * @param {postcss.Rule} rule @param {postcss.Root} base
 */
function takeScheme(rule, base) {
  rule.walkDecls("color-scheme", (declaration) => {
    base.append(
      postcss.rule({
        selector: rule.selector,
        nodes: [postcss.decl({ prop: "color-scheme", value: declaration.value })],
      }),
    );
    if (rule.selector.includes("data-theme")) declaration.prop = `--${PREFIX}scheme`;
    else declaration.remove();
  });
  if (rule.nodes.length === 0) rule.remove();
}

/** @param {postcss.Root} base @param {postcss.Rule} rule */
function copyTo(base, rule) {
  let copy = /** @type {postcss.ChildNode} */ (rule.clone());
  for (let up = rule.parent; up && up.type === "atrule"; up = up.parent) {
    const around = /** @type {postcss.AtRule} */ (up);
    if (around.name === "layer") continue;
    copy = postcss.atRule({ name: around.name, params: around.params, nodes: [copy] });
  }
  base.append(copy);
}

/** Every custom property gets our prefix: the names of Tailwind's own are those of a host's Tailwind, too. @param {postcss.Root} root */
function renameProperties(root) {
  /** @type {Set<string>} */
  const names = new Set();
  const collect = (/** @type {string} */ name) => names.add(name);
  root.walkDecls(/^--/, ({ prop }) => void collect(prop));
  root.walkAtRules("property", ({ params }) => void collect(params.trim()));
  const renamed = (/** @type {string} */ name) =>
    FOREIGN.test(name) || name.startsWith(`--${PREFIX}`) ? name : `--${PREFIX}${name.slice(2)}`;
  for (const name of names)
    if (renamed(name) !== name && names.has(renamed(name)))
      throw new Error(`${name} would be called as ${renamed(name)} is.`);
  const inText = (/** @type {string} */ text) =>
    text.replace(/--[a-zA-Z][\w-]*(?:\\.[\w-]*)*/g, (name) => renamed(name));
  root.walkDecls((declaration) => {
    declaration.prop = declaration.prop.startsWith("--")
      ? renamed(declaration.prop)
      : declaration.prop;
    if (declaration.value.includes("--")) declaration.value = inText(declaration.value);
  });
  root.walkAtRules((rule) => {
    if (rule.name === "property") rule.params = renamed(rule.params.trim());
    else if (rule.params.includes("(--")) rule.params = inText(rule.params);
  });
}
