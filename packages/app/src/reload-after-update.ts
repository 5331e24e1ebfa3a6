const key = "reloaded-after-update";

/**
 * A page that was opened before an update requests chunks that the server no longer has. It is reloaded once; a second failure in a row
 * is a real one and is shown. What was only prefetched is no reason: it is fetched again when it is needed.
 */
export function reloadAfterUpdate(page: Window = window): void {
  page.addEventListener("vite:preloadError", (event) => {
    // Whether somebody waits for it is known once the import was answered.
    page.setTimeout(() => {
      if ((event.payload as { prefetched?: boolean }).prefetched) return;
      // Without a network the page would be lost, not reloaded.
      if (!page.navigator.onLine || page.sessionStorage.getItem(key) !== null) return;
      page.sessionStorage.setItem(key, page.location.href);
      page.location.reload();
    });
  });
  // After some seconds without a failure, the next update may reload the page again.
  const settle = () => page.setTimeout(() => page.sessionStorage.removeItem(key), 10_000);
  if (page.document.readyState === "complete") settle();
  else page.addEventListener("load", settle);
}
