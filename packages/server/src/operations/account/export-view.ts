import type { AccountExport } from "@switchboard/api-client/types";
import type { SeenExport } from "../../domain/exports/export-account.ts";

/** An export as the contract has it. */
export const toExport = (seen: SeenExport): AccountExport => ({
  id: seen.id,
  state: seen.state,
  done: seen.done,
  total: seen.total,
  bytes: seen.bytes,
  created_at: seen.createdAt.toISOString(),
  expires_at: seen.expiresAt.toISOString(),
  is_downloadable: seen.state === "ready" && seen.isMine,
});
