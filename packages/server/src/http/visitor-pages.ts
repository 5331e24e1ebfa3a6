import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import {
  type PublicPageData,
  type PublicPageName,
  publicPages,
} from "@switchboard/api-client/public-pages";
import { describePage } from "./public-pages.ts";

/** The pre-renderer from the app's build: renders a public page as a visitor first sees it. */
type Renderer = {
  renderPublicPage: (name: PublicPageName, data: PublicPageData) => Promise<string>;
};

/** A folder whose name begins with a dot is not served. */
const RENDERER = join(".server", "render-public.js");
const ROOT = '<div id="root"></div>';

/** A rendered page: as it is, and for those who take gzip. */
export type VisitorPage = { readonly html: string; readonly gzip: Uint8Array<ArrayBuffer> };

/** The public pages as people see them who are not signed in. */
export type VisitorPages = {
  /** Rendered once until its data, or the build, changes. Null if the build has no pages for visitors. */
  read(name: PublicPageName, data: PublicPageData): Promise<VisitorPage | null>;
};

const zip = promisify(gzip);

/** @param dist folder of the built app */
export function createVisitorPages(dist: string): VisitorPages {
  const rendered = new Map<PublicPageName, { made: string; page: Promise<VisitorPage> }>();

  async function render(
    name: PublicPageName,
    data: PublicPageData,
    frame: string,
  ): Promise<VisitorPage> {
    const renderer = await loadRenderer(dist, frame);
    const root = await renderer.renderPublicPage(name, data);
    const complete = frame.replace(ROOT, () => withPage(root, JSON.stringify(data)));
    const html = describePage(complete, publicPages[name].path, data.origin);
    return { html, gzip: new Uint8Array(await zip(html)) };
  }

  return {
    async read(name, data) {
      const frame = await readFile(join(dist, "public.html"), "utf8").catch(() => null);
      if (frame === null) return null;
      const made = JSON.stringify([data, frame]);
      const kept = rendered.get(name);
      if (kept?.made === made) return kept.page;
      const page = render(name, data, frame);
      rendered.set(name, { made, page });
      return page;
    },
  };
}

/** The renderer of the same build as a frame: a build that is replaced while the server runs is loaded again. */
function loadRenderer(dist: string, frame: string): Promise<Renderer> {
  const address = pathToFileURL(join(dist, RENDERER));
  address.search = createHash("sha256").update(frame).digest("hex");
  return import(/* @vite-ignore */ address.href);
}

/** The data is no script, so the content policy has nothing against it. */
const withPage = (page: string, data: string) =>
  `<div id="root">${page}</div>\n    <script id="page-data" type="application/json">${data.replaceAll("<", "\\u003c")}</script>`;
