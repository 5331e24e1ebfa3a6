import { describeDeletion } from "../../domain/users/delete-account.ts";
import { ok, operation } from "../../http/operation.ts";

/** What is deleted with the account of the current user. */
export const getAccountDeletion = operation(
  "getAccountDeletion",
  async ({ deps, user, request }) => {
    const session = deps.cookies.session.read(request) ?? "";
    const found = await describeDeletion(deps, { userId: user.id, session });
    const { connections, runs, chats, files, playbooks, plan, proof } = found;
    return ok({
      ...{ connections, runs, chats, files, playbooks, plan, proof },
      api_keys: found.apiKeys,
      organizations_deleted: found.deleted,
      organizations_shared: found.passedOn,
      is_last_admin: found.isLastAdmin,
      needs_login: found.needsLogin,
    });
  },
);
