import { addKey } from "../../domain/keys/keys.ts";
import { created, operation } from "../../http/operation.ts";
import { toKey } from "./key-view.ts";

/** The key stands in this answer only, so the answer is not kept for a retry either: that makes another key. */
export const createApiKey = operation(
  "createApiKey",
  async ({ deps, user, body }) => {
    const { text, key } = await addKey(deps, user.id, body.name);
    deps.log.info({ userId: user.id, keyId: key.id }, "an API key was made");
    return created({ plaintext_key: text, key_info: toKey(key) });
  },
  { isSecret: true },
);
