import { html } from "hono/html";
import { BRAND } from "../../brand.ts";

type Content = ReturnType<typeof html>;

const logo = html`<svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" class="logo"><path d="M17.5 5.5H9.25a3.25 3.25 0 0 0 0 6.5h5.5a3.25 3.25 0 0 1 0 6.5H6.5" fill="none" stroke="currentColor" stroke-width="2.5"/><circle cx="18" cy="5.5" r="3" fill="currentColor"/><circle cx="6" cy="18.5" r="3" fill="currentColor"/></svg>`;

/** A page of the server's own, drawn without the app. It works without scripts. */
export const localPage = ({
  title,
  content,
  about,
  width = "narrow",
}: {
  readonly title: string;
  readonly content: Content;
  /** A sentence about what this page replaces. */
  readonly about: string;
  readonly width?: "narrow" | "wide";
}) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · ${BRAND.name}</title>
    <link rel="icon" href="/logo.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/local/page.css" />
    <script src="/local/keep-email.js" defer></script>
  </head>
  <body>
    <main class="${width}">
      <a class="brand" href="/">${logo}<span>${BRAND.name}</span></a>
      ${content}
      <p class="about">${about}</p>
    </main>
  </body>
</html>`;
