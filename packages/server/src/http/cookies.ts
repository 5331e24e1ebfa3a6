import { parse, serialize } from "hono/utils/cookie";

/** The names and shape of our cookies. Over https all carry the `__Host-` prefix, which browsers tie to one host. */
export type Cookies = {
  readonly session: Cookie;
  readonly login: Cookie;
  /** Makes a browser known to the accounts that were logged in to there. */
  readonly device: Cookie;
  /** Ties an authorization attempt at an app's page to the browser that began it. */
  readonly away: Cookie;
  /** The attempt of a browser that returned from an app's page while nobody was logged in. */
  readonly back: Cookie;
};

export type Cookie = {
  read(request: Request): string | undefined;
  /** Returns a `Set-Cookie` value. */
  set(value: string, maxAgeS: number): string;
  /** Returns a `Set-Cookie` value that removes the cookie. */
  clear(): string;
};

/** Cookies for the public URL. */
export function createCookies(publicUrl: string | undefined): Cookies {
  const secure = publicUrl?.startsWith("https:") ?? false;
  const prefix = secure ? "__Host-" : "";

  function cookie(name: string): Cookie {
    const full = `${prefix}${name}`;
    const write = (value: string, maxAge: number) =>
      serialize(full, value, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge });
    return {
      read: (request) => parse(request.headers.get("cookie") ?? "", full)[full] || undefined,
      set: write,
      clear: () => write("", 0),
    };
  }
  return {
    session: cookie("sid"),
    login: cookie("login"),
    device: cookie("device"),
    away: cookie("away"),
    back: cookie("back"),
  };
}
