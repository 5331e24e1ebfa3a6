import type { AccountExport } from "@switchboard/api-client";
import type { ExportState } from "@switchboard/ui/screens/account";

/** The copy of the user's data in view. @param href where its archive is */
export function toExportState(exported: AccountExport | null, href: string): ExportState {
  if (exported === null) return { kind: "none" };
  const { state, done, total, bytes, expires_at: expiresAt } = exported;
  if (state === "failed") return { kind: "failed" };
  if (state === "preparing") return { kind: "preparing", done, total };
  return { kind: "ready", href: exported.is_downloadable ? href : null, bytes, expiresAt };
}
