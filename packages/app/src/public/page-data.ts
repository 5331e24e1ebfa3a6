import type { PublicPageData } from "@switchboard/api-client/public-pages";

/** What the server put into the page. The development server renders no pages; there it is fetched. */
export async function readPageData(): Promise<PublicPageData> {
  const embedded = document.getElementById("page-data");
  if (embedded !== null) return JSON.parse(embedded.textContent) as PublicPageData;
  const { fetchPageData } = await import("./fetch-page-data.ts");
  return fetchPageData();
}
