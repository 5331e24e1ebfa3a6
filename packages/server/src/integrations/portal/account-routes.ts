import { Hono, type Context } from "hono";
import type { Cookies } from "../../http/cookies.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import { findSignedIn } from "../../http/authorize.ts";
import { requireSameOrigin } from "../../http/same-origin.ts";
import type { Clock } from "../../clock.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import {
  donePage,
  emailLinkPage,
  forgotPage,
  resetPage,
  resetSentPage,
  verifyAgainPage,
  verifyPage,
} from "./account-pages.ts";
import { checkEmail, checkPassword, readEmail, readText } from "./credentials.ts";
import type { PortalAccounts } from "./portal-accounts.ts";
import { readForm } from "./read-form.ts";
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

const login = { label: "Log in", href: "/ui/login" };
const askAgain = { label: "Get a new link", href: "/portal/forgot" };
const home = { label: "Go to Switchboard", href: "/" };

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
const changeOver = () =>
  donePage(
    "This link no longer works",
    "It was used already, it is older than 24 hours, or the address is no longer free.",
    { label: "Go to your account", href: "/ui/account" },
  );
const notHere = () =>
  donePage(
    "Log in first",
    "This page is for people who have an account here and are logged in.",
    login,
  );

type Page = ReturnType<typeof donePage>;

/** The pages around a portal account: a forgotten password, another one, and the confirmation of its address. */
export function portalAccountRoutes(deps: AccountPages): Hono {
  const { portalAccounts: accounts, publicUrl } = deps;
  const app = new Hono();
  app.onError(showBusy);
  app.use(async (c, next) => {
    if (c.req.method === "POST") requireSameOrigin(c.req.raw, publicUrl);
    return next();
  });
  const show = async (page: Page, status = 200) =>
    new Response(String(await page), {
      status,
      headers: { "content-type": "text/html; charset=utf-8", ...PRIVATE },
    });
  const tokenOf = (c: Context) => c.req.query("token") ?? "";

  app.get("/forgot", () => show(forgotPage()));
  app.post("/forgot", async (c) => {
    const email = readEmail((await readForm(c)) ?? new FormData());
    const error = checkEmail(email);
    if (error) return show(forgotPage({ email, error }), 422);
    if (!(await accounts.askForReset(email, deps.clientAddress(c))))
      return show(forgotPage({ email, problem: TOO_MANY }), 429);
    return show(resetSentPage(email));
  });

  app.get("/reset", (c) => showReset(tokenOf(c)));
  app.post("/reset", async (c) => {
    const form = (await readForm(c)) ?? new FormData();
    const token = readText(form, "token");
    const password = readText(form, "password");
    const account = await accounts.findReset(token);
    const error = account && (await checkPassword(password, account.email));
    if (!account || error) return showReset(token, error);
    const keep = readText(form, "keep") === "yes";
    if (!(await accounts.reset(token, { password, keep }))) return show(resetOver(), 410);
    return show(donePage("Password changed", "Log in with your new password.", login));
  });

  app.get("/verify", async (c) => {
    if (tokenOf(c)) return show(verifyPage(tokenOf(c)));
    const account = await accountOf(c);
    if (!account) return show(notHere(), 401);
    if (account.emailVerifiedAt)
      return show(donePage("Email address confirmed", `${account.email} is confirmed.`, home));
    return show(verifyAgainPage(account.email));
  });
  app.post("/verify", async (c) => {
    const token = readText((await readForm(c)) ?? new FormData(), "token");
    if (!(await accounts.verify(token))) return show(verifyOver(), 410);
    return show(donePage("Email address confirmed", "Thank you. You can close this page.", home));
  });
  app.post("/verify/send", async (c) => {
    const user = await findSignedIn(deps, c.req.raw);
    const account = user && (await accounts.accountOf(user.id));
    if (!account) return show(notHere(), 401);
    if (!account.emailVerifiedAt) await accounts.resendVerification(user.id);
    return show(donePage("Check your email", `A link is on its way to ${account.email}.`, home));
  });

  app.get("/email", async (c) => {
    const link = await accounts.findEmailLink(tokenOf(c));
    return link ? show(emailLinkPage(tokenOf(c), link)) : show(changeOver(), 410);
  });
  app.post("/email", async (c) => {
    const token = readText((await readForm(c)) ?? new FormData(), "token");
    const done = await accounts.confirmEmailChange(token);
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

  async function showReset(token: string, error?: string) {
    const account = await accounts.findReset(token);
    if (!account) return show(resetOver(), 410);
    const isConfirmed = account.emailVerifiedAt !== null;
    return show(resetPage({ token, isConfirmed, error }), error ? 422 : 200);
  }

  async function accountOf(c: Context) {
    const user = await findSignedIn(deps, c.req.raw);
    return user && accounts.accountOf(user.id);
  }
  return app;
}
