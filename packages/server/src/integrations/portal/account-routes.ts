import { Hono, type Context } from "hono";
import type { Cookies } from "../../http/cookies.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import { findSignedIn } from "../../http/authorize.ts";
import { requireSameOrigin } from "../../http/same-origin.ts";
import { BRAND } from "../../brand.ts";
import type { Clock } from "../../clock.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import { unpackLoginAttempt } from "../../domain/auth/login-attempt.ts";
import {
  disownPage,
  donePage,
  emailLinkPage,
  forgotPage,
  resetPage,
  resetSentPage,
  verifyAgainPage,
  verifyPage,
} from "./account-pages.ts";
import { checkEmail, checkPassword, readEmail, readText } from "./credentials.ts";
import { hintOf, RETURN_TO, returnToOf, withHint } from "./login-hint.ts";
import type { PortalAccounts } from "./portal-accounts.ts";
import { readForm } from "./read-form.ts";
import { retryAfter } from "./retry-after.ts";
import { showBusy } from "./show-busy.ts";

type AccountPages = {
  readonly portalAccounts: PortalAccounts;
  readonly cookies: Cookies;
  readonly clientAddress: ClientAddress;
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
};

const TOO_MANY = "Too many attempts. Please wait 15 minutes and try again.";
/**
 * Keeps tokens in URLs from other sites and from caches. Without any referrer, browsers would send our forms with `Origin:
 * null`.
 */
const PRIVATE = { "cache-control": "no-store", "referrer-policy": "same-origin" };

const WRONG_PASSWORD = "This is not the password of this account.";
const NO_PASSWORD = "Enter your password.";

const login = { label: "Log in", href: "/ui/login" };
const askAgain = { label: "Get a new link", href: "/portal/forgot" };
const home = { label: `Go to ${BRAND.name}`, href: "/" };
/** The login page opens the page that a login is for, immediately for those who are logged in. */
const loginFor = (email: string, returnTo: string | undefined) => ({
  label: "Log in",
  href: withHint("/ui/login", email, returnTo),
});

const resetOver = () =>
  donePage(
    "This link no longer works",
    "It was used already, or it is older than an hour.",
    askAgain,
  );
const verifyOver = () =>
  donePage("This link no longer works", "It was used already, or it is older than 7 days.", {
    label: "Send a new link",
    href: "/portal/verify",
  });
const confirmed = (email: string, way: { label: string; href: string }) =>
  donePage("Email address confirmed", `${email} is confirmed.`, way);
const changeOver = () =>
  donePage(
    "This link no longer works",
    "It was used already, it is older than 24 hours, or the address is no longer free.",
    { label: "Go to your account", href: "/ui/account" },
  );
const notHere = () =>
  donePage(
    "Log in first",
    "Log in to get a new link. If you can't, reset your password: that confirms your email address, too.",
    login,
  );

type Page = ReturnType<typeof donePage>;

const show = async (page: Page, status = 200) =>
  new Response(String(await page), {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...PRIVATE, ...retryAfter(status) },
  });
const tokenOf = (c: Context) => c.req.query("token") ?? "";

/** The pages around a portal account: a forgotten password, another one, and the confirmation of its address. */
export function portalAccountRoutes(deps: AccountPages): Hono {
  const app = new Hono();
  app.onError(showBusy);
  app.use(async (c, next) => {
    if (c.req.method === "POST") requireSameOrigin(c.req.raw, deps.publicUrl);
    return next();
  });
  addResetRoutes(app, deps);
  addVerifyRoutes(app, deps);
  addEmailRoutes(app, deps);
  return app;
}

function addResetRoutes(app: Hono, deps: AccountPages) {
  const { portalAccounts: accounts } = deps;
  app.get("/forgot", (c) => show(forgotPage({ email: hintOf(c) })));
  app.post("/forgot", async (c) => {
    const email = readEmail((await readForm(c)) ?? new FormData());
    const error = checkEmail(email);
    if (error) return show(forgotPage({ email, error }), 422);
    const attempt = unpackLoginAttempt(deps.cookies.login.read(c.req.raw));
    const from = { address: deps.clientAddress(c), returnTo: attempt?.returnTo };
    if (!(await accounts.askForReset(email, from)))
      return show(forgotPage({ email, problem: TOO_MANY }), 429);
    return show(resetSentPage(email));
  });

  app.get("/reset", (c) => showReset(tokenOf(c), returnToOf(c)));
  app.post("/reset", async (c) => {
    const form = (await readForm(c)) ?? new FormData();
    const token = readText(form, "token");
    const returnTo = readText(form, RETURN_TO);
    const password = readText(form, "password");
    const account = await accounts.findReset(token);
    const error = account && (await checkPassword(password, account.email));
    if (!account || error) return showReset(token, returnTo, error);
    const keep = readText(form, "keep") === "yes";
    if (!(await accounts.reset(token, { password, keep }))) return show(resetOver(), 410);
    const way = loginFor(account.email, returnTo);
    return show(donePage("Password changed", "Log in with your new password.", way));
  });

  async function showReset(token: string, returnTo: string | undefined, error?: string) {
    const account = await accounts.findReset(token);
    if (!account) return show(resetOver(), 410);
    const { email, emailVerifiedAt } = account;
    const isConfirmed = emailVerifiedAt !== null;
    const page = resetPage({ token, email, returnTo, isConfirmed, error });
    return show(page, error ? 422 : 200);
  }
}

