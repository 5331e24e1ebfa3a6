import { fromCredits } from "../../domain/credits/amounts.ts";
import {
  addSharedCredits as add,
  describeSharedCredits,
} from "../../domain/organizations/shared-credits.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSharedCredits } from "./to-shared-credits.ts";

export const addSharedCredits = operation(
  "addSharedCredits",
  async ({ deps, user, params, body }) => {
    await add(deps, user.id, params.id, fromCredits(body.amount));
    return ok(toSharedCredits(await describeSharedCredits(deps, user.id, params.id)));
  },
);
