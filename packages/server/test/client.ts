import type { User } from "@switchboard/api-client/types";

/** Acts like a browser: it keeps cookies and sends its pages' origin. */
export type TestClient = {
  /** Where its server is. */
  readonly origin: string;
  /** Sends a request with the browser's cookies. Redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Reads JSON of a call that must succeed. */
  json<T = unknown>(path: string): Promise<T>;
  me(): Promise<User>;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
};

/**
 * A browser without cookies that is on a page of the server.
 * @param sends headers of its requests, such as those that a proxy adds
 */
export function createClient(origin: string, sends: Record<string, string> = {}): TestClient {
  const jar = new Map<string, string>();

  function remember(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const at = pair.indexOf("=");
      const name = pair.slice(0, at);
      const value = decodeURIComponent(pair.slice(at + 1));
      if (value === "" || attributes.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
  }

  const client: TestClient = {
    origin,
    async fetch(path, init = {}) {
      const headers = new Headers({ ...sends, ...Object.fromEntries(new Headers(init.headers)) });
      const cookies = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
      if (!headers.has("origin")) headers.set("origin", origin);
      const response = await fetch(new URL(path, origin), { ...init, headers, redirect: "manual" });
      remember(response);
      return response;
    },
    send: (method, path, body, headers = {}) =>
      client.fetch(path, {
        method,
        headers: { "content-type": "application/json", ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    async json<T>(path: string) {
      const response = await client.fetch(path);
      if (!response.ok)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
    me: () => client.json<User>("/api/v1/users/me"),
    cookie: (name) => jar.get(name),
    setCookie: (name, value) => void jar.set(name, value),
  };
  return client;
}
