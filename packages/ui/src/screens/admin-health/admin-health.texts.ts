import { inWords } from "../../internal/in-words.ts";
import type { DeadWorkRow, HealthCheck, HealthFigures } from "./admin-health.types.ts";

const kinds = { job: "Job", mail: "Mail", sms: "Text message" } satisfies Record<
  DeadWorkRow["kind"],
  string
>;

const sourceTypes: Readonly<Record<string, string>> = {
  email: "Email",
  jira: "Jira",
  data_condition: "Data Condition",
};

const checks = {
  database: "Database",
  migrations: "Database version",
  jobs: "Background jobs",
} satisfies Record<HealthCheck["name"], string>;

/** What each job does, for administrators who did not write it. */
const jobs: Readonly<Record<string, string>> = {
  "drop-expired-exports": "Deletion of expired exports",
  "drop-expired-rows": "Deletion of expired data",
  "end-subscription": "End of a subscription",
  "evaluate-models": "Evaluation of models",
  "expire-approvals": "Expiry of approvals",
  "export-account": "Account export",
  "give-up-lost-messages": "Cleanup of undeliverable messages",
  "open-due-months": "Search for plans to renew",
  "open-month": "Monthly credits",
  "prune-audit-record": "Deletion of old audit lines",
  "refresh-model-shutdowns": "Check for models that are shut down",
  "refresh-due-sources": "Search for inbox sources to refresh",
  "refresh-source": "Inbox source refresh",
  "relay-message": "Message delivery",
  "renew-local-plans": "Renewal of plans",
  "rotate-keys": "Rotation of credential keys",
  "run-playbook": "Playbook run",
  "send-digests": "Weekly summaries",
  "tell-of-expired-connections": "Notices of expired connections",
};

/** Texts of the health of the server. */
export const adminHealthTexts = {
  title: "Health",
  intro: "How this server is doing now. The figures refresh every 15 seconds.",
  stale: "The figures could not be refreshed. Trying again…",
  figures: "Figures",
  figure: "Figure",
  value: "Value",
  queue: "Background jobs",
  waiting: "Waiting",
  running: "Running",
  failed: "Failed in 24 hours",
  oldest: "Oldest waiting",
  nothingWaits: "None",
  server: "Server",
  version: "Version",
  started: "Started",
  database: "Database",
  databases: { embedded: "Embedded", postgresql: "PostgreSQL" } satisfies Record<
    HealthFigures["database"],
    string
  >,
  databaseSize: "Database size",
  uploads: "Uploaded files",
  checks: "Checks",
  checkOf: (name: HealthCheck["name"]) => checks[name],
  checkPassed: "OK",
  uploadsOf: (size: string, count: number) =>
    `${size} in ${count} ${count === 1 ? "file" : "files"}`,
  dead: "Failed permanently",
  deadHint:
    "Jobs and messages that failed at every attempt. They are kept until you retry or discard them, for at most 90 days.",
  noDead: "Nothing failed permanently.",
  deadColumns: { what: "What", when: "When", why: "Why" },
  kindOf: (kind: DeadWorkRow["kind"]) => kinds[kind],
  nameOf: (name: string) => jobs[name] ?? inWords(name),
  retry: "Retry",
  retryNamed: (name: string) => `Retry ${name}`,
  retried: (name: string) => `${name} is being tried again.`,
  discard: "Discard",
  discardNamed: (name: string) => `Discard ${name}`,
  discardTitle: "Discard this?",
  discardMessage: (name: string) => `${name} will not be tried again.`,
  discarded: (name: string) => `${name} was discarded.`,
  failedAction: "This did not work. Try again.",
  sources: "Failing sources",
  sourcesHint: (count: number) =>
    `${count} inbox ${count === 1 ? "source is" : "sources are"} failing.`,
  sourcesShown: (shown: number) => `The ${shown} that failed most often are listed.`,
  noSources: "No source is failing.",
  sourceColumns: {
    owner: "Person",
    type: "Source",
    since: "Failing since",
    failures: "Failures",
    why: "Why",
  },
  sourceTypeOf: (type: string) => sourceTypes[type] ?? inWords(type),
  connections: "Connections to reconnect",
  noConnections: "No connection is failing or expired.",
  connectionColumns: {
    app: "App",
    failing: "Failing",
    expired: "Expired",
    total: "All connections",
  },
} as const;
