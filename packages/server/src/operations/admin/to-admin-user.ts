import type { AdminUser } from "@switchboard/api-client/types";
import { toCredits } from "../../domain/credits/amounts.ts";
import type { ListedUser } from "../../domain/users/ports.ts";

/** A user as documented for administrators. */
export const toAdminUser = ({ id, email, isAdmin, balance, createdAt }: ListedUser): AdminUser => ({
  id,
  email,
  is_admin: isAdmin,
  balance: toCredits(balance),
  created_at: createdAt.toISOString(),
});

/** The same, with additional fields for our own pages. */
export const toWholeAdminUser = (user: ListedUser): AdminUser => ({
  ...toAdminUser(user),
  two_step_since: user.twoStepSince?.toISOString() ?? null,
});
