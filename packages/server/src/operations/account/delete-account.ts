import { deleteAccount as remove } from "../../domain/users/delete-account.ts";
import { noContent, operation, withCookies } from "../../http/operation.ts";

/** Deletes the account of the current user. Its answer cannot be kept for a retry: whose it would be is gone. */
export const deleteAccount = operation(
  "deleteAccount",
  async ({ deps, user, request, body }) => {
    const { session, away, back } = deps.cookies;
    await remove(deps, { userId: user.id, session: session.read(request) ?? "" }, body);
    return withCookies(noContent(), session.clear(), away.clear(), back.clear());
  },
  { isSecret: true },
);
