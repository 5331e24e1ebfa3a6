import { html } from "hono/html";
import { BRAND } from "../../brand.ts";
import { localPage } from "../local-page/page.ts";
import { withHint } from "./login-hint.ts";

type Content = ReturnType<typeof html>;

/** A page of the portal. */
export const portalPanel = (title: string, content: Content) =>
  localPage({
    title,
    content: html`<div class="panel">${content}</div>`,
    about: `This is ${BRAND.name}'s built-in login portal. Your password stays on this server.`,
  });

const alertIcon = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" class="icon"><path d="M8 4.75v3.5m0 2.5v.01M8 14.25A6.25 6.25 0 1 0 8 1.75a6.25 6.25 0 0 0 0 12.5Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/></svg>`;

/** A problem of a form as a whole. */
export const notice = (problem: string) =>
  html`<p class="notice" role="alert">${alertIcon}<span>${problem}</span></p>`;

/** A link that looks like the page's one button. */
export const linkButton = ({ label, href }: { readonly label: string; readonly href: string }) =>
  html`<a class="button" href="${href}">${label}</a>`;

/** A link to another page of the portal, which gets the email that was typed on this one. */
export const linkWithEmail = (label: string, page: string, email: string) =>
  html`<a data-keeps-email href="${withHint(page, email)}">${label}</a>`;

type FieldState = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly value?: string;
  readonly autocomplete: string;
  readonly inputmode?: "numeric";
  readonly hint?: string;
  readonly error?: string;
  readonly focus: boolean;
};

/** One line to type into. */
export function field({
  name,
  label,
  type,
  value,
  autocomplete,
  inputmode,
  hint,
  error,
  focus,
}: FieldState) {
  const note = error ?? hint;
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required
        ${value === undefined ? "" : html`value="${value}"`}
        ${inputmode ? html`inputmode="${inputmode}"` : ""}
        ${note ? html`aria-describedby="${name}-note"` : ""}
        ${error ? html`aria-invalid="true"` : ""}
        ${focus ? html`autofocus` : ""} />
      ${note ? html`<p id="${name}-note" class="${error ? "error" : "hint"}">${note}</p>` : ""}
    </div>
  `;
}
