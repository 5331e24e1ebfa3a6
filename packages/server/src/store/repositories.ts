import type { JobRepository } from "../domain/jobs/ports.ts";
import * as accounts from "./account-repository.ts";
import * as approvals from "./approval-repository.ts";
import * as audit from "./audit-repository.ts";
import * as authSessions from "./auth-session-repository.ts";
import * as authorizations from "./authorization-repository.ts";
import * as automations from "./automation-repository.ts";
import { bind } from "./bind.ts";
import * as billing from "./billing-repository.ts";
import * as changes from "./change-repository.ts";
import * as chats from "./chat-repository.ts";
import * as connections from "./connection-repository.ts";
import * as credentials from "./credential-repository.ts";
import * as datasets from "./dataset-repository.ts";
import * as deadJobs from "./dead-job-repository.ts";
import * as discoveries from "./discovery-repository.ts";
import * as evaluations from "./evaluation-repository.ts";
import * as exports from "./export-repository.ts";
import * as factProposals from "./fact-proposal-repository.ts";
import * as health from "./health-repository.ts";
import * as icons from "./icon-repository.ts";
import * as idempotency from "./idempotency-repository.ts";
import * as inbox from "./inbox-repository.ts";
import * as invitations from "./invitation-repository.ts";
import * as keys from "./key-repository.ts";
import * as learnedWords from "./learned-word-repository.ts";
import * as ledger from "./ledger-repository.ts";
import * as localOutbox from "./local-outbox-repository.ts";
import * as mcpAuthorizations from "./mcp-authorization-repository.ts";
import * as messages from "./message-repository.ts";
import * as models from "./model-repository.ts";
import * as notices from "./notice-repository.ts";
import * as organizations from "./organization-repository.ts";
import * as outbox from "./outbox-repository.ts";
import * as phoneCodes from "./phone-code-repository.ts";
import * as playbooks from "./playbook-repository.ts";
import * as pluginSettings from "./plugin-settings-repository.ts";
import * as portal from "./portal-repository.ts";
import * as rateLimits from "./rate-limit-repository.ts";
import * as requests from "./request-repository.ts";
import * as runEvents from "./run-event-repository.ts";
import * as runs from "./run-repository.ts";
import * as schedules from "./schedule-repository.ts";
import * as sources from "./source-repository.ts";
import * as toolCalls from "./tool-call-repository.ts";
import * as twoSteps from "./two-step-repository.ts";
import type { Db, Queue } from "./types.ts";
import * as usage from "./usage-repository.ts";
import * as users from "./user-repository.ts";

const jobsOf = (db: Db, queue: Queue): JobRepository => ({
  insert: (job) => queue.enqueue(db, job),
  readState: () => queue.readState(db),
});

/** The repositories over the database, or over one transaction of it. Their writes notify nobody. */
export const createRepositories = (db: Db, queue: Queue) => ({
  accounts: bind(accounts, db),
  approvals: bind(approvals, db),
  audit: bind(audit, db),
  authSessions: bind(authSessions, db),
  automations: bind(automations, db),
  authorizations: bind(authorizations, db),
  billing: bind(billing, db),
  changes: bind(changes, db),
  chats: bind(chats, db),
  connections: bind(connections, db),
  credentials: bind(credentials, db),
  datasets: bind(datasets, db),
  deadJobs: bind(deadJobs, db),
  discoveries: bind(discoveries, db),
  evaluations: bind(evaluations, db),
  exports: bind(exports, db),
  factProposals: bind(factProposals, db),
  health: bind(health, db),
  icons: bind(icons, db),
  idempotency: bind(idempotency, db),
  inbox: bind(inbox, db),
  invitations: bind(invitations, db),
  jobs: jobsOf(db, queue),
  keys: bind(keys, db),
  learnedWords: bind(learnedWords, db),
  ledger: bind(ledger, db),
  localOutbox: bind(localOutbox, db),
  mcpAuthorizations: bind(mcpAuthorizations, db),
  messages: bind(messages, db),
  models: bind(models, db),
  notices: bind(notices, db),
  organizations: bind(organizations, db),
  outbox: bind(outbox, db),
  phoneCodes: bind(phoneCodes, db),
  playbooks: bind(playbooks, db),
  pluginSettings: bind(pluginSettings, db),
  portal: bind(portal, db),
  rateLimits: bind(rateLimits, db),
  requests: bind(requests, db),
  runEvents: bind(runEvents, db),
  runs: bind(runs, db),
  schedules: bind(schedules, db),
  sources: bind(sources, db),
  toolCalls: bind(toolCalls, db),
  twoSteps: bind(twoSteps, db),
  usage: bind(usage, db),
  users: bind(users, db),
});

/** Everything that is stored, by name. */
export type Repositories = Readonly<ReturnType<typeof createRepositories>>;
