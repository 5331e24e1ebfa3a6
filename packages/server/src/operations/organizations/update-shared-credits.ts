import { fromCredits } from "../../domain/credits/amounts.ts";
import { describeSharedCredits, limitMembers } from "../../domain/organizations/shared-credits.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSharedCredits } from "./to-shared-credits.ts";

export const updateSharedCredits = operation(
  "updateSharedCredits",
  async ({ deps, user, params, body }) => {
    const { member_daily_limit: limit } = body;
    await limitMembers(deps, user.id, params.id, limit === null ? null : fromCredits(limit));
    return ok(toSharedCredits(await describeSharedCredits(deps, user.id, params.id)));
  },
);
