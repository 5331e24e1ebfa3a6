import type { EditedUser } from "./admin-user-edit.types.ts";

export const edited: EditedUser = {
  id: "u-6",
  email: "ines@haldencoffee.example",
  isAdmin: false,
  balance: 2240,
  createdAt: "2025-03-18T08:00:00Z",
  isYou: false,
  twoStepSince: "2026-02-11T09:30:00Z",
};

/** Nobody is asked anything. */
export const removal = {
  asked: false,
  busy: false,
  alert: null,
  onAsk: () => undefined,
  onConfirm: () => undefined,
  onCancel: () => undefined,
  onCloseAlert: () => undefined,
};
