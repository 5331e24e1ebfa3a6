import { Hono, type Context } from "hono";
import type { Cookies } from "../../http/cookies.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import { findSignedIn } from "../../http/authorize.ts";
import { requireSameOrigin } from "../../http/same-origin.ts";
import type { Clock } from "../../clock.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import {
  donePage,
  forgotPage,
  passwordPage,
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

  app.get("/reset", async (c) =>
    (await accounts.isResetGood(tokenOf(c))) ? show(resetPage(tokenOf(c))) : show(resetOver(), 410),
  );
  app.post("/reset", async (c) => {
    const form = (await readForm(c)) ?? new FormData();
    const token = readText(form, "token");
    const password = readText(form, "password");
    if (!(await accounts.isResetGood(token))) return show(resetOver(), 410);
    const error = await checkPassword(password);
    if (error) return show(resetPage(token, error), 422);
    if (!(await accounts.reset(token, password))) return show(resetOver(), 410);
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
    const account = await accountOf(c);
    if (!account) return show(notHere(), 401);
    if (!account.emailVerifiedAt)
      await deps.store.transaction((tx) => accounts.sendVerification(tx, account));
    return show(donePage("Check your email", `A link is on its way to ${account.email}.`, home));
  });

  app.get("/password", async (c) => {
    const account = await accountOf(c);
    return account ? show(passwordPage(account)) : show(notHere(), 401);
  });
  app.post("/password", async (c) => {
    const user = await findSignedIn(deps, c.req.raw);
    const account = user && (await accounts.accountOf(user.id));
    const session = deps.cookies.session.read(c.req.raw);
    if (!account || !session) return show(notHere(), 401);
    const form = (await readForm(c)) ?? new FormData();
    const wanted = readText(form, "password");
    const { email } = account;
    const error = await checkPassword(wanted, email);
    if (error) return show(passwordPage({ email, errors: { password: error } }), 422);
    const current = readText(form, "current");
    const outcome = await accounts.changePassword(
      { userId: user.id, session },
      { current, wanted },
    );
    if (outcome === "too-many") return show(passwordPage({ email, problem: TOO_MANY }), 429);
    if (outcome === "wrong") {
      const errors = { current: "This is not your current password." };
      return show(passwordPage({ email, errors }), 422);
    }
    return show(
      donePage(
        "Password changed",
        "You are still logged in here, and logged out everywhere else.",
        home,
      ),
    );
  });

  async function accountOf(c: Context) {
    const user = await findSignedIn(deps, c.req.raw);
    return user && accounts.accountOf(user.id);
  }
  return app;
}
