import { retryDead } from "../../domain/health/settle-dead.ts";
import { noContent, operation } from "../../http/operation.ts";
import { toDeadRef } from "./to-dead-ref.ts";

/** Retries a dead job or message. */
export const retryDeadWork = operation("retryDeadWork", async ({ deps, user, params }) => {
  await retryDead(deps, user.id, toDeadRef(params));
  return noContent();
});
