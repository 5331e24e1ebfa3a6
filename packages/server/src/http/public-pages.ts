import { BRAND } from "../brand.ts";

/** What search engines and previews of links are told about a page, before any script runs. */
interface PublicPage {
  /** As the app titles it. */
  title: string;
  description: string;
}

const { name } = BRAND;

/** The pages for everybody, by path. All others are for members, or lead nowhere by themselves. */
const PAGES: Readonly<Record<string, PublicPage>> = {
  "/": {
    title: "The AI command center for work",
    description: `Connect the apps you already use, ask in plain language, and decide for yourself before anything changes. ${name} shows every step and asks first.`,
  },
  "/ui/how-it-works": {
    title: "How It Works",
    description: `Watch ${name} find an issue, ask for approval before it changes anything, and settle an item of the inbox.`,
  },
  "/ui/pricing": {
    title: "Pricing",
    description: `What the plans and credit packs of ${name} cost. Start free, and pay for what you use.`,
  },
  "/ui/enterprise-contact": {
    title: "Talk to a Human",
    description: `Tell us about your company and what ${name} should do for it. A person answers.`,
  },
  "/ui/developers": {
    title: "Developers",
    description: `Use ${name} from your own programs and agents: the API, its documentation and keys.`,
  },
  "/ui/privacy-policy": {
    title: "Privacy Policy",
    description: `What ${name} knows about you and what it does with it. Credentials are encrypted with AES-256-GCM; tool-call arguments and results are not logged.`,
  },
  "/ui/terms-of-service": {
    title: "Terms of Service",
    description: `What you can expect from ${name}, and what it expects from you, in plain language.`,
  },
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
 * Puts a page's title, description, address and picture into the app's HTML; a page that is not public stays as it is.
 * @param origin where people reach the server, without a slash at the end
 */
export function describePage(html: string, path: string, origin: string): string {
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (page === undefined) return html;
  const title = `${page.title} - ${name}`;
  const address = origin + path;
  const head = [
    `<title>${escape(title)}</title>`,
    meta("name", "description", page.description),
    `<link rel="canonical" href="${escape(address)}" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", name),
    meta("property", "og:title", page.title),
    meta("property", "og:description", page.description),
    meta("property", "og:url", address),
    meta("property", "og:image", origin + PICTURE.path),
    meta("property", "og:image:width", String(PICTURE.width)),
    meta("property", "og:image:height", String(PICTURE.height)),
    meta("property", "og:image:alt", `${name}: a question, its answer, and a pending approval`),
    meta("name", "twitter:card", "summary_large_image"),
  ].join("\n    ");
  return html.replace(/<title>.*?<\/title>/s, () => head);
}

/** The addresses of all public pages, for search engines. */
export function sitemap(origin: string): string {
  const urls = Object.keys(PAGES).map((path) => `  <url><loc>${escape(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** What crawlers may ask for: pages, not calls. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /portal/\nDisallow: /mcp\nSitemap: ${origin}/sitemap.xml\n`;