function addVerifyRoutes(app: Hono, deps: AccountPages) {
  const { portalAccounts: accounts } = deps;
  app.get("/verify", async (c) => {
    if (tokenOf(c)) return showVerify({ token: tokenOf(c), returnTo: returnToOf(c) });
    const account = await accountOf(c);
    if (!account) return show(notHere(), 401);
    return account.emailVerifiedAt
      ? show(confirmed(account.email, { label: "Continue", href: "/ui/login" }))
      : show(verifyAgainPage(account.email));
  });
  app.post("/verify", async (c) => {
    const form = (await readForm(c)) ?? new FormData();
    const link = { token: readText(form, "token"), returnTo: readText(form, RETURN_TO) };
    const password = readText(form, "password");
    if (password === "") return showVerify(link, NO_PASSWORD);
    const account = await accounts.findVerification(link.token);
    const outcome = await accounts.verify(link.token, password);
    if (outcome === "wrong") return showVerify(link, WRONG_PASSWORD);
    if (outcome === "too-many") return showVerify(link, TOO_MANY);
    if (!account || outcome === "over") return show(verifyOver(), 410);
    const way = loginFor(account.email, link.returnTo);
    const isHere = (await accountOf(c))?.id === account.id;
    return show(confirmed(account.email, isHere ? { ...way, label: "Continue" } : way));
  });
  app.get("/disown", async (c) => {
    const account = await accounts.findVerification(tokenOf(c));
    if (!account) return show(verifyOver(), 410);
    return show(disownPage({ token: tokenOf(c), email: account.email }));
  });
  app.post("/disown", async (c) => {
    const token = readText((await readForm(c)) ?? new FormData(), "token");
    const account = await accounts.findVerification(token);
    if (!account || !(await accounts.disown(token))) return show(verifyOver(), 410);
    const lead = `The account with the address ${account.email} no longer exists.`;
    return show(donePage("Account deleted", lead, home));
  });
  app.post("/verify/send", async (c) => {
    const user = await findSignedIn(deps, c.req.raw);
    const account = user && (await accounts.accountOf(user.id));
    if (!account) return show(notHere(), 401);
    if (!account.emailVerifiedAt) await accounts.resendVerification(user.id);
    return show(donePage("Check your email", `A link is on its way to ${account.email}.`, home));
  });

  async function showVerify(
    { token, returnTo }: { readonly token: string; readonly returnTo: string | undefined },
    error?: string,
  ) {
    const account = await accounts.findVerification(token);
    if (!account) return show(verifyOver(), 410);
    const page = verifyPage({ token, email: account.email, returnTo, error });
    return show(page, error ? 422 : 200);
  }

  async function accountOf(c: Context) {
    const user = await findSignedIn(deps, c.req.raw);
    return user && accounts.accountOf(user.id);
  }
}

function addEmailRoutes(app: Hono, { portalAccounts: accounts }: AccountPages) {
  app.get("/email", (c) => showEmailLink(tokenOf(c)));
  app.post("/email", async (c) => {
    const form = (await readForm(c)) ?? new FormData();
    const token = readText(form, "token");
    const done = await accounts.confirmEmailChange(token, readText(form, "password"));
    if (done.kind === "wrong") return showEmailLink(token, WRONG_PASSWORD);
    if (done.kind === "too-many") return showEmailLink(token, TOO_MANY);
    if (done.kind === "over") return show(changeOver(), 410);
    return show(
      done.kind === "changed"
        ? donePage("Email address changed", `Your account now has the address ${done.email}.`, home)
        : donePage(
            "One more step",
            "Thank you. Now follow the link that we sent to the other address.",
            home,
          ),
    );
  });

  async function showEmailLink(token: string, error?: string) {
    const link = await accounts.findEmailLink(token);
    if (!link) return show(changeOver(), 410);
    return show(emailLinkPage(token, { ...link, error }), error ? 422 : 200);
  }
}
