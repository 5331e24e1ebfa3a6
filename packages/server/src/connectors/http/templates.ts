import { ToolError } from "../../domain/plugins/types.ts";
import { isObject, memberOf, sayJson, type JsonObject } from "./json.ts";
import { mailMessage } from "./mail-message.ts";
import type { HttpRequest } from "../../domain/plugins/http-manifest.ts";

/** The values for the places of a template. */
export type Scope = {
  readonly args?: JsonObject;
  /** The arguments as a JSON body has them; `args` where absent. */
  readonly sent?: JsonObject;
  readonly settings?: JsonObject;
  readonly secrets?: JsonObject;
  /** The user's names for fields of the app, with the app's own. */
  readonly fieldMappings?: Readonly<Record<string, string>>;
  /** The time of the call. */
  readonly now?: Date;
  /** The entry that `$item` is written for. */
  readonly item?: { readonly key: string; readonly value: unknown };
  /** The result of the tool's first read. */
  readonly first?: JsonObject;
  /** The row to look up. */
  readonly row?: unknown;
};

/**
 * `{args.title}`: root `args`, name `title`. `{+args.path}` is `many`: its slashes stay. `{'args.words}` is `quoted`: it goes
 * between quotation marks of a query language and cannot end them. `{~args.text}` is `words`: in addition, search operators in
 * it are literal, except for quotation marks. `{<args.note}` is `html`: HTML that shows the text as it is, line by line.
 */
export type Place = {
  readonly text: string;
  readonly root: string;
  readonly name: string;
  readonly many: boolean;
  readonly quoted: boolean;
  readonly words: boolean;
  readonly html: boolean;
};

