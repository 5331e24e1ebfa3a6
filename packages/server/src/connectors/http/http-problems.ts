import type { PluginManifest, ToolManifest } from "../../domain/plugins/types.ts";
import { choiceProblems, fieldProblems } from "./choice-problems.ts";
import { isObject } from "./json.ts";
import { inboxTools } from "./inbox-tools.ts";
import { MAIL_MEMBERS } from "./mail-message.ts";
import type { Column, HttpPlugin, HttpTool } from "../../domain/plugins/http-manifest.ts";
import { parsePath } from "./paths.ts";
import type { Problem } from "../problem.ts";
import { settingNames } from "./settings.ts";
import { propertiesOf, requiredOf } from "./tool-arguments.ts";
import { onlyPlace, parseTemplate, type Place } from "./templates.ts";

/** A text of a manifest with `{…}` places, or a path into a response, with its position in the manifest. */
type Text = { readonly at: readonly PropertyKey[]; readonly text: string };

/**
 * Problems of a manifest's valid `http` parts: a place or a path that leads nowhere, an unused argument or setting, a secret
 * outside of `auth`.
 */
export function httpProblems(manifest: PluginManifest): Problem[] {
  const { http, tools } = manifest;
  if (!http) {
    return tools.flatMap((tool, index) =>
      tool.http ? [{ path: ["tools", index, "http"], message: "the plugin has no http part" }] : [],
    );
  }
  return [
    ...pluginProblems(manifest, http),
    ...tools.flatMap((tool, index) => toolProblems(manifest, http, tool, ["tools", index])),
    ...inboxTools(manifest).flatMap((tool) =>
      toolProblems(manifest, http, tool, ["inbox", tool.name]),
    ),
    ...choiceProblems(tools),
    ...fieldProblems(http.fields ?? [], tools),
  ];
}

/** Every text of a part of a manifest, however deep; the names of members are none. */
function textsOf(value: unknown, at: readonly PropertyKey[]): Text[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, [...at, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...at, key]));
}

const placesOf = (texts: readonly Text[]) =>
  texts.flatMap(({ at, text }) =>
    parseTemplate(text)
      .filter((part): part is Place => typeof part === "object")
      .map((place) => ({ at, place })),
  );

/** Names that each root of a place may have; `alone` for a root that has none, `any` for one with members that are not known here. */
type Known = Readonly<Record<string, readonly string[] | "alone" | "any">>;

function unknownPlaces(texts: readonly Text[], known: Known): Problem[] {
  return placesOf(texts).flatMap(({ at, place }) => {
    const names = Object.hasOwn(known, place.root) ? known[place.root] : undefined;
    const fits = names === "alone" ? place.name === "" : names?.includes(place.name);
    if (names === "any" || fits) return [];
    if (place.root === "secrets") {
      return [{ path: at, message: `${place.text}: a secret may stand in auth only` }];
    }
    return [{ path: at, message: `${place.text} is no place that can be filled here` }];
  });
}

const wrongPaths = (texts: readonly Text[]): Problem[] =>
  texts
    .filter(({ text }) => !parsePath(text))
    .map(({ at, text }) => ({ path: at, message: `'${text}' is no path into an answer` }));

function pluginProblems(manifest: PluginManifest, http: HttpPlugin): Problem[] {
  const { settings, secrets, answered } = settingNames(manifest);
  const base = textsOf(http.base_url, ["http", "base_url"]);
  const headers = textsOf(http.headers, ["http", "headers"]);
  const auth = textsOf(http.auth, ["http", "auth"]);
  const check = textsOf(requestTexts(http.check.request), ["http", "check", "request"]);
  const used = placesOf([...base, ...headers, ...auth, ...check, ...toolTexts(manifest)]);
  const isUsed = (root: string, name: string) =>
    used.some(({ place }) => place.root === root && place.name === name);
  const unused = [
    ...settings.filter((name) => !isUsed("settings", name)),
    ...secrets.filter((name) => !isUsed("secrets", name)),
  ].map((name) => ({
    path: answered.includes(name)
      ? ["oauth", "answers", name]
      : ["connection_settings_schema", "properties", name],
    message: "nothing uses this setting",
  }));
  const oauth = http.auth?.kind === "oauth2" && manifest.auth_type !== "oauth";
  return [
    ...unknownPlaces([...base, ...headers, ...check], { settings }),
    ...unknownPlaces(auth, { settings, secrets }),
    ...wrongPaths(textsOf(http.errors, ["http", "errors"])),
    ...wrongPaths(textsOf(http.success, ["http", "success"])),
    ...wrongPaths(textsOf(http.check.account, ["http", "check", "account"])),
    ...requestProblems(http.check.request, ["http", "check", "request"]),
    ...(oauth ? [{ path: ["http", "auth"], message: "the plugin's auth_type is not oauth" }] : []),
    ...unused,
  ];
}

