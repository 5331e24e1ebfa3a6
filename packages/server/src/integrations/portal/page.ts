import { html } from "hono/html";
import type { FieldErrors } from "./credentials.ts";
import { withHint } from "./login-hint.ts";
import { field, linkButton, linkWithEmail, notice, portalPanel } from "./page-parts.ts";

/** The content of one of the two pages. */
export type PageState = {
  readonly kind: "sign-in" | "sign-up";
  readonly csrf: string;
  /** As it was typed, or as the link to this page brought it; the other pages fill it in, too. */
  readonly email?: string;
  readonly errors?: FieldErrors;
  /** A problem of the form as a whole. */
  readonly problem?: string;
};

const TEXTS = {
  "sign-in": {
    title: "Log in",
    lead: "Welcome back.",
    action: "Log in",
    other: { question: "New here?", link: "Create account", href: "/portal/sign-up" },
    autocomplete: "current-password",
  },
  "sign-up": {
    title: "Create your account",
    lead: "One place to ask and act across the apps you work in.",
    action: "Create account",
    other: { question: "Already have an account?", link: "Log in", href: "/portal/sign-in" },
    autocomplete: "new-password",
  },
} as const;

/** One of the portal's two pages. It works without scripts. */
export function portalPage({ kind, csrf, email = "", errors = {}, problem }: PageState) {
  const text = TEXTS[kind];
  return portalPanel(
    text.title,
    html`
      <h1>${text.title}</h1>
      <p class="lead">${text.lead}</p>
      ${problem ? notice(problem) : ""}
      <form method="post" action="/portal/${kind}" novalidate>
        <input type="hidden" name="csrf" value="${csrf}" />
        ${field({ name: "email", label: "Email", type: "email", value: email, autocomplete: "username", error: errors.email, focus: !email || Boolean(errors.email) })}
        ${field({
          name: "password",
          label: "Password",
          type: "password",
          autocomplete: text.autocomplete,
          hint: kind === "sign-up" ? "At least 8 characters." : undefined,
          error: errors.password,
          focus: Boolean(email) && !errors.email,
        })}
        <button type="submit">${text.action}</button>
      </form>
      ${kind === "sign-in" ? html`<p class="other">${linkWithEmail("Forgot password?", "/portal/forgot", email)}</p>` : ""}
      <p class="other">${text.other.question} ${linkWithEmail(text.other.link, text.other.href, email)}</p>
    `,
  );
}

/** The same whether or not the address had an account before. */
export const signUpSentPage = (email: string) =>
  portalPanel(
    "Check your email",
    html`
      <h1>Check your email</h1>
      <p class="lead">We sent a message to <strong>${email}</strong>. Follow the link in it, then log in.</p>
      <p class="lead">Nothing there? Look in your spam folder, or <a href="/portal/sign-up">try another address</a>.</p>
      ${linkButton({ label: "Log in", href: withHint("/portal/sign-in", email) })}
    `,
  );

/** For visitors without a login attempt, or with an expired one. */
export const startOverPage = () =>
  portalPanel(
    "Start again",
    html`
      <h1>Start again</h1>
      <p class="lead">This login was not started here, or it took longer than ten minutes.</p>
      ${linkButton({ label: "Go to the login page", href: "/ui/login" })}
    `,
  );
