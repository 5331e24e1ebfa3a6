import { HUNDREDTHS } from "../../domain/credits/amounts.ts";
import { addKey, NO_LIMITS } from "../../domain/keys/keys.ts";
import { created, operation } from "../../http/operation.ts";
import { toKey } from "./key-view.ts";

/** Only this response has the key, and a retry of the request with its `Idempotency-Key`. */
export const createApiKey = operation("createApiKey", async ({ deps, user, body }) => {
  const { text, key } = await addKey(deps, user.id, body.name, {
    scopes: body.scopes ?? NO_LIMITS.scopes,
    expiresInDays: body.expires_in_days ?? null,
    creditLimit: body.credit_limit ? Math.round(body.credit_limit * HUNDREDTHS) : null,
  });
  deps.log.info({ userId: user.id, keyId: key.id }, "an API key was made");
  return created({ plaintext_key: text, key_info: toKey({ ...key, creditsUsed: 0 }) });
});
