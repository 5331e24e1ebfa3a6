import type { AccountPaths, AccountState, DeletionFacts, LoginRow } from "./account.types.ts";

const row = (
  id: string,
  browser: string | null,
  system: string | null,
  lastSeenAt: string,
  isCurrent = false,
): LoginRow => ({
  id,
  browser,
  system,
  createdAt: "2026-11-02T08:00:00Z",
  lastSeenAt,
  isCurrent,
  busy: false,
});

export const logins: readonly LoginRow[] = [
  row("l-1", "Firefox", "Linux", "2026-11-20T10:59:00Z", true),
  row("l-2", "Safari", "iPhone", "2026-11-20T07:12:00Z"),
  row("l-3", "Edge", "Windows", "2026-11-13T16:40:00Z"),
  row("l-4", null, null, "2026-11-09T22:05:00Z"),
];

export const ready: Extract<AccountState, { kind: "ready" }> = {
  kind: "ready",
  email: "maya@haldencoffee.example",
  logins,
  ending: null,
  exported: { kind: "none", requesting: false },
  deleting: null,
  alert: null,
  now: "2026-11-20T11:00:00Z",
};

export const paths: AccountPaths = {
  home: "/",
  organization: "/ui/organization/settings",
  logout: "/api/v1/auth/logout",
};

export const facts: DeletionFacts = {
  connections: 4,
  runs: 1,
  chats: 37,
  files: 2,
  playbooks: 3,
  apiKeys: 1,
  plan: "Professional",
  organizationsDeleted: ["Halden Coffee Roasters"],
  organizationsShared: [],
  isLastAdmin: false,
  proof: "password",
  needsLogin: false,
};
