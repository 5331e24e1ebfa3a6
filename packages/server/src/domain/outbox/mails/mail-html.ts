import { html, type SafeHtml } from "../escape-html.ts";
import type { MailLink, MailParts, MailRow } from "./mail-parts.ts";

/*
 * Mail programs support neither our style sheet nor oklch, so the tokens are converted to plain colours. Inline styles work
 * where a program drops the style element, which adds the dark theme and the phone layout.
 */
const LIGHT = {
  canvas: "#f9fafb",
  surface: "#ffffff",
  line: "#e1e3e6",
  text: "#17191f",
  muted: "#50545d",
  subtle: "#676c75",
  accent: "#3756d6",
  accentText: "#2f4bc3",
};
const DARK: typeof LIGHT = {
  canvas: "#0d0e11",
  surface: "#131518",
  line: "#292b30",
  text: "#eff0f2",
  muted: "#b4b7be",
  subtle: "#9b9ea6",
  accent: "#4263dd",
  accentText: "#9fb9fc",
};
const FONT = `-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif`;
const WORD = "overflow-wrap: anywhere; word-break: break-word;";

const BODY = `margin: 0; padding: 0; background: ${LIGHT.canvas}; color: ${LIGHT.text}; font-family: ${FONT}; font-size: 15px; line-height: 24px; ${WORD}`;
const PAGE = "max-width: 560px; margin: 0 auto; padding: 40px 20px;";
const BRAND = `margin: 0 0 24px; color: ${LIGHT.text}; font-size: 18px; line-height: 24px; font-weight: 600;`;
const PANEL = `padding: 32px; background: ${LIGHT.surface}; border: 1px solid ${LIGHT.line}; border-radius: 12px;`;
const HEADING = `margin: 0; color: ${LIGHT.text}; font-size: 20px; line-height: 28px; font-weight: 600;`;
const PARAGRAPH = `margin: 12px 0 0; color: ${LIGHT.text};`;
const BUTTON = `display: inline-block; margin: 24px 0 0; padding: 10px 20px; background: ${LIGHT.accent}; border-radius: 6px; color: #ffffff; font-weight: 500; text-decoration: none;`;
const SMALL = `margin: 16px 0 0; color: ${LIGHT.muted}; font-size: 13px; line-height: 20px;`;
const LINK = `color: ${LIGHT.accentText};`;
const TITLE = `margin: 28px 0 0; color: ${LIGHT.muted}; font-size: 13px; line-height: 20px; font-weight: 600;`;
const LIST = "margin: 4px 0 0; padding: 0; list-style: none;";
const ROW = `margin: 0; padding: 10px 0; border-bottom: 1px solid ${LIGHT.line};`;
const DETAIL = `display: block; color: ${LIGHT.muted}; font-size: 13px; line-height: 20px;`;
const FOOT = `margin: 20px 0 0; color: ${LIGHT.subtle}; font-size: 12px; line-height: 18px;`;

const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: ${DARK.canvas} !important; color: ${DARK.text} !important; }
  .panel { background: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
  .text { color: ${DARK.text} !important; }
  .muted { color: ${DARK.muted} !important; }
  .subtle { color: ${DARK.subtle} !important; }
  .link { color: ${DARK.accentText} !important; }
  .button { background: ${DARK.accent} !important; }
  .row { border-color: ${DARK.line} !important; }
}
@media (max-width: 479px) {
  .page { padding: 24px 16px !important; }
  .panel { padding: 24px 20px !important; }
  .button { display: block !important; text-align: center !important; }
}
`;

/** The HTML of a mail, in our look. It loads nothing and needs no script. */
export function toHtml(brand: string, parts: MailParts): string {
  const { subject, heading, paragraphs, action, sections = [], notes = [], reason } = parts;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${STYLES}</style>
</head>
<body class="canvas" style="${BODY}">
<div class="page" role="article" aria-label="${subject}" style="${PAGE}">
<p class="text" style="${BRAND}">${brand}</p>
<div class="panel" style="${PANEL}">
<h1 class="text" style="${HEADING}">${heading}</h1>
${paragraphs.map((text) => html`<p class="text" style="${PARAGRAPH}">${text}</p>\n`)}${action && button(action)}
${sections.map(
  ({ title, rows }) => html`<h2 class="muted" style="${TITLE}">${title}</h2>
<ul style="${LIST}">${rows.map(row)}</ul>\n`,
)}${notes.map((text) => html`<p class="muted" style="${SMALL}">${text}</p>\n`)}</div>
<p class="subtle" style="${FOOT}">${reason}${parts.unsubscribe && html` ${link(parts.unsubscribe)}`}</p>
</div>
</body>
</html>
`;
  return page.source;
}

const link = ({ label, url }: MailLink): SafeHtml =>
  html`<a class="link" href="${url}" target="_blank" rel="noopener" style="${LINK}">${label}</a>`;

const button = ({ label, url }: MailLink): SafeHtml =>
  html`<a class="button" href="${url}" target="_blank" rel="noopener" style="${BUTTON}">${label}</a>
<p class="muted" style="${SMALL}">If the button does not work, open this address:<br>${link({ label: url, url })}</p>`;

const row = ({ title, detail, url }: MailRow): SafeHtml =>
  html`<li class="row" style="${ROW}">${
    url === undefined ? html`<span class="text">${title}</span>` : link({ label: title, url })
  }${detail && html`<span class="muted" style="${DETAIL}">${detail}</span>`}</li>`;
