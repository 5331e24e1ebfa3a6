import { describeUser } from "../../domain/users/describe-user.ts";
import { ok, operation, tagged } from "../../http/operation.ts";
import { toUser } from "./user-view.ts";

/** The current user. */
export const getMe = operation(
  "getMe",
  async ({ deps, user }) =>
    tagged(ok(toUser(user.account ?? (await describeUser(deps, user.id)), deps))),
  { readsAccount: true },
);
