import { describeSharedCredits } from "../../domain/organizations/shared-credits.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSharedCredits } from "./to-shared-credits.ts";

export const getSharedCredits = operation("getSharedCredits", async ({ deps, user, params }) =>
  ok(toSharedCredits(await describeSharedCredits(deps, user.id, params.id))),
);
