import { revokeGrant as revoke } from "../../domain/grants/revoke-grant.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Makes a tool need approval again. */
export const revokeGrant = operation("revokeGrant", async ({ deps, user, params }) => {
  await revoke(deps, user.id, params.id, params.method);
  return noContent();
});