const requestTexts = ({ path, query, headers, body }: HttpTool["request"]) => ({
  path,
  query,
  headers,
  body,
});

/** The texts that a tool sends: its request, and the read calls before and after it. */
const sentTexts = (
  { request, first, read_back, result }: HttpTool,
  here: readonly PropertyKey[],
) => ({
  request: textsOf(requestTexts(request), [...here, "request"]),
  first: textsOf(first?.request, [...here, "first", "request"]),
  back: textsOf(read_back, [...here, "read_back"]),
  rows: textsOf(result.kind === "table" ? result.row_request : undefined, [
    ...here,
    "result",
    "row_request",
  ]),
});

const toolTexts = ({ tools }: PluginManifest) =>
  tools.flatMap(({ http }) => (http ? Object.values(sentTexts(http, [])).flat() : []));

function toolProblems(
  manifest: PluginManifest,
  plugin: HttpPlugin,
  tool: ToolManifest,
  at: readonly PropertyKey[],
): Problem[] {
  const { http } = tool;
  if (!http) return [{ path: at, message: `the tool '${tool.name}' has no http part` }];
  const here = [...at, "http"];
  const { settings } = settingNames(manifest);
  const args = propertyNames(tool);
  const { request, first, back, rows } = sentTexts(http, here);
  const said = saidTexts(http, here);
  const known: Known = { args, fields: args, settings, field_names: "alone", now: "alone" };
  const afterFirst: Known = { ...known, first: Object.keys(http.first?.values ?? {}) };
  const inItem = ({ at: path }: Text) => path.includes("$item");
  const used = new Set(
    placesOf([...request, ...first, ...back, ...rows, ...said])
      .filter(({ place }) => place.root === "args" || place.root === "fields")
      .map(({ place }) => place.name),
  );
  return [
    ...unknownPlaces(
      request.filter((text) => !inItem(text)),
      afterFirst,
    ),
    ...unknownPlaces(request.filter(inItem), {
      ...afterFirst,
      key: "alone",
      key_number: "alone",
      value: "any",
    }),
    ...unknownPlaces(first, known),
    ...unknownPlaces(back, afterFirst),
    ...unknownPlaces(rows, { ...known, row: "any" }),
    ...unknownPlaces(said, { args }),
    ...mustHaveValue(tool, [
      ...[...request, ...first, ...back, ...rows].filter(({ at: path }) => path.at(-1) === "path"),
      ...said.filter(isSentence),
    ]),
    ...requestProblems(http.request, [...here, "request"]),
    ...lookupsOf(http).flatMap(({ at: place, lookup }) =>
      requestProblems({ method: "GET", ...lookup }, [...here, ...place]),
    ),
    ...effectProblems(tool, http, plugin, here),
    ...resultPathProblems(http, here),
    ...args
      .filter((name) => !used.has(name))
      .map((name) => ({
        path: [...at, "input_schema", "properties", name],
        message: "nothing uses this argument",
      })),
  ];
}

/** The read calls besides the request itself. */
function lookupsOf({ first, read_back, result }: HttpTool) {
  const rows = result.kind === "table" ? result.row_request : undefined;
  return [
    ...(first ? [{ at: ["first", "request"], lookup: first.request }] : []),
    ...(read_back ? [{ at: ["read_back"], lookup: read_back }] : []),
    ...(rows ? [{ at: ["result", "row_request"], lookup: rows }] : []),
  ];
}

/** Messages, and the template for the number of rows. */
function saidTexts({ result, not_found }: HttpTool, here: readonly PropertyKey[]): Text[] {
  const { kind } = result;
  return [
    ...textsOf(not_found, [...here, "not_found"]),
    ...textsOf(kind === "done" ? result.sentence : undefined, [...here, "result", "sentence"]),
    ...textsOf("source" in result ? result.source : undefined, [...here, "result", "source"]),
    ...textsOf(kind === "table" ? result.limit : undefined, [...here, "result", "limit"]),
    ...textsOf(kind === "table" ? result.matching?.text : undefined, [
      ...here,
      "result",
      "matching",
      "text",
    ]),
  ];
}

const isSentence = ({ at }: Text) => ["sentence", "not_found"].includes(String(at.at(-1)));

const propertyNames = (tool: ToolManifest) => Object.keys(propertiesOf(tool));

/** A URL or a message has no optional parts, so its arguments must always have a value. */
function mustHaveValue(tool: ToolManifest, texts: readonly Text[]): Problem[] {
  const required = requiredOf(tool);
  return placesOf(texts).flatMap(({ at, place }) => {
    const schema = propertiesOf(tool)[place.name];
    const isThere =
      place.root !== "args" ||
      required.includes(place.name) ||
      (isObject(schema) && Object.hasOwn(schema, "default"));
    return isThere ? [] : [{ path: at, message: `${place.text} is not a required argument` }];
  });
}

