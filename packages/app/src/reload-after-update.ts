const key = "reloaded-after-update";

/**
 * A page that was opened before an update asks for parts that the server no longer has. Loading it again, once, gives the new
 * ones; a second failure in a row is a real one and is shown.
 */
export function reloadAfterUpdate(page: Window = window): void {
  page.addEventListener("vite:preloadError", (event) => {
    if (page.sessionStorage.getItem(key) !== null) return;
    event.preventDefault();
    page.sessionStorage.setItem(key, page.location.href);
    page.location.reload();
  });
  page.addEventListener("load", () => {
    // Some seconds without a failure: the next update may reload again.
    page.setTimeout(() => page.sessionStorage.removeItem(key), 10_000);
  });
}
