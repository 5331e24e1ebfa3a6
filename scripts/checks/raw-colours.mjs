import { lineAt } from "./source-files.mjs";
import { bare, literal, parse, walk } from "../components/sources.mjs";

/** @typedef {import("../components/sources.mjs").Node} Node */

const COLOUR_ATTRIBUTE =
  /^(fill|stroke|color|bgcolor|stopColor|stop-color|floodColor|flood-color|lightingColor)$/i;
const COLOUR_PROPERTY =
  /(color|background|^fill$|^stroke$|^border|^outline|shadow|^textDecoration|^caret|image$)/i;

/** The named CSS colours, none of which is a token. */
const NAMES = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
);

const FUNCTION = /(^|[\s,(])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const HEX = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;

/** Whether a CSS value names a colour directly instead of through a token. @param {string} value */
export function isRawColour(value) {
  const withoutTokens = value.replaceAll(/var\(\s*--[\w-]+/g, "");
  return (
    HEX.test(withoutTokens) ||
    FUNCTION.test(withoutTokens) ||
    withoutTokens
      .toLowerCase()
      .split(/[^a-z-]+/)
      .some((word) => NAMES.has(word))
  );
}

/** @param {Node} node @returns {string} */
function nameOf(node) {
  return String(node.name?.name ?? node.name ?? node.value ?? "");
}

/** @param {Node} style the expression of `style={…}` @returns {Node[]} its properties */
function styleProperties(style) {
  const object = bare(style);
  if (object?.type === "ObjectExpression") return object.properties;
  return [];
}

/** Every text that an expression may become. @param {Node | null | undefined} node @returns {Node[]} */
function textsOf(node) {
  /** @type {Node[]} */
  const found = [];
  walk(node, (part) => {
    if (part.type === "TemplateElement" || literal(part) !== undefined) found.push(part);
  });
  return found;
}

/** @param {Node} node */
function textOf(node) {
  return node.type === "TemplateElement" ? node.value.raw : (literal(node) ?? "");
}

/**
 * Colours in inline styles and attributes, where the class check does not apply.
 * @param {string} path
 * @param {string} source
 * @returns {{ text: string, line: number }[]}
 */
export function rawColoursIn(path, source) {
  /** @type {Map<number, { text: string, line: number }>} */
  const found = new Map();
  /** @param {Node | null | undefined} node */
  const refuse = (node) => {
    for (const part of textsOf(node)) {
      const text = textOf(part);
      if (isRawColour(text)) found.set(part.start, { text, line: lineAt(source, part.start) });
    }
  };
  walk(parse(path, source).program, (node) => {
    if (node.type === "JSXAttribute") {
      const name = nameOf(node.name);
      if (COLOUR_ATTRIBUTE.test(name)) refuse(node.value);
      if (name !== "style") return;
      for (const property of styleProperties(node.value?.expression)) {
        if (property.type === "Property" && isColourKey(property)) refuse(property.value);
      }
    }
    if (
      node.type === "AssignmentExpression" &&
      /\bstyle\.\w+$/.test(source.slice(node.left.start, node.left.end)) &&
      COLOUR_PROPERTY.test(nameOf(node.left.property ?? {}))
    ) {
      refuse(node.right);
    }
    // `const style = { color: "#fff" } satisfies CSSProperties`: an object with a declared type.
    if (
      /^TS(Satisfies|As)Expression$/.test(node.type) &&
      /CSSProperties/.test(typeText(node, source))
    ) {
      for (const property of styleProperties(node)) {
        if (property.type === "Property" && isColourKey(property)) refuse(property.value);
      }
    }
  });
  return [...found.values()];
}

/** @param {Node} property */
function isColourKey(property) {
  const key = nameOf(property.key);
  return key.startsWith("--") || COLOUR_PROPERTY.test(key);
}

/** @param {Node} node @param {string} source */
function typeText(node, source) {
  return source.slice(node.typeAnnotation.start, node.typeAnnotation.end);
}
