/*
 * Changes of a source text. Each leaves a text alone that has the change already, and throws a sentence where it does not find its
 * place.
 */

/**
 * Adds a line in the order of its neighbours: the lines that the pattern matches, compared by its first group.
 * @param {string} text
 * @param {RegExp} neighbours matches one whole line
 * @param {string} line
 */
export function addInOrder(text, neighbours, line) {
  const lines = text.split("\n");
  if (lines.includes(line)) return text;
  const key = keyOf(neighbours, line);
  const found = lines.flatMap((one, at) => (neighbours.test(one) ? [at] : []));
  const last = found.at(-1);
  if (last === undefined) throw new Error(`no line like "${line.trim()}" is there.`);
  const before = found.find((at) => keyOf(neighbours, lines[at] ?? "") > key);
  lines.splice(before ?? last + 1, 0, line);
  return lines.join("\n");
}

/** @param {RegExp} pattern @param {string} line */
const keyOf = (pattern, line) => (pattern.exec(line)?.[1] ?? line).toLowerCase();

/**
 * Adds a text before the first place of another, or after the last.
 * @param {string} text
 * @param {"before" | "after"} side
 * @param {string | RegExp} place
 * @param {string} added
 */
export function addAt(text, side, place, added) {
  if (text.includes(added.trim())) return text;
  const pattern = typeof place === "string" ? new RegExp(escapeText(place), "gm") : place;
  const found = [...text.matchAll(pattern)];
  const match = side === "before" ? found[0] : found.at(-1);
  if (!match)
    throw new Error(`"${typeof place === "string" ? place.trim() : place}" is not there.`);
  const at = side === "before" ? match.index : match.index + match[0].length;
  return text.slice(0, at) + added + text.slice(at);
}

/** @param {string} text */
const escapeText = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** @param {string} text @param {string} added */
export const append = (text, added) =>
  text.includes(added.trim()) ? text : `${text.trimEnd()}\n\n${added}`;

/**
 * Imports names of a module, beside those that are imported already.
 * @param {string} text
 * @param {string} from
 * @param {string[]} names
 * @param {"import" | "import type"} [keyword]
 */
export function addImport(text, from, names, keyword = "import") {
  const pattern = new RegExp(`^${keyword} \\{([^}]*)\\} from "${escapeText(from)}";`, "m");
  const match = pattern.exec(text);
  if (!match) {
    const line = `${keyword} { ${names.join(", ")} } from "${from}";`;
    const places = [...text.matchAll(/^import [^;]*?from "([^"]+)";$/gm)];
    const next = places.find(([, other = ""]) => rank(other) > rank(from));
    if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`;
    const last = places.at(-1);
    if (!last) return `${line}\n\n${text}`;
    const end = last.index + last[0].length;
    return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  }
  const there = (match[1] ?? "").split(",").map((name) => name.trim());
  const all = [...new Set([...there, ...names])].filter(Boolean).sort();
  return text.replace(pattern, () => `${keyword} { ${all.join(", ")} } from "${from}";`);
}

/** Packages first, then what is further away. @param {string} from */
const rank = (from) =>
  (from.startsWith(".") ? `1${from.startsWith("./") ? "1" : "0"}` : "0") + from;
