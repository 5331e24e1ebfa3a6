import { readUser } from "../../domain/users/administer-users.ts";
import { ok, operation } from "../../http/operation.ts";
import { toAdminUser } from "./to-admin-user.ts";

export const getUser = operation("getUser", async ({ deps, params }) =>
  ok(toAdminUser(await readUser(deps, params.id))),
);
