import { ok, operation } from "../../http/operation.ts";
import { toCreditLimits } from "./to-credit-limits.ts";

export const getCreditLimits = operation("getCreditLimits", async ({ deps, user }) =>
  ok(await toCreditLimits(deps, user.id)),
);
