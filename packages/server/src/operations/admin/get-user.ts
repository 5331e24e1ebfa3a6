import { readUser } from "../../domain/users/administer-users.ts";
import { ok, operation } from "../../http/operation.ts";
import { toWholeAdminUser } from "./to-admin-user.ts";

export const getUser = operation("getUser", async ({ deps, params }) =>
  ok(toWholeAdminUser(await readUser(deps, params.id))),
);
