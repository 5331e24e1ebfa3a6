import type { EditedUser } from "./admin-user-edit.types.ts";

export const edited: EditedUser = {
  id: "u-6",
  email: "ines@haldencoffee.example",
  isAdmin: false,
  balance: 2240,
  createdAt: "2025-03-18T08:00:00Z",
  isYou: false,
};
