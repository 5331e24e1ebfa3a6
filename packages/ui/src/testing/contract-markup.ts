const PLAIN = /^(?:none|inherit|initial|unset|revert|transparent|currentcolor|auto|context-\w+)$/i;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i;
const PAINTED = /\b(?:fill|stroke|stop-color|flood-color|lighting-color|color|bgcolor)="([^"]*)"/gi;
const STYLED = /\bstyle="([^"]*)"/gi;
const COLOUR_PROPERTY =
  /^(?:color|background(?:-color)?|fill|stroke|(?:border|outline)[a-z-]*color|caret-color)$/i;

/** Values of a `style` attribute that are literal colours. */
function styledColours(style: string): string[] {
  return style
    .split(";")
    .map((declaration) => declaration.split(":").map((part) => part.trim()))
    .filter(([property = "", value = ""]) => {
      if (property.startsWith("--") || value === "" || value.startsWith("var(")) return false;
      return COLOUR.test(value) || (COLOUR_PROPERTY.test(property) && !PLAIN.test(value));
    })
    .map(([property, value]) => `style="${property}: ${value}"`);
}

/**
 * Literal colours in HTML. Themes, brands, more contrast and forced colours change tokens, so a literal colour would
 * not follow them.
 */
export function literalColours(html: string): string[] {
  const painted = [...html.matchAll(PAINTED)]
    .filter(([, value = ""]) => !PLAIN.test(value) && !/^(?:url|var)\(/.test(value))
    .map(([attribute]) => attribute);
  return [
    ...painted,
    ...[...html.matchAll(STYLED)].flatMap(([, style = ""]) => styledColours(style)),
  ];
}

/** How often a text occurs in another. */
export function count(html: string, text: string): number {
  return html.split(text).length - 1;
}
