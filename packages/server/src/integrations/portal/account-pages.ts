import { html } from "hono/html";
import { field, linkButton, notice, portalPanel } from "./page-parts.ts";

/** The form for the email address of the account. */
export const forgotPage = ({
  email = "",
  error,
  problem,
}: {
  email?: string;
  error?: string;
  problem?: string;
} = {}) =>
  portalPanel(
    "Reset your password",
    html`
      <h1>Reset your password</h1>
      <p class="lead">Enter the email address of your account. We will send you a link to choose a new password.</p>
      ${problem ? notice(problem) : ""}
      <form method="post" action="/portal/forgot" novalidate>
        ${field({ name: "email", label: "Email", type: "email", value: email, autocomplete: "username", error, focus: true })}
        <button type="submit">Send link</button>
      </form>
      <p class="other"><a href="/portal/sign-in">Back to log in</a></p>
    `,
  );

/** The same whether or not the address has an account. */
export const resetSentPage = (email: string) =>
  portalPanel(
    "Check your email",
    html`
      <h1>Check your email</h1>
      <p class="lead">If an account with <strong>${email}</strong> exists, a link is on its way. It works once and expires in 1 hour.</p>
      <p class="lead">Nothing there? Look in your spam folder, or <a href="/portal/forgot">try another address</a>.</p>
    `,
  );

/** The form for a new password, reached by a link. */
export const resetPage = (token: string, error?: string) =>
  portalPanel(
    "Choose a new password",
    html`
      <h1>Choose a new password</h1>
      <p class="lead">You will be logged out everywhere else.</p>
      <form method="post" action="/portal/reset" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${field({ name: "password", label: "New password", type: "password", autocomplete: "new-password", hint: "At least 8 characters.", error, focus: true })}
        <button type="submit">Set password</button>
      </form>
    `,
  );

/** The form for the old and the new password of a logged-in user. */
export const passwordPage = ({
  email,
  errors = {},
  problem,
}: {
  email: string;
  errors?: { current?: string; password?: string };
  problem?: string;
}) =>
  portalPanel(
    "Change your password",
    html`
      <h1>Change your password</h1>
      <p class="lead">You stay logged in here, and are logged out everywhere else.</p>
      ${problem ? notice(problem) : ""}
      <form method="post" action="/portal/password" novalidate>
        <input type="hidden" name="username" value="${email}" autocomplete="username" />
        ${field({ name: "current", label: "Current password", type: "password", autocomplete: "current-password", error: errors.current, focus: !errors.password })}
        ${field({ name: "password", label: "New password", type: "password", autocomplete: "new-password", hint: "At least 8 characters.", error: errors.password, focus: Boolean(errors.password) })}
        <button type="submit">Change password</button>
      </form>
      <p class="other"><a href="/portal/forgot">Forgot password?</a></p>
    `,
  );

/** Confirms an email address. A button, because mail scanners follow every link. */
export const verifyPage = (token: string) =>
  portalPanel(
    "Confirm your email address",
    html`
      <h1>Confirm your email address</h1>
      <p class="lead">Did you sign up with this address?</p>
      <form method="post" action="/portal/verify">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit">Confirm email address</button>
      </form>
    `,
  );

/** Offers a logged-in user another link. */
export const verifyAgainPage = (email: string) =>
  portalPanel(
    "Confirm your email address",
    html`
      <h1>Confirm your email address</h1>
      <p class="lead">We will send a link to <strong>${email}</strong>.</p>
      <form method="post" action="/portal/verify/send"><button type="submit">Send link</button></form>
    `,
  );

/** The result of an action, and a link to continue. */
export const donePage = (title: string, lead: string, way: { label: string; href: string }) =>
  portalPanel(title, html`<h1>${title}</h1><p class="lead">${lead}</p>${linkButton(way)}`);
