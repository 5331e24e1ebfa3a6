/**
 * The characters of a text outside of the ranges that the bundled fonts cover.
 * @param {string} css the `@font-face` rules, with their `unicode-range`
 * @param {readonly string[]} allowed texts that may stand all the same
 * @returns {(text: string) => string[]}
 */
export function foreignTo(css, allowed) {
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
  /** @param {string} sign */
  const covered = (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    // Control and format characters draw nothing by themselves.
    return /\p{C}/u.test(sign) || ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
  };
  return (text) => {
    const rest = allowed.reduce((left, known) => left.replaceAll(known, ""), text);
    return [...new Set(rest)].filter((sign) => !covered(sign));
  };
}
