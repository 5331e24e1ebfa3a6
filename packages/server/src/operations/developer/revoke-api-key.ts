import { revokeKey } from "../../domain/keys/keys.ts";
import { noContent, operation } from "../../http/operation.ts";

export const revokeApiKey = operation("revokeApiKey", async ({ deps, user, params }) => {
  await revokeKey(deps, user.id, params.id);
  deps.log.info({ userId: user.id, keyId: params.id }, "an API key was revoked");
  return noContent();
});
