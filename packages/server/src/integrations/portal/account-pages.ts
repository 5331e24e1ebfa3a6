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

/** What choosing a new password ends. @param isConfirmed whether the address of the account was ever confirmed */
const consequences = (isConfirmed: boolean) =>
  isConfirmed
    ? html`<p class="lead">You will be logged out everywhere else. Your API keys, connections and two-step login stay as they are: review them after you log in.</p>`
    : html`
        <p class="lead">This email address was never confirmed, so someone else may have created the account. Everything in it will be deleted, such as chats, files and connections.</p>
        <div class="choice">
          <input id="keep" name="keep" type="checkbox" value="yes" />
          <label for="keep">I created this account. Keep its chats and connections, and revoke its API keys.</label>
        </div>
      `;

/** The form for a new password, reached by a link. */
export const resetPage = ({
  token,
  isConfirmed,
  error,
}: {
  token: string;
  isConfirmed: boolean;
  error?: string;
}) =>
  portalPanel(
    "Choose a new password",
    html`
      <h1>Choose a new password</h1>
      <form method="post" action="/portal/reset" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${consequences(isConfirmed)}
        ${field({ name: "password", label: "New password", type: "password", autocomplete: "new-password", hint: "At least 8 characters.", error, focus: true })}
        <button type="submit">Set password</button>
      </form>
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

/** Confirms one side of a change of address. @param isNew whether the link was sent to the new address */
export const emailLinkPage = (token: string, { email, isNew }: { email: string; isNew: boolean }) =>
  portalPanel(
    "Change email address",
    html`
      <h1>${isNew ? "Confirm your new email address" : "Change your email address?"}</h1>
      <p class="lead">${isNew ? "Use" : "Your account will use"} <strong>${email}</strong>${isNew ? " for your account?" : " from now on. You log in with it."}</p>
      <form method="post" action="/portal/email">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit">${isNew ? "Confirm email address" : "Confirm change"}</button>
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
