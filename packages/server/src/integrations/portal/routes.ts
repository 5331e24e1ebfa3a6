import { Hono, type Context } from "hono";
import type { LoginAttempt } from "../../domain/auth/ports.ts";
import { unpackLoginAttempt } from "../../domain/auth/login-attempt.ts";
import { hashSecret, sameText } from "../../domain/auth/secrets.ts";
import { storableText } from "../../domain/storable.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import type { Cookies } from "../../http/cookies.ts";
import { callbackUrl, requireSameOrigin } from "../../http/same-origin.ts";
import { checkTyped, readText, readTyped, type Typed } from "./credentials.ts";
import { hintOf } from "./login-hint.ts";
import { DEVICE_S } from "../../domain/auth/known-devices.ts";
import { portalPage, signUpSentPage, startOverPage, type PageState } from "./page.ts";
import type { Portal } from "./portal.ts";
import { readForm } from "./read-form.ts";
import { retryAfter } from "./retry-after.ts";
import { showBusy } from "./show-busy.ts";
import { twoStepPage, type TwoStepPageState } from "./two-step-page.ts";

const TOO_MANY = "Too many attempts. Please wait 15 minutes and try again.";
const WRONG = "Incorrect email or password.";
const WRONG_OR_NEW = `${WRONG} If you have just created your account, confirm your email first.`;
const WRONG_CODE = {
  app: "This code is not correct. Enter the current code from your app.",
  recovery: "This recovery code is not correct, or it was used already.",
} as const;

export type PortalPages = {
  readonly portal: Portal;
  readonly cookies: Cookies;
  readonly clientAddress: ClientAddress;
  readonly publicUrl: string | undefined;
  /** Whether mails leave this machine, so that accounts open once they are confirmed. */
  readonly sendsMail: boolean;
};

type Shown = Partial<PageState> & { readonly status: number };

/** @returns the page's next state, another page, or where the browser is redirected */
type Submit = (
  typed: Typed,
  attempt: LoginAttempt,
  c: Context,
) => Promise<Shown | string | Response>;

/** The pages of the built-in portal for logging in and signing up. A form works only in the browser that began the login. */
export function portalRoutes({
  portal,
  cookies,
  clientAddress,
  publicUrl,
  sendsMail,
}: PortalPages): Hono {
  const app = new Hono();
  app.onError(showBusy);

  /** The URL that the browser is redirected to, with the code that logs it in. */
  async function logIn(email: string, attempt: LoginAttempt, c: Context): Promise<string> {
    const redirectUri = callbackUrl(c.req.raw, publicUrl);
    const code = await portal.issueCode(email, attempt, redirectUri);
    const device = await portal.rememberDevice(email, cookies.device.read(c.req.raw));
    if (device) c.header("set-cookie", cookies.device.set(device, DEVICE_S));
    return `${redirectUri}?code=${encodeURIComponent(code)}`;
  }

  /** The form of a page, for the browser that began the login. */
  async function readOwnForm(c: Context) {
    requireSameOrigin(c.req.raw, publicUrl);
    const attempt = unpackLoginAttempt(cookies.login.read(c.req.raw));
    const form = await readForm(c);
    const isOwn = attempt && form && sameText(readText(form, "csrf"), csrfOf(attempt));
    return isOwn ? { attempt, form } : undefined;
  }

  const submitted: Record<PageState["kind"], Submit> = {
    async "sign-in"(typed, attempt, c) {
      const visitor = { address: clientAddress(c), device: cookies.device.read(c.req.raw) };
      const outcome = await portal.signIn(typed, attempt, visitor);
      if (outcome === "too-many") return { status: 429, problem: TOO_MANY };
      if (outcome === "wrong") return { status: 422, problem: sendsMail ? WRONG_OR_NEW : WRONG };
      if (outcome === "second-step") return "/portal/two-step";
      return logIn(typed.email, attempt, c);
    },
    async "sign-up"(typed, attempt, c) {
      const errors = await checkTyped(typed);
      if (errors.email || errors.password) return { status: 422, errors };
      const outcome = await portal.signUp(typed, clientAddress(c), attempt.returnTo);
      if (outcome === "too-many") return { status: 429, problem: TOO_MANY };
      if (outcome === "mailed") return show(signUpSentPage(typed.email), 200);
      return logIn(typed.email, attempt, c);
    },
  };

  for (const kind of ["sign-in", "sign-up"] as const) {
    app.get(`/${kind}`, (c) => {
      const attempt = unpackLoginAttempt(cookies.login.read(c.req.raw));
      if (!attempt) return c.html(startOverPage(), 200, NO_STORE);
      const page = portalPage({ kind, csrf: csrfOf(attempt), email: hintOf(c) });
      return c.html(page, 200, NO_STORE);
    });

    app.post(`/${kind}`, async (c) => {
      const own = await readOwnForm(c);
      if (!own) return c.html(startOverPage(), 403, NO_STORE);
      const typed = readTyped(own.form);
      const result = await submitted[kind](typed, own.attempt, c);
      if (typeof result === "string") return goOn(c, result);
      if (result instanceof Response) return result;
      const { status, ...state } = result;
      const csrf = csrfOf(own.attempt);
      return show(portalPage({ kind, csrf, email: typed.email, ...state }), status);
    });
  }

  app.get("/two-step", async (c) => {
    const attempt = unpackLoginAttempt(cookies.login.read(c.req.raw));
    if (!attempt || !(await portal.awaitsSecondStep(attempt))) return show(startOverPage(), 200);
    const kind = c.req.query("with") === "recovery" ? "recovery" : "app";
    return show(twoStepPage({ kind, csrf: csrfOf(attempt) }), 200);
  });

  app.post("/two-step", async (c) => {
    const own = await readOwnForm(c);
    if (!own) return show(startOverPage(), 403);
    const code = storableText(readText(own.form, "code")).trim();
    const kind = readText(own.form, "kind") === "recovery" ? "recovery" : "app";
    const again = (status: number, why: Pick<TwoStepPageState, "error" | "problem">) =>
      show(twoStepPage({ kind, csrf: csrfOf(own.attempt), code, ...why }), status);
    if (code === "") return again(422, { error: "Enter a code." });
    const outcome = await portal.takeSecondStep(own.attempt, code);
    if (outcome === "over") return show(startOverPage(), 403);
    if (outcome === "too-many") return again(429, { problem: TOO_MANY });
    if (outcome === "wrong") return again(422, { error: WRONG_CODE[kind] });
    return goOn(c, await logIn(outcome.email, own.attempt, c));
  });
  return app;
}

/** Keeps the cookies that were set for the context. */
const goOn = (c: Context, location: string) => c.body(null, 303, { location, ...NO_STORE });

const show = async (page: ReturnType<typeof startOverPage>, status: number) =>
  new Response(String(await page), {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...NO_STORE, ...retryAfter(status) },
  });

const NO_STORE = { "cache-control": "no-store" };

/** Derived from a secret in this browser's cookie, so another site cannot forge it. */
const csrfOf = (attempt: LoginAttempt) => hashSecret(`portal form ${attempt.verifier}`);
