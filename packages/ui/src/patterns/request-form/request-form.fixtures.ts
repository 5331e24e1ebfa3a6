import type { RequestView } from "./request-form.types.ts";

const nothing = () => undefined;

/** A request that nobody has begun. */
export const noRequest: RequestView = {
  state: { kind: "closed" },
  onOpen: nothing,
  onClose: nothing,
  onSend: nothing,
};
