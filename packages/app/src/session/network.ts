import type { StreamNetwork } from "@switchboard/api-client/stream";

/** The parts of a browser that know about its network. */
type Page = {
  readonly navigator: { readonly onLine: boolean };
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly visibilityState: string };
};

/** The browser's network. A page that becomes visible counts as the network's return, since the device may have slept. */
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