/** A brace followed by a letter opens a place; any other is literal. */
const PLACE = /\{([+'~<]?)([A-Za-z][\w-]*)(?:\.([\w-]+))?\}/g;

/** A template's fixed texts and places, in order. */
export function parseTemplate(template: string): (string | Place)[] {
  const parts: (string | Place)[] = [];
  let from = 0;
  for (const match of template.matchAll(PLACE)) {
    const [text, sign, root = "", name = ""] = match;
    if (match.index > from) parts.push(template.slice(from, match.index));
    parts.push({
      ...{ text, root, name, many: sign === "+" },
      ...{ quoted: sign === "'", words: sign === "~", html: sign === "<" },
    });
    from = match.index + text.length;
  }
  if (from < template.length) parts.push(template.slice(from));
  return parts;
}

/** The place that a text consists of; undefined for any other text. */
export function onlyPlace(template: string): Place | undefined {
  const [first, ...more] = parseTemplate(template);
  return typeof first === "object" && more.length === 0 ? first : undefined;
}

function valueAt({ root, name }: Place, scope: Scope): unknown {
  if (root === "key") return scope.item?.key;
  if (root === "key_number") return asNumber(scope.item?.key);
  if (root === "value") return name === "" ? scope.item?.value : memberOf(scope.item?.value, name);
  if (root === "first") return memberOf(scope.first, name);
  if (root === "row") return memberOf(scope.row, name);
  if (root === "now") return scope.now?.toISOString();
  if (root === "field_names") return [...new Set(Object.values(scope.fieldMappings ?? {}))];
  if (root === "args") return memberOf(scope.args, name);
  if (root === "settings") return memberOf(scope.settings, name);
  if (root === "secrets") return memberOf(scope.secrets, name);
  if (root === "fields") return withFieldIds(memberOf(scope.args, name), scope);
  return undefined;
}

/** A field's number. @throws ToolError for a name: an app that numbers its fields would drop it without a word */
function asNumber(key: string | undefined): number | undefined {
  if (key === undefined) return undefined;
  if (!/^\d{1,15}$/.test(key)) throw new ToolError(`This connection has no field '${key}'.`);
  return Number(key);
}

/** The object with the app's own names for the fields that the user calls otherwise. */
function withFieldIds(value: unknown, { fieldMappings = {} }: Scope): unknown {
  if (!isObject(value)) return value;
  const ids = new Map(
    Object.entries(fieldMappings).map(([name, field]) => [name.trim().toLowerCase(), field]),
  );
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [ids.get(key.trim().toLowerCase()) ?? key, inner]),
  );
}

/** A value in the middle of a text: a list as its values with commas between. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(",") : sayJson(value).toWellFormed();
}

/** Encodes a text for the language around its place. */
function written(text: string, { quoted, words, html }: Place): string {
  if (html) return asHtml(text);
  // The signs of a search are marked first: the marks stand within the quotation marks too.
  const plain = words ? text.replaceAll(/[-+&|!(){}[\]^~*?:/\\]/g, "\\$&") : text;
  return quoted || words ? plain.replaceAll(/["'\\]/g, "\\$&") : plain;
}

const asHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\r\n|\r|\n/g, "<br>");

const isAbsent = (value: unknown) => value === undefined || value === null;

/** A filled text; undefined when one of its places has no value. */
export function renderText(
  template: string,
  scope: Scope,
  encode: (text: string, place: Place) => string = (text) => text,
): string | undefined {
  let text = "";
  for (const part of parseTemplate(template)) {
    if (typeof part === "string") text += part;
    else {
      const value = valueAt(part, scope);
      if (isAbsent(value)) return undefined;
      const said = textOf(value);
      text += encode(written(said, part), part);
    }
  }
  return text;
}

/**
 * A filled path. Every value is percent-encoded, so it can neither leave its segment nor begin a query.
 * @throws ToolError for a value that would be a step up or no segment at all, or that is missing
 */
export function renderPath(template: string, scope: Scope): string {
  const path = renderText(template, scope, (text, { name, many }) =>
    (many ? text.split("/") : [text]).map((segment) => encodeSegment(segment, name)).join("/"),
  );
  if (path === undefined) throw new ToolError("A value required in the URL is missing.");
  return path;
}

function encodeSegment(text: string, name: string): string {
  if (["", ".", ".."].includes(text.trim())) {
    throw new ToolError(`The ${name.replaceAll("_", " ")} must not be '${text}'.`);
  }
  return encodeURIComponent(text);
}

type QueryValue = NonNullable<HttpRequest["query"]>[string];

/** A query parameter's values, in order; none where a place of its text has no value. */
export function renderQueryValue(name: string, template: QueryValue, scope: Scope): string[] {
  if (typeof template === "number" || typeof template === "boolean") return [String(template)];
  if (typeof template === "object" && "each" in template) return renderEntries(template, scope);
  if (typeof template !== "string") {
    const { texts, between } = "texts" in template ? template : { texts: template, between: " " };
    const parts = texts.map((part) => renderText(part, scope)).filter((part) => part);
    return parts.length > 0 ? [parts.join(between)] : [];
  }
  const place = onlyPlace(template);
  const value = place && valueAt(place, scope);
  if (Array.isArray(value) && name.endsWith("[]")) return value.map(textOf);
  const text = renderText(template, scope);
  return text === undefined || (place && text === "") ? [] : [text];
}

/** The parameter's value for each entry of a list; anything else is one entry. */
function renderEntries(
  { each, between }: { readonly each: string; readonly between?: string | undefined },
  scope: Scope,
): string[] {
  const place = onlyPlace(each);
  const value = place && valueAt(place, scope);
  if (isAbsent(value)) return [];
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  return between === undefined || texts.length === 0 ? texts : [texts.join(between)];
}

/**
 * Fills a JSON template. A text that is a single place keeps the value's type; places without a value are left out, and so are
 * objects that become empty.
 */
export function renderJson(template: unknown, scope: Scope): unknown {
  if (typeof template === "string") {
    const place = onlyPlace(template);
    const asIs = place && !place.quoted && !place.words && !place.html;
    return asIs ? valueAt(place, scope) : renderText(template, scope);
  }
  if (Array.isArray(template)) {
    return template.flatMap((one) => renderEntry(one, scope));
  }
  if (!isObject(template)) return template;
  if (Object.hasOwn(template, "$each")) return renderEach(template, scope);
  if (Object.hasOwn(template, "$mail")) return mailMessage(renderJson(template["$mail"], scope));
  if (Object.hasOwn(template, "$needs")) {
    const { $needs, ...rest } = template;
    return isAbsent(renderJson($needs, scope)) ? undefined : renderJson(rest, scope);
  }
  const members = Object.entries(template).flatMap(([key, inner]): [string, unknown][] => {
    const value = key === "$without" ? undefined : renderJson(inner, scope);
    if (value === undefined) return [];
    if (key === "$merge") return isObject(value) ? addedMembers(value, template) : [];
    return [[key, value]];
  });
  const emptied = members.length === 0 && Object.keys(template).length > 0;
  return emptied ? undefined : Object.fromEntries(members);
}

/**
 * The members that `$merge` adds: none that the object has a place for, filled or not, and none of `$without`.
 * @throws ToolError otherwise: the user approves the arguments, and a field of the same name would contradict them
 */
function addedMembers(added: JsonObject, template: JsonObject): [string, unknown][] {
  const { $without = [] } = template;
  const own = [...Object.keys(template), ...(Array.isArray($without) ? $without.map(String) : [])];
  const taken = new Set(own.map((name) => name.toLowerCase()));
  const wrong = Object.keys(added).find((name) => taken.has(name.trim().toLowerCase()));
  if (wrong === undefined) return Object.entries(added);
  throw new ToolError(`'${wrong}' cannot be set here. Use its own argument or tool instead.`);
}

/** The results of one entry of a list: none without a value, and all that `$each` makes. */
function renderEntry(template: unknown, scope: Scope): unknown[] {
  const value = renderJson(template, scope);
  if (value === undefined) return [];
  const isEach = isObject(template) && Object.hasOwn(template, "$each");
  return isEach && Array.isArray(value) ? value : [value];
}

/**
 * `{ "$each": "{args.labels}", "$item": { "name": "{value}" } }`: one item for each entry of an object or a list, and for each
 * line of a text that is not blank.
 */
function renderEach({ $each, $item }: JsonObject, scope: Scope): unknown {
  const given = renderJson($each, scope);
  const entries = typeof given === "string" ? linesOf(given) : given;
  if (typeof entries !== "object" || entries === null) return undefined;
  return Object.entries(entries).flatMap(([key, value]) => {
    const item = renderJson($item, { ...scope, item: { key, value } });
    return item === undefined ? [] : [item];
  });
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== "");
