import { html } from "hono/html";
import { BRAND } from "../../brand.ts";
import { localPage } from "../local-page/page.ts";
import type { FieldErrors } from "./credentials.ts";

const page = (title: string, content: ReturnType<typeof html>) =>
  localPage({
    title,
    content: html`<div class="panel">${content}</div>`,
    about: `This is ${BRAND.name}'s built-in login portal. Your password stays on this server.`,
  });

/** What one of the two pages shows. */
export type PageState = {
  readonly kind: "sign-in" | "sign-up";
  readonly csrf: string;
  readonly email?: string;
  readonly errors?: FieldErrors;
  /** What is wrong with the form as a whole. */
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

const alertIcon = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" class="icon"><path d="M8 4.75v3.5m0 2.5v.01M8 14.25A6.25 6.25 0 1 0 8 1.75a6.25 6.25 0 0 0 0 12.5Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/></svg>`;

/** One of the portal's two pages. It works without scripts. */
export function portalPage({ kind, csrf, email = "", errors = {}, problem }: PageState) {
  const text = TEXTS[kind];
  return page(
    text.title,
    html`
      <h1>${text.title}</h1>
      <p class="lead">${text.lead}</p>
      ${problem ? html`<p class="notice" role="alert">${alertIcon}<span>${problem}</span></p>` : ""}
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
      <p class="other">${text.other.question} <a href="${text.other.href}">${text.other.link}</a></p>
    `,
  );
}

/** Shown to those who come here without having asked for the login address first, or too late. */
export const startOverPage = () =>
  page(
    "Start again",
    html`
      <h1>Start again</h1>
      <p class="lead">This login was not started here, or it took longer than ten minutes.</p>
      <a class="button" href="/ui/login">Go to the login page</a>
    `,
  );

type FieldState = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly value?: string;
  readonly autocomplete: string;
  readonly hint?: string;
  readonly error?: string;
  readonly focus: boolean;
};

function field({ name, label, type, value, autocomplete, hint, error, focus }: FieldState) {
  const note = error ?? hint;
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required
        ${value === undefined ? "" : html`value="${value}"`}
        ${note ? html`aria-describedby="${name}-note"` : ""}
        ${error ? html`aria-invalid="true"` : ""}
        ${focus ? html`autofocus` : ""} />
      ${note ? html`<p id="${name}-note" class="${error ? "error" : "hint"}">${note}</p>` : ""}
    </div>
  `;
}
