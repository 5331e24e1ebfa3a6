import { discardDead } from "../../domain/health/settle-dead.ts";
import { noContent, operation } from "../../http/operation.ts";
import { toDeadRef } from "./to-dead-ref.ts";

/** Discards a dead job or message. */
export const discardDeadWork = operation("discardDeadWork", async ({ deps, user, params }) => {
  await discardDead(deps, user.id, toDeadRef(params));
  return noContent();
});