function requestProblems(
  { method, path, body, form }: HttpTool["request"],
  at: readonly PropertyKey[],
): Problem[] {
  const fixed = parseTemplate(path).filter((part) => typeof part === "string");
  const mail = mailsIn(body).find((one) => Object.keys(one).some((name) => !isMailMember(name)));
  const steps = fixed.join("x").split("/");
  return [
    ...(fixed.every((part) => /^[\w/.:@!$'()*,;=~-]*$/.test(part)) && !steps.some(isUp)
      ? []
      : [{ path: [...at, "path"], message: "holds what does not belong into a path" }]),
    ...((method === "GET" || method === "HEAD") && body !== undefined
      ? [{ path: [...at, "body"], message: `a ${method} has no body` }]
      : []),
    ...(form && !isObject(body)
      ? [{ path: [...at, "form"], message: "a form needs a body with members" }]
      : []),
    ...(mail
      ? [{ path: [...at, "body"], message: `$mail has only ${MAIL_MEMBERS.join(", ")}` }]
      : []),
  ];
}

const isMailMember = (name: string) => MAIL_MEMBERS.some((known) => known === name);

/** The values of `$mail`, at any depth. */
function mailsIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(mailsIn);
  if (!isObject(value)) return [];
  const { $mail } = value;
  return [...(isObject($mail) ? [$mail] : []), ...Object.values(value).flatMap(mailsIn)];
}

const isUp = (step: string) => step === "." || step === "..";

function effectProblems(
  { effect }: ToolManifest,
  { request, read_back, result, paging }: HttpTool,
  { auth }: HttpPlugin,
  here: readonly PropertyKey[],
): Problem[] {
  const method = [...here, "request", "method"];
  const reads = effect === "read";
  const inQuery = Object.keys(auth?.kind === "query" ? auth.query : {});
  const taken = Object.keys(request.query ?? {}).find((name) => inQuery.includes(name));
  return [
    ...(reads && !["GET", "HEAD", "POST"].includes(request.method)
      ? [{ path: method, message: `a tool that only reads does not ${request.method}` }]
      : []),
    ...(!reads && (request.method === "GET" || request.method === "HEAD")
      ? [{ path: method, message: `a tool with the effect ${effect} does not ${request.method}` }]
      : []),
    ...(read_back && (reads || result.kind !== "record")
      ? [
          {
            path: [...here, "read_back"],
            message: "only a change whose result is a record is read back",
          },
        ]
      : []),
    ...(paging && result.kind !== "table"
      ? [{ path: [...here, "paging"], message: "only a table has pages" }]
      : []),
    ...(paging && !reads
      ? [{ path: [...here, "paging"], message: "only a tool that reads has pages" }]
      : []),
    ...(taken === undefined
      ? []
      : [{ path: [...here, "request", "query", taken], message: "auth sets this parameter" }]),
    ...(result.kind === "table" && result.limit !== undefined && !onlyPlace(result.limit)
      ? [{ path: [...here, "result", "limit"], message: "must be one place" }]
      : []),
  ];
}

function resultPathProblems(
  { result, paging, first, success }: HttpTool,
  here: readonly PropertyKey[],
) {
  const paths: Text[] = [];
  const add = (text: string | readonly string[] | undefined, ...at: PropertyKey[]) => {
    paths.push(...textsOf(text, [...here, ...at]));
  };
  const addJoins = (joins: Readonly<Record<string, string>> = {}) => {
    for (const [member, list] of Object.entries(joins)) add(list, "result", "joins", member);
  };
  const addColumns = (columns: readonly Column[], ...at: PropertyKey[]) =>
    columns.forEach(({ path, or }, index) => {
      add(path, ...at, index, "path");
      add(or?.path, ...at, index, "or", "path");
    });
  for (const [name, path] of Object.entries(first?.values ?? {}))
    add(path, "first", "values", name);
  add(success, "success");
  if (paging && "next" in paging) add(paging.next, "paging", "next");
  if (paging?.kind === "cursor") add(paging.more, "paging", "more");
  if (result.kind === "table") {
    add(result.rows, "result", "rows");
    add(result.total, "result", "total");
    add(result.skip, "result", "skip");
    add(result.needs, "result", "needs");
    add(result.fields_of, "result", "fields_of");
    add(result.matching?.paths, "result", "matching", "paths");
    add(result.field_columns, "result", "field_columns");
    addJoins(result.joins);
    addColumns(result.columns, "result", "columns");
  }
  if (result.kind === "record") {
    add(result.path, "result", "path");
    add(result.fields_of, "result", "fields_of");
    add(result.field_columns, "result", "field_columns");
    addJoins(result.joins);
    addColumns(result.facts, "result", "facts");
    result.lists?.forEach(({ rows, needs, columns }, list) => {
      add(rows, "result", "lists", list, "rows");
      add(needs, "result", "lists", list, "needs");
      addColumns(columns, "result", "lists", list, "columns");
    });
  }
  return wrongPaths(paths);
}
