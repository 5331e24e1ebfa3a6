import { noContent, operation } from "../../http/operation.ts";

export const revokeApiKey = operation("revokeApiKey", async ({ deps, user, params }) => {
  await deps.keys.revoke(user.id, params.id);
  deps.log.info({ userId: user.id, keyId: params.id }, "an API key was revoked");
  return noContent();
});
