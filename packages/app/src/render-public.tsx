import type { PublicPageData, PublicPageName } from "@switchboard/api-client/public-pages";
import { renderToString } from "react-dom/server";
import { loadVisitorPage } from "./public/visitor-pages.tsx";
import { VisitorSite } from "./public/visitor-site.tsx";

/** A public page as a visitor first sees it: what `public.tsx` takes over in the browser. The server calls it. */
export async function renderPublicPage(
  name: PublicPageName,
  data: PublicPageData,
): Promise<string> {
  const page = await loadVisitorPage[name]();
  return renderToString(<VisitorSite data={data} name={name} page={page} />);
}
