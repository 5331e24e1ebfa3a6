import type { NewRequest, RequestState } from "@switchboard/ui/patterns/request-form";
import { detailOf } from "../errors.ts";
import { createStore, type Store } from "../session/store.ts";

/** How long the dialog says thank you before it closes. */
const THANKS_MS = 2000;

/** The dialog of one request form. */
export type RequestFlow = {
  readonly store: Store<RequestState>;
  open(): void;
  /** Does nothing while the request is on its way. */
  close(): void;
  send(request: NewRequest): Promise<void>;
};

/** @param post sends the request; rejects where the server refuses it */
export function createRequestFlow(post: (request: NewRequest) => Promise<void>): RequestFlow {
  const store = createStore<RequestState>({ kind: "closed" });
  let thanks: ReturnType<typeof setTimeout> | undefined;
  const close = () => store.set((state) => (state.kind === "sending" ? state : { kind: "closed" }));
  return {
    store,
    open() {
      clearTimeout(thanks);
      store.set({ kind: "open" });
    },
    close,
    async send(request) {
      store.set({ kind: "sending" });
      try {
        await post(request);
        store.set({ kind: "sent" });
        thanks = setTimeout(close, THANKS_MS);
      } catch (error) {
        store.set({ kind: "failed", message: detailOf(error) });
      }
    },
  };
}
