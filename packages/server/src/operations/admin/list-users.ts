import { listUsers as list } from "../../domain/users/administer-users.ts";
import { ok, operation } from "../../http/operation.ts";
import { toAdminUser, toWholeAdminUser } from "./to-admin-user.ts";

export const listUsers = operation("listUsers", async ({ deps, query }) => {
  if (query.view !== "list") return ok((await deps.store.users.list()).map(toAdminUser));
  const { users, total } = await list(deps, query);
  return ok({ items: users.map(toWholeAdminUser), total });
});
