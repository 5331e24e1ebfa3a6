import type { ApiKey as WireKey } from "@switchboard/api-client/types";
import { toCredits } from "../../domain/credits/amounts.ts";
import type { UsedKey } from "../../domain/keys/ports.ts";

/** A key as the contract has it. */
export const toKey = (key: UsedKey): WireKey => ({
  id: key.id,
  name: key.name,
  key_prefix: key.prefix,
  created_at: key.createdAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  scopes: [...key.scopes],
  expires_at: key.expiresAt?.toISOString() ?? null,
  credit_limit: key.creditLimit === null ? null : toCredits(key.creditLimit),
  credits_used: toCredits(key.creditsUsed),
});
