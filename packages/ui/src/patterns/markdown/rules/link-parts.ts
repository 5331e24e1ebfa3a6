const maxLabel = 999;
const maxParentheses = 32;

/** End of the label that starts with the bracket at `from`, or -1. */
export function labelEnd(text: string, from: number): number {
  const stop = Math.min(text.length, from + maxLabel + 2);
  for (let pos = from + 1; pos < stop; pos++) {
    const char = text[pos];
    if (char === "\\") pos++;
    else if (char === "[") return -1;
    else if (char === "]") return pos + 1;
  }
  return -1;
}

/** End of an address, plain or in angle brackets, or -1. A plain one may be empty, which only a link allows. */
export function destinationEnd(text: string, from: number): number {
  return text[from] === "<" ? bracketedEnd(text, from) : plainEnd(text, from);
}

function bracketedEnd(text: string, from: number): number {
  for (let pos = from + 1; pos < text.length; pos++) {
    const char = text[pos];
    if (char === "\\") pos++;
    else if (char === ">") return pos + 1;
    else if (char === "<" || char === "\n") return -1;
  }
  return -1;
}

function plainEnd(text: string, from: number): number {
  let depth = 0;
  for (let pos = from; pos < text.length; pos++) {
    const char = text.charCodeAt(pos);
    if (char <= 32 || char === 127) return depth === 0 ? pos : -1;
    if (char === 92 && isPunctuation(text.charCodeAt(pos + 1))) pos++;
    else if (char === 40 && ++depth > maxParentheses) return -1;
    else if (char === 41 && depth-- === 0) return pos;
  }
  return depth === 0 ? text.length : -1;
}

function isPunctuation(char: number): boolean {
  return (
    (char > 32 && char < 48) ||
    (char > 57 && char < 65) ||
    (char > 90 && char < 97) ||
    (char > 122 && char < 127)
  );
}

/** The character that ends a title begun by this one; undefined when none begins. */
export function titleClosing(opening: string | undefined): string | undefined {
  if (opening === "(") return ")";
  return opening === '"' || opening === "'" ? opening : undefined;
}

/**
 * Searches the end of a title from an index inside it.
 * @returns the index after its last character; -1 if the text ends before, null if no title can end
 */
export function titleEnd(text: string, from: number, closing: string): number | null {
  for (let pos = from; pos < text.length; pos++) {
    const char = text[pos];
    if (char === "\\") pos++;
    else if (char === closing) return pos + 1;
    else if (char === "(" && closing === ")") return null;
  }
  return -1;
}

/** The next non-space index. */
export function skipSpace(text: string, from: number): number {
  let pos = from;
  while (pos < text.length && isSpace(text.charCodeAt(pos))) pos++;
  return pos;
}

function isSpace(char: number): boolean {
  return char === 32 || (char >= 9 && char <= 13);
}
