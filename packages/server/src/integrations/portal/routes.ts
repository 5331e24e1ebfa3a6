import { Hono, type Context } from "hono";
import type { LoginAttempt } from "../../domain/auth/ports.ts";
import { unpackLoginAttempt } from "../../domain/auth/login-attempt.ts";
import { hashSecret, sameText } from "../../domain/auth/secrets.ts";
import { clientAddressOf } from "../../http/client-address.ts";
import type { Cookies } from "../../http/cookies.ts";
import { callbackUrl, requireSameOrigin } from "../../http/same-origin.ts";
import { checkTyped, readText, readTyped, type Typed } from "./credentials.ts";
import { portalPage, startOverPage, type PageState } from "./page.ts";
import type { Portal } from "./portal.ts";
import { readForm } from "./read-form.ts";

const TOO_MANY = "Too many attempts. Please wait 15 minutes and try again.";
const WRONG = "Incorrect email or password.";
const TAKEN = "An account with this email already exists. Log in instead.";

export type PortalPages = {
  readonly portal: Portal;
  readonly cookies: Cookies;
  readonly publicUrl: string | undefined;
};

type Submit = (
  typed: Typed,
  attempt: LoginAttempt,
  c: Context,
) => Promise<(Partial<PageState> & { status: number }) | string>;

/** The two pages of the built-in portal. A form works only in the browser that began the login. */
export function portalRoutes({ portal, cookies, publicUrl }: PortalPages): Hono {
  const app = new Hono();
  const redirectUri = (c: Context) => callbackUrl(c.req.raw, publicUrl);

  const submitted: Record<PageState["kind"], Submit> = {
    async "sign-in"(typed, attempt, c) {
      const outcome = await portal.signIn(typed, clientAddressOf(c));
      if (outcome === "too-many") return { status: 429, problem: TOO_MANY };
      if (outcome === "wrong") return { status: 422, problem: WRONG };
      return portal.issueCode(typed.email, attempt, redirectUri(c));
    },
    async "sign-up"(typed, attempt, c) {
      const errors = checkTyped(typed);
      if (errors.email || errors.password) return { status: 422, errors };
      const outcome = await portal.signUp(typed, clientAddressOf(c));
      if (outcome === "too-many") return { status: 429, problem: TOO_MANY };
      if (outcome === "taken") return { status: 422, problem: TAKEN };
      return portal.issueCode(typed.email, attempt, redirectUri(c));
    },
  };

  for (const kind of ["sign-in", "sign-up"] as const) {
    app.get(`/${kind}`, (c) => {
      const attempt = unpackLoginAttempt(cookies.login.read(c.req.raw));
      if (!attempt) return c.html(startOverPage(), 200, NO_STORE);
      return c.html(portalPage({ kind, csrf: csrfOf(attempt) }), 200, NO_STORE);
    });

    app.post(`/${kind}`, async (c) => {
      requireSameOrigin(c.req.raw, publicUrl);
      const attempt = unpackLoginAttempt(cookies.login.read(c.req.raw));
      const form = await readForm(c);
      if (!attempt || !form || !sameText(readText(form, "csrf"), csrfOf(attempt))) {
        return c.html(startOverPage(), 403, NO_STORE);
      }
      const typed = readTyped(form);
      const result = await submitted[kind](typed, attempt, c);
      if (typeof result === "string") {
        return new Response(null, {
          status: 303,
          headers: {
            location: `${redirectUri(c)}?code=${encodeURIComponent(result)}`,
            ...NO_STORE,
          },
        });
      }
      const { status, ...state } = result;
      const shown = await portalPage({ kind, csrf: csrfOf(attempt), email: typed.email, ...state });
      return new Response(String(shown), {
        status,
        headers: { "content-type": "text/html; charset=utf-8", ...NO_STORE },
      });
    });
  }
  return app;
}

const NO_STORE = { "cache-control": "no-store" };

/** Derived from a secret in this browser's cookie, so another site cannot forge it. */
const csrfOf = (attempt: LoginAttempt) => hashSecret(`portal form ${attempt.verifier}`);
