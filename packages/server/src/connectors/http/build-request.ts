import { ToolError, type ConnectionAccess } from "../../domain/plugins/types.ts";
import { isObject, sayJson } from "./json.ts";
import type { HttpPlugin, HttpRequest } from "../../domain/plugins/http-manifest.ts";
import {
  parseTemplate,
  renderJson,
  renderPath,
  renderQueryValue,
  renderText,
  type Scope,
} from "./templates.ts";

/** A request without authentication. */
export type Outgoing = {
  readonly method: HttpRequest["method"];
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value; undefined for none. */
  readonly body: unknown;
  readonly form: boolean;
};

/**
 * The base URL of a connection's calls, without a trailing slash.
 * @throws ToolError when the connection's settings do not make a valid URL
 */
export function baseUrl(template: string, { configuration }: ConnectionAccess): URL {
  const [first] = parseTemplate(template);
  const text = renderText(template, { settings: configuration }, (said, { text: place }) => {
    // Only the beginning of the URL may choose the host: another setting could redirect the secrets.
    const isWhole = typeof first === "object" && first.text === place;
    if (!isWhole && !/^\w[\w.-]*$/.test(said.trim())) throw notCallable(said);
    return said.trim();
  });
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw notCallable(text ?? "");
  }
  url.search = "";
  url.hash = "";
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}

const notCallable = (text: string) =>
  new ToolError(`The URL of the connection is not valid: '${text}'.`);

/**
 * Fills a request.
 * @param scope arguments, settings and names of fields; secrets are no part of it
 * @throws ToolError for a value that its place cannot take
 */
export function buildRequest(
  base: URL,
  plugin: Pick<HttpPlugin, "headers">,
  request: HttpRequest,
  scope: Scope,
): Outgoing {
  const url = new URL(base);
  const path = `${base.pathname.replace(/\/$/, "")}${renderPath(request.path, scope)}`;
  url.pathname = path;
  // The parsed URL must have exactly this path: otherwise a value has changed the address.
  if (url.origin !== base.origin || url.pathname !== path) {
    throw new ToolError("An argument cannot be used in the URL.");
  }
  for (const [name, template] of Object.entries(request.query ?? {})) {
    for (const value of renderQueryValue(name, template, scope))
      url.searchParams.append(name, value);
  }
  const headers: Record<string, string> = { accept: "application/json" };
  for (const [name, template] of Object.entries({ ...plugin.headers, ...request.headers })) {
    const value = renderText(template, scope);
    if (value !== undefined) headers[name.toLowerCase()] = value;
  }
  const form = request.form === true;
  const inBody = form || !scope.sent ? scope : { ...scope, args: scope.sent };
  const body = request.body === undefined ? undefined : (renderJson(request.body, inBody) ?? {});
  return { method: request.method, url, headers, body, form };
}

/** The body as it is sent, with its type. */
export function encodeBody({ body, form }: Pick<Outgoing, "body" | "form">) {
  if (body === undefined) return undefined;
  if (!form) return { type: "application/json", text: JSON.stringify(body) };
  const fields = new URLSearchParams();
  for (const [name, value] of formFields("", body)) fields.append(name, value);
  return { type: "application/x-www-form-urlencoded", text: fields.toString() };
}

/** `{a: {b: [1]}}` is `a[b][]=1`. */
function formFields(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one) => formFields(`${name}[]`, one));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      formFields(name === "" ? key : `${name}[${key}]`, inner),
    );
  }
  return [[name, value === null ? "" : sayJson(value)]];
}
