/**
 * Puts a path of the contract on the API host.
 * @param baseUrl Address of the host, with or without a slash at its end; empty for the page's own.
 */
export function apiUrl(baseUrl: string, path: string): string {
  return baseUrl.replace(/\/+$/, "") + path;
}

/** Replaces each `{name}` of a path. Throws where a value is missing or would change the path's shape. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    // A browser reads `.` and `..` as steps in the path, encoded or not.
    if (text === "" || text === "." || text === "..") {
      throw new TypeError(`"${text}" cannot stand for {${name}} in ${path}`);
    }
    return encodeURIComponent(text);
  });
}

/** The query part of an address with its question mark; empty when no value is given. */
export function queryText(values: Readonly<Record<string, unknown>> = {}): string {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const text = new URLSearchParams(
    entries.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text === "" ? "" : `?${text}`;
}

/** Where the `Logout` link leads. */
export function logoutUrl(baseUrl = ""): string {
  return apiUrl(baseUrl, "/api/v1/auth/logout");
}

/** Where the `API Docs` link leads. */
export function docsUrl(baseUrl = ""): string {
  return apiUrl(baseUrl, "/api/v1/docs");
}

/** Where a link that begins an OAuth authorization leads. */
export function oauthStartUrl(pluginName: string, baseUrl = ""): string {
  return apiUrl(baseUrl, fillPath("/api/v1/connections/oauth/{pluginName}/start", { pluginName }));
}

/** Where an image that an answer names is had from our own host. */
export function imageUrl(address: string, baseUrl = ""): string {
  return apiUrl(baseUrl, "/api/v1/images") + queryText({ url: address });
}

/** The address itself when it is an http or https one, else undefined. For every address that comes from a server. */
export function httpUrl(value: unknown): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value)) return undefined;
  const { protocol } = new URL(value);
  return protocol === "http:" || protocol === "https:" ? value : undefined;
}
