import type { RequestView } from "./request-form.types.ts";

const nothing = () => undefined;

/** A request that has not been started. */
export const noRequest: RequestView = {
  state: { kind: "closed" },
  onOpen: nothing,
  onClose: nothing,
  onSend: nothing,
};
