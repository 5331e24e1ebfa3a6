import { html } from "hono/html";
import { field, notice, portalPanel } from "./page-parts.ts";

/** The content of the second step's page. */
export type TwoStepPageState = {
  readonly csrf: string;
  /** Of the app, or one to recover. */
  readonly kind: "app" | "recovery";
  /** As it was typed. */
  readonly code?: string;
  readonly error?: string;
  /** A problem of the form as a whole. */
  readonly problem?: string;
};

const TEXTS = {
  app: {
    lead: "Enter the 6-digit code from your authenticator app.",
    label: "Code",
    other: { label: "Use a recovery code instead", href: "/portal/two-step?with=recovery" },
  },
  recovery: {
    lead: "Enter one of the recovery codes that you saved. Each works once.",
    label: "Recovery code",
    other: { label: "Use a code from your app instead", href: "/portal/two-step" },
  },
} as const;

/** The form for the second step of a login. Works without scripts. */
export function twoStepPage({ csrf, kind, code = "", error, problem }: TwoStepPageState) {
  const text = TEXTS[kind];
  return portalPanel(
    "Two-step login",
    html`
      <h1>Two-step login</h1>
      <p class="lead">${text.lead}</p>
      ${problem ? notice(problem) : ""}
      <form method="post" action="/portal/two-step" novalidate>
        <input type="hidden" name="csrf" value="${csrf}" />
        <input type="hidden" name="kind" value="${kind}" />
        ${field({
          name: "code",
          label: text.label,
          type: "text",
          value: code,
          autocomplete: kind === "app" ? "one-time-code" : "off",
          inputmode: kind === "app" ? "numeric" : undefined,
          error,
          focus: true,
        })}
        <button type="submit">Log in</button>
      </form>
      <p class="other"><a href="${text.other.href}">${text.other.label}</a></p>
      <p class="other"><a href="/portal/sign-in">Back to log in</a></p>
    `,
  );
}
