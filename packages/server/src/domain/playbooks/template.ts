/** A position in a template; both count from 1. */
export type Place = { readonly line: number; readonly column: number };

/** One filter of a placeholder, with its argument. */
export type Filter = { readonly name: "default" | "trim" | "truncate"; readonly argument?: string };

/** A placeholder, such as `{{ inbox_item.title | trim }}`. */
export type Placeholder = Place & {
  readonly kind: "placeholder";
  /** The names of its path, one for each level. */
  readonly path: readonly string[];
  readonly filters: readonly Filter[];
};

export type TemplateError = Place & { readonly placeholder: string; readonly problem: string };

export type Template = {
  readonly parts: readonly (Placeholder | { readonly kind: "text"; readonly text: string })[];
  readonly errors: readonly TemplateError[];
};

/** `{{ … }}` up to its first end outside of quotes, or other Jinja syntax, which we reject. */
const MARKUP = /\{\{((?:"[^"\n]*"|'[^'\n]*'|(?!\}\}|\{\{)[^"'])*)\}\}|\{\{|\{%|\{#/g;
const PATH = /^[A-Za-z_]\w*(?:\.\w+|\[(?:"[^"\n]*"|'[^'\n]*')\])*/;
const LEVEL = /^(\w+)|\.(\w+)|\["([^"]*)"\]|\['([^']*)'\]/g;
const FILTER = /^\s*\|\s*([A-Za-z_]\w*)\s*(?:\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|(\d+))?\s*\))?/;

/**
 * Reads a template. It only looks values up: there is nothing in it that repeats, decides or calls, so it cannot be made to work
 * long or to reach anything.
 */
export function parseTemplate(source: string): Template {
  const parts: Template["parts"][number][] = [];
  const errors: TemplateError[] = [];
  const placeAt = placesOf(source);
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > end) parts.push({ kind: "text", text: source.slice(end, match.index) });
    end = match.index + match[0].length;
    const place = placeAt(match.index);
    const read = readMarkup(match[0], match[1]);
    if ("problem" in read) errors.push({ ...read, ...place });
    else parts.push({ kind: "placeholder", ...place, ...read });
  }
  if (end < source.length) parts.push({ kind: "text", text: source.slice(end) });
  return { parts, errors };
}

type Read = Pick<Placeholder, "path" | "filters"> | Pick<TemplateError, "placeholder" | "problem">;

function readMarkup(markup: string, inner: string | undefined): Read {
  const refuse = (problem: string) => ({ placeholder: (inner ?? markup).trim(), problem });
  if (markup === "{%") return refuse("Only {{ placeholders }} are supported, not {% tags %}.");
  if (markup === "{#") return refuse("Only {{ placeholders }} are supported, not {# comments #}.");
  if (inner === undefined) return refuse("This {{ has no matching }}.");
  const written = inner.trim();
  if (written === "") return refuse("This placeholder is empty.");
  const path = PATH.exec(written)?.[0];
  if (!path) return refuse("A placeholder starts with a name, such as inbox_item.title.");
  const filters: Filter[] = [];
  let rest = written.slice(path.length);
  while (rest.trim() !== "") {
    const match = FILTER.exec(rest);
    if (!match) return refuse(`‘${rest.trim()}’ is not understood after ${path}.`);
    rest = rest.slice(match[0].length);
    const [, name = "", double, single, digits] = match;
    const filter = readFilter(name, double ?? single, digits);
    if (typeof filter === "string") return refuse(filter);
    filters.push(filter);
  }
  return { path: levelsOf(path), filters };
}

/** The filter, or what is wrong with it. */
function readFilter(name: string, text?: string, digits?: string): Filter | string {
  if (name === "trim") {
    return text === undefined && digits === undefined ? { name } : "trim takes no argument.";
  }
  if (name === "default") {
    const argument = text ?? digits;
    return argument === undefined
      ? "default needs the text to use instead, such as default('none')."
      : { name, argument };
  }
  if (name === "truncate") {
    return digits === undefined
      ? "truncate needs a number of characters, such as truncate(200)."
      : { name, argument: digits };
  }
  return `There is no filter ‘${name}’. Use default, trim, or truncate.`;
}

const levelsOf = (path: string): string[] =>
  [...path.matchAll(LEVEL)].map(
    ([, first, name, double, single]) => first ?? name ?? double ?? single ?? "",
  );

/** A path as a template writes it. */
export const writePath = (path: readonly string[]): string =>
  path
    .map((level, index) => {
      if (index === 0) return level;
      if (/^\w+$/.test(level)) return `.${level}`;
      return level.includes("'") ? `["${level}"]` : `['${level}']`;
    })
    .join("");

/** Finds line and column of ascending offsets, reading the text once. */
function placesOf(source: string): (offset: number) => Place {
  let line = 1;
  let start = 0;
  return (offset) => {
    for (let next = source.indexOf("\n", start); next !== -1 && next < offset; ) {
      line += 1;
      start = next + 1;
      next = source.indexOf("\n", start);
    }
    return { line, column: offset - start + 1 };
  };
}
