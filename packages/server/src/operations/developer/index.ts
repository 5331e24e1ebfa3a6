import type { Operation } from "../../http/operation.ts";
import { createApiKey } from "./create-api-key.ts";
import { listApiKeys } from "./list-api-keys.ts";
import { revokeApiKey } from "./revoke-api-key.ts";

export const developerOperations: readonly Operation[] = [listApiKeys, createApiKey, revokeApiKey];
