import "@switchboard/ui/styles.css";
import { publicPageAt, publicPages } from "@switchboard/api-client/public-pages";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createEdits } from "./chat/drafts.ts";
import { readPageData } from "./public/page-data.ts";
import { loadVisitorPage } from "./public/visitor-pages.tsx";
import { VisitorSite } from "./public/visitor-site.tsx";
import { reloadAfterUpdate } from "./reload-after-update.ts";

/** Not awaited by the module itself: pages import it, and would wait for each other. */
async function start(): Promise<void> {
  const name = publicPageAt(window.location.pathname) ?? "home";
  const [data, page] = await Promise.all([readPageData(), loadVisitorPage[name]()]);
  // Nobody is signed in: what waited for the last person is nothing to the next one of this browser.
  createEdits(data.brand.slug).keepOnly(null);
  const root = document.getElementById("root");
  if (root === null) throw new Error("public.html has no #root.");
  const site = <VisitorSite data={data} name={name} page={page} />;
  if (root.hasChildNodes()) {
    // In a transition it is taken over piece by piece, and what is there already is painted and scrolled in between.
    startTransition(() => void hydrateRoot(root, site));
    return;
  }
  document.title = `${publicPages[name].title} - ${data.brand.name}`;
  createRoot(root).render(site);
}

reloadAfterUpdate();
void start();
