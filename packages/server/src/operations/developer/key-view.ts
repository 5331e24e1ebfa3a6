import type { ApiKey as WireKey } from "@switchboard/api-client/types";
import type { ApiKey } from "../../domain/keys/ports.ts";

/** A key as the contract has it. */
export const toKey = ({ id, name, prefix, createdAt, lastUsedAt }: ApiKey): WireKey => ({
  id,
  name,
  key_prefix: prefix,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
