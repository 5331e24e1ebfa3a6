import type { ApiKeyRow, ApiKeyScope, ApiKeysReady } from "./api-keys.types.ts";

const every: readonly ApiKeyScope[] = ["read", "runs", "inbox", "tools"];
const full = { scopes: every, expiresAt: null, creditLimit: null, creditsUsed: 0 };

const row = (
  id: string,
  name: string,
  createdAt: string,
  lastUsedAt: string | null,
  limits: ApiKeyRow["limits"] = full,
): ApiKeyRow => ({ id, name, prefix: `pk_${id.padEnd(8, "0")}`, createdAt, lastUsedAt, limits });

export const keys: readonly ApiKeyRow[] = [
  row("8c2f07d1", "Nightly receivables export", "2026-11-20T09:30:00Z", null, {
    scopes: ["read", "runs"],
    expiresAt: "2027-02-18T09:30:00Z",
    creditLimit: 200,
    creditsUsed: 0,
  }),
  row("5e71aa04", "Warehouse tablet", "2026-10-04T08:00:00Z", "2026-11-20T10:57:00Z"),
  row("b09d44e2", "BI notebook, Priya", "2026-08-12T14:10:00Z", "2026-11-19T18:07:00Z", {
    ...full,
    scopes: ["read"],
  }),
  row("c9a1f3b7", "Zapier bridge (old)", "2026-03-02T11:00:00Z", "2026-10-10T07:45:00Z", {
    ...full,
    expiresAt: "2026-10-12T00:00:00Z",
  }),
];

export const plaintext = "pk_8c2f07d1_Kq2vXw0T7bRz5LmYc3NfQ9sJ6hDpA1uGe4KtZoWm8Bc_5f0a7c3e";

export const manyLong: readonly ApiKeyRow[] = Array.from({ length: 40 }, (_, index) =>
  row(
    `${index}`.padStart(8, "0"),
    index % 3 === 0
      ? `nightly-reconciliation-of-supplier-invoices-${index}`.repeat(2)
      : `Export of everything that the regional offices need for their weekly report, number ${index}`,
    "2026-05-01T00:00:00Z",
    index % 2 === 0 ? null : "2026-11-18T00:00:00Z",
  ),
);

export const ready: ApiKeysReady = {
  kind: "ready",
  keys,
  created: null,
  save: { kind: "idle" },
  canLimit: true,
  revoking: null,
  failure: null,
  now: "2026-11-20T11:00:00Z",
  runUrl: "https://halden.switchboard.example/api/switchboard-chat/run",
};
