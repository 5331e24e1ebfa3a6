import { html } from "hono/html";
import { RETURN_TO, withHint } from "./login-hint.ts";
import { field, linkButton, linkWithEmail, notice, portalPanel } from "./page-parts.ts";

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
      <p class="other">${linkWithEmail("Back to log in", "/portal/sign-in", email)}</p>
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
          <label for="keep">I created this account. Keep everything in it.</label>
        </div>
      `;

/** A form that a mailed link leads to. */
type LinkForm = {
  readonly token: string;
  readonly email: string;
  /** The page to continue to. */
  readonly returnTo: string | undefined;
  readonly error?: string | undefined;
};

const hiddenFields = ({ token, returnTo }: Pick<LinkForm, "token" | "returnTo">) => html`
  <input type="hidden" name="token" value="${token}" />
  ${returnTo ? html`<input type="hidden" name="${RETURN_TO}" value="${returnTo}" />` : ""}
`;

const ownPassword = (error: string | undefined) =>
  field({
    name: "password",
    label: "Password",
    type: "password",
    autocomplete: "current-password",
    error,
    focus: true,
  });

/** The form for a new password, reached by a link. */
export const resetPage = ({ isConfirmed, ...form }: LinkForm & { readonly isConfirmed: boolean }) =>
  portalPanel(
    "Choose a new password",
    html`
      <h1>Choose a new password</h1>
      <p class="lead">It replaces the password of <strong>${form.email}</strong>.</p>
      <form method="post" action="/portal/reset" novalidate>
        ${hiddenFields(form)}
        ${consequences(isConfirmed)}
        ${field({ name: "password", label: "New password", type: "password", autocomplete: "new-password", hint: "At least 8 characters.", error: form.error, focus: true })}
        <button type="submit">Set password</button>
      </form>
    `,
  );

/**
 * Confirms an email address, with the password of its account: the mail may have been caused by a stranger, whom the owner of the
 * address would let in by a press of the button. Mail scanners, which follow every link, confirm nothing either.
 */
export const verifyPage = (form: LinkForm) =>
  portalPanel(
    "Confirm your email address",
    html`
      <h1>Confirm your email address</h1>
      <p class="lead">To confirm <strong>${form.email}</strong>, enter the password that you chose when you created the account.</p>
      <form method="post" action="/portal/verify" novalidate>
        ${hiddenFields(form)}
        ${ownPassword(form.error)}
        <button type="submit">Confirm email address</button>
      </form>
      <p class="other"><a href="${withHint("/portal/forgot", form.email)}">Forgot password?</a></p>
      <p class="other">Didn't create an account? <a href="/portal/disown?token=${form.token}">Delete it</a></p>
    `,
  );

/** Lets the owner of an address delete the account that someone else created with it. */
export const disownPage = ({ token, email }: Pick<LinkForm, "token" | "email">) =>
  portalPanel(
    "Delete this account?",
    html`
      <h1>Delete this account?</h1>
      <p class="lead">Someone created an account with <strong>${email}</strong>. If it was not you, delete it with everything in it.</p>
      <form method="post" action="/portal/disown">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit">Delete account</button>
      </form>
      <p class="other">Did you create it? <a href="/portal/verify?token=${token}">Confirm your email address</a></p>
    `,
  );

/** Confirms one side of a change of address. @param isNew whether the link was sent to the new address, which needs the password */
export const emailLinkPage = (
  token: string,
  { email, isNew, error }: { email: string; isNew: boolean; error?: string | undefined },
) =>
  portalPanel(
    "Change email address",
    html`
      <h1>${isNew ? "Confirm your new email address" : "Change your email address?"}</h1>
      <p class="lead">${isNew ? "To use" : "Your account will use"} <strong>${email}</strong> ${isNew ? "for your account, enter your password. If you did not ask for this, close the page." : "from now on. You log in with it."}</p>
      <form method="post" action="/portal/email" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${isNew ? ownPassword(error) : ""}
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
