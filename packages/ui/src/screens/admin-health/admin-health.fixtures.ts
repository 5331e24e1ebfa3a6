import type { AdminHealthState } from "./admin-health.types.ts";

export const ready: Extract<AdminHealthState, { kind: "ready" }> = {
  kind: "ready",
  now: "2026-11-20T09:30:00Z",
  figures: {
    waiting: 12,
    running: 3,
    failed: 2,
    oldestWaitingAt: "2026-11-20T09:26:00Z",
    version: "1.4.0",
    startedAt: "2026-11-17T06:00:00Z",
    database: "postgresql",
    databaseBytes: 1_843_200_000,
    uploadBytes: 412_500_000,
    uploads: 96,
  },
  checks: [
    { name: "database", problem: null },
    { name: "migrations", problem: null },
    { name: "jobs", problem: null },
  ],
  dead: [
    {
      id: "m-1",
      kind: "mail",
      name: "invitation",
      recipient: "ines.carvalho@haldencoffee.example",
      error: "The mail server did not take it. 550 5.1.1 No such mailbox.",
      diedAt: "2026-11-20T08:12:00Z",
    },
    {
      id: "j-1",
      kind: "job",
      name: "refresh-source",
      recipient: null,
      error: "The connection timed out after 30 seconds.",
      diedAt: "2026-11-19T22:41:00Z",
    },
  ],
  sources: {
    failing: 14,
    since: "2026-11-12T09:00:00Z",
    worst: [
      {
        id: "s-1",
        owner: "jonas.weber@haldencoffee.example",
        sourceType: "email",
        since: "2026-11-12T09:00:00Z",
        failures: 212,
        failure: "The mailbox refused the password.",
      },
      {
        id: "s-2",
        owner: "maya@haldencoffee.example",
        sourceType: "data_condition",
        since: "2026-11-19T16:00:00Z",
        failures: 17,
        failure: "The file stock.csv has no column “level” any more.",
      },
    ],
  },
  connections: [
    { plugin: "gmail", displayName: "Gmail", failing: 1, expired: 4, total: 38 },
    { plugin: "jira", displayName: "Jira", failing: 2, expired: 0, total: 12 },
  ],
  discarding: null,
  alert: null,
};
