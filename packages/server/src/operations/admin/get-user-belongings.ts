import { readBelongings } from "../../domain/users/remove-user.ts";
import { ok, operation } from "../../http/operation.ts";

export const getUserBelongings = operation("getUserBelongings", async ({ deps, params }) => {
  const { deleted, passedOn, ...counts } = await readBelongings(deps, params.id);
  return ok({ ...counts, organizations_deleted: deleted, organizations_passed_on: passedOn });
});
