import { deleteAccount as remove } from "../../domain/users/delete-account.ts";
import { noContent, operation, withCookies } from "../../http/operation.ts";

/** Deletes the account of the current user. */
export const deleteAccount = operation("deleteAccount", async ({ deps, user, request, body }) => {
  const { session, away, back } = deps.cookies;
  await remove(deps, { userId: user.id, session: session.read(request) ?? "" }, body);
  return withCookies(noContent(), session.clear(), away.clear(), back.clear());
});
