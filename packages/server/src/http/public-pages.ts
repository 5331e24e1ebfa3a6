import {
  type PublicPageName,
  publicPageAt,
  publicPages,
} from "@switchboard/api-client/public-pages";
import { BRAND } from "../brand.ts";

const { name: product } = BRAND;

/** The description of each page for search engines and link previews, without scripts. */
const DESCRIPTIONS: Readonly<Record<PublicPageName, string>> = {
  home: `Connect the apps you already use, ask in plain language, and decide for yourself before anything changes. ${product} shows every step and asks first.`,
  howItWorks: `Watch ${product} find an issue, ask for approval before it changes anything, and settle an item of the inbox.`,
  pricing: `What the plans and credit packs of ${product} cost. Start free, and pay for what you use.`,
  enterpriseContact: `Tell us about your company and what ${product} should do for it. A person will answer.`,
  developers: `Use ${product} from your own programs and agents: the API, its documentation and keys.`,
  privacyPolicy: `What ${product} knows about you and what it does with it. Credentials are encrypted with AES-256-GCM; tool-call arguments and results are not logged.`,
  termsOfService: `What you can expect from ${product}, and what it expects from you, in plain language.`,
};

/** The picture that previews of links show, among the files of the app. */
const PICTURE = { path: "/social.png", width: 1200, height: 630 } as const;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const meta = (kind: "name" | "property", key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escape(content)}" />`;

/**
 * Puts a page's title, description, address and picture into its HTML; a page that is not public stays as it is.
 * @param origin where people reach the server, without a slash at the end
 */
export function describePage(html: string, path: string, origin: string): string {
  const name = publicPageAt(path);
  if (name === undefined) return html;
  const page = { title: publicPages[name].title, description: DESCRIPTIONS[name] };
  const title = `${page.title} - ${product}`;
  const address = origin + path;
  const head = [
    `<title>${escape(title)}</title>`,
    meta("name", "description", page.description),
    `<link rel="canonical" href="${escape(address)}" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", product),
    meta("property", "og:title", page.title),
    meta("property", "og:description", page.description),
    meta("property", "og:url", address),
    meta("property", "og:image", origin + PICTURE.path),
    meta("property", "og:image:width", String(PICTURE.width)),
    meta("property", "og:image:height", String(PICTURE.height)),
    meta("property", "og:image:alt", `${product}: a question, its answer, and a pending approval`),
    meta("name", "twitter:card", "summary_large_image"),
  ].join("\n    ");
  return html.replace(/<title>.*?<\/title>/s, () => head);
}

/** The addresses of all public pages, for search engines. */
export function sitemap(origin: string): string {
  const urls = Object.values(publicPages).map(
    ({ path }) => `  <url><loc>${escape(origin + path)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** Tells crawlers to read pages, not the API. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /portal/\nDisallow: /mcp\nSitemap: ${origin}/sitemap.xml\n`;
