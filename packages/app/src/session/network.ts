import type { StreamNetwork } from "@switchboard/api-client/stream";

/** What a browser knows of its network. */
type Page = {
  readonly navigator: { readonly onLine: boolean };
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly visibilityState: string };
};

/** The network as the browser knows it; looking at the page again counts as its return, as a device may have slept. */
export const browserNetwork = (page: () => Page = () => globalThis): StreamNetwork => ({
  isOnline: () => page().navigator.onLine,
  onLoss(callback) {
    const { window } = page();
    window.addEventListener("offline", callback);
    return () => window.removeEventListener("offline", callback);
  },
  onReturn(callback) {
    const { window, document } = page();
    const look = () => {
      if (document.visibilityState === "visible") callback();
    };
    window.addEventListener("online", callback);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", callback);
      document.removeEventListener("visibilitychange", look);
    };
  },
});
