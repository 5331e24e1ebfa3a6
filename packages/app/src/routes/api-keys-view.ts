import type { ApiKey, ApiKeyCreate } from "@switchboard/api-client";
import type { ApiKeyRow, NewApiKey } from "@switchboard/ui/screens/api-keys";

/** A key of the list. Another server may not say what a key may do. */
export const toKeyRow = (key: ApiKey): ApiKeyRow => ({
  id: key.id,
  name: key.name,
  prefix: key.key_prefix,
  createdAt: key.created_at,
  lastUsedAt: key.last_used_at,
  limits: key.scopes
    ? {
        scopes: key.scopes,
        expiresAt: key.expires_at ?? null,
        creditLimit: key.credit_limit ?? null,
        creditsUsed: key.credits_used ?? 0,
      }
    : null,
});

/** The payload of a key that is to be created. */
export const toKeyCreate = ({ name, limits }: NewApiKey): ApiKeyCreate => ({
  name,
  ...(limits && {
    scopes: [...limits.scopes],
    expires_in_days: limits.expiresInDays,
    credit_limit: limits.creditLimit,
  }),
});
