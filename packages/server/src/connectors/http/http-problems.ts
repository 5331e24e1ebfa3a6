import type { PluginManifest, ToolManifest } from "../../plugins/types.ts";
import { choiceProblems } from "./choice-problems.ts";
import { isObject } from "./json.ts";
import type { HttpPlugin, HttpTool } from "./manifest.ts";
import { parsePath } from "./paths.ts";
import { settingNames } from "./settings.ts";
import { onlyPlace, parseTemplate, type Place } from "./templates.ts";

/** Something in a manifest that cannot work: where it stands, and what is wrong, as a sentence without an end. */
export type Problem = { readonly path: readonly PropertyKey[]; readonly message: string };

/** A text of a manifest with `{…}` places, or a path into an answer, and where it stands. */
type Text = { readonly at: readonly PropertyKey[]; readonly text: string };

/**
 * What is wrong with the `http` parts of a manifest whose form is right: a place or a path that leads nowhere, an argument or a
 * setting that nothing uses, a secret outside of `auth`.
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
    ...choiceProblems(tools),
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

/** Names that each root of a place may have; `any` for a root that stands alone. */
type Known = Readonly<Record<string, readonly string[] | "alone">>;

function unknownPlaces(texts: readonly Text[], known: Known): Problem[] {
  return placesOf(texts).flatMap(({ at, place }) => {
    const names = Object.hasOwn(known, place.root) ? known[place.root] : undefined;
    if (names === "alone" ? place.name === "" : names?.includes(place.name)) return [];
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
  const { settings, secrets } = settingNames(manifest);
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
    path: ["connection_settings_schema", "properties", name],
    message: "nothing uses this setting",
  }));
  const oauth = http.auth?.kind === "oauth2" && manifest.auth_type !== "oauth";
  return [
    ...unknownPlaces([...base, ...headers, ...check], { settings }),
    ...unknownPlaces(auth, { settings, secrets }),
    ...wrongPaths(textsOf(http.errors, ["http", "errors"])),
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

const toolTexts = ({ tools }: PluginManifest) =>
  tools.flatMap(({ http }) => (http ? requestsOf(http, []) : []));

/** All requests of a tool. */
const requestsOf = ({ request, read_back }: HttpTool, here: readonly PropertyKey[]): Text[] => [
  ...textsOf(requestTexts(request), [...here, "request"]),
  ...(read_back ? textsOf(requestTexts(read_back), [...here, "read_back"]) : []),
];

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
  const request = requestsOf(http, here);
  const said = saidTexts(http, here);
  const known: Known = { args, fields: args, settings, field_names: "alone", now: "alone" };
  const inItem = ({ at: path }: Text) => path.includes("$item");
  const used = new Set(
    placesOf([...request, ...said])
      .filter(({ place }) => place.root === "args" || place.root === "fields")
      .map(({ place }) => place.name),
  );
  return [
    ...unknownPlaces(
      request.filter((text) => !inItem(text)),
      known,
    ),
    ...unknownPlaces(request.filter(inItem), {
      ...known,
      key: "alone",
      key_number: "alone",
      value: "alone",
    }),
    ...unknownPlaces(said, { args }),
    ...mustHaveValue(tool, [
      ...request.filter(({ at: path }) => path.at(-1) === "path"),
      ...said.filter(isSentence),
    ]),
    ...requestProblems(http.request, [...here, "request"]),
    ...(http.read_back ? requestProblems(http.read_back, [...here, "read_back"]) : []),
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

/** Sentences and the place that says how many rows are wanted. */
function saidTexts({ result, not_found }: HttpTool, here: readonly PropertyKey[]): Text[] {
  const { kind } = result;
  return [
    ...textsOf(not_found, [...here, "not_found"]),
    ...textsOf(kind === "done" ? result.sentence : result.source, [
      ...here,
      "result",
      kind === "done" ? "sentence" : "source",
    ]),
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

const propertiesOf = (tool: ToolManifest) =>
  isObject(tool.input_schema["properties"]) ? tool.input_schema["properties"] : {};

const propertyNames = (tool: ToolManifest) => Object.keys(propertiesOf(tool));

/** An address and a sentence have no parts to leave out, so their arguments are always there. */
function mustHaveValue(tool: ToolManifest, texts: readonly Text[]): Problem[] {
  const { required } = tool.input_schema;
  return placesOf(texts).flatMap(({ at, place }) => {
    const schema = propertiesOf(tool)[place.name];
    const isThere =
      place.root !== "args" ||
      (Array.isArray(required) && required.includes(place.name)) ||
      (isObject(schema) && Object.hasOwn(schema, "default"));
    return isThere ? [] : [{ path: at, message: `${place.text} is not a required argument` }];
  });
}

function requestProblems(
  { method, path, body, form }: HttpTool["request"],
  at: readonly PropertyKey[],
): Problem[] {
  const fixed = parseTemplate(path).filter((part) => typeof part === "string");
  const steps = fixed.join("x").split("/");
  return [
    ...(fixed.every((part) => /^[\w/.:@!$'()*,;=~-]*$/.test(part)) && !steps.some(isUp)
      ? []
      : [{ path: [...at, "path"], message: "holds what does not belong into a path" }]),
    ...(method === "GET" && body !== undefined
      ? [{ path: [...at, "body"], message: "a GET has no body" }]
      : []),
    ...(form && !isObject(body)
      ? [{ path: [...at, "form"], message: "a form needs a body with members" }]
      : []),
  ];
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
    ...(reads && !["GET", "POST"].includes(request.method)
      ? [{ path: method, message: `a tool that only reads does not ${request.method}` }]
      : []),
    ...(!reads && request.method === "GET"
      ? [{ path: method, message: `a tool with the effect ${effect} does not GET` }]
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

function resultPathProblems({ result, paging }: HttpTool, here: readonly PropertyKey[]) {
  const paths: Text[] = [];
  const add = (text: string | readonly string[] | undefined, ...at: PropertyKey[]) => {
    paths.push(...textsOf(text, [...here, ...at]));
  };
  const addJoins = (joins: Readonly<Record<string, string>> = {}) => {
    for (const [member, list] of Object.entries(joins)) add(list, "result", "joins", member);
  };
  if (paging && "next" in paging) add(paging.next, "paging", "next");
  if (paging?.kind === "cursor") add(paging.more, "paging", "more");
  if (result.kind === "table") {
    add(result.rows, "result", "rows");
    add(result.total, "result", "total");
    add(result.skip, "result", "skip");
    add(result.fields_of, "result", "fields_of");
    add(result.matching?.paths, "result", "matching", "paths");
    add(result.field_columns, "result", "field_columns");
    addJoins(result.joins);
    result.columns.forEach(({ path }, index) => add(path, "result", "columns", index, "path"));
  }
  if (result.kind === "record") {
    add(result.path, "result", "path");
    add(result.fields_of, "result", "fields_of");
    add(result.field_columns, "result", "field_columns");
    addJoins(result.joins);
    result.facts.forEach(({ path }, index) => add(path, "result", "facts", index, "path"));
    result.lists?.forEach(({ rows, needs, columns }, list) => {
      add(rows, "result", "lists", list, "rows");
      add(needs, "result", "lists", list, "needs");
      columns.forEach(({ path }, index) => add(path, "result", "lists", list, "columns", index));
    });
  }
  return wrongPaths(paths);
}
