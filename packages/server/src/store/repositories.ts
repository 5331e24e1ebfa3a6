import type { JobRepository } from "../domain/jobs/ports.ts";
import { acrossTenants } from "../tenant.ts";
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
import { lazily } from "./lazily.ts";
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
import * as storedFiles from "./stored-file-repository.ts";
import * as toolCalls from "./tool-call-repository.ts";
import * as twoSteps from "./two-step-repository.ts";
import type { Db, Queue } from "./types.ts";
import * as usage from "./usage-repository.ts";
import * as users from "./user-repository.ts";

type Source = { readonly db: Db; readonly queue: Queue };

const jobsOf = ({ db, queue }: Source): JobRepository => ({
  insert: (job) => acrossTenants(async () => queue.enqueue(db, job)),
  readState: () => acrossTenants(async () => queue.readState(db)),
});

type Bindable = Parameters<typeof bind>[0];
/** Functions that look beyond the user they are called for. Each has its own condition, and nothing below it. */
type Across<Module> = { readonly across?: readonly (keyof Module & string)[] };

const of =
  <Module extends Bindable>(module: Module, { across = [] }: Across<Module> = {}) =>
  ({ db }: Source) =>
    bind(module, db, across);

/** What no user's own statements may touch: the installation's, or many tenants' at once. */
const across =
  <Module extends Bindable>(module: Module) =>
  ({ db }: Source) =>
    bind(module, db, Object.keys(module) as (keyof Module & string)[]);

const MAKERS = {
  accounts: across(accounts),
  approvals: of(approvals),
  audit: of(audit, { across: ["append", "listSealed", "readHead", "pruneBefore"] }),
  authSessions: of(authSessions, { across: ["find", "findMany", "listLive"] }),
  automations: of(automations),
  // A browser that comes back as another user gets an error that says so.
  authorizations: of(authorizations, { across: ["findAttempt"] }),
  billing: of(billing),
  changes: across(changes),
  chats: of(chats),
  connections: of(connections),
  credentials: of(credentials),
  datasets: of(datasets),
  deadJobs: across(deadJobs),
  discoveries: of(discoveries),
  evaluations: across(evaluations),
  exports: of(exports),
  factProposals: of(factProposals),
  health: across(health),
  icons: of(icons),
  idempotency: of(idempotency),
  inbox: of(inbox),
  invitations: of(invitations),
  jobs: jobsOf,
  keys: of(keys),
  learnedWords: of(learnedWords),
  ledger: of(ledger, {
    // Money moves between balances: of members, of their organization, and of who inherits it.
    across: [
      // The lines of an organization tell the models and tools of its members' runs.
      "list",
      "lock",
      "sum",
      "sumMonthly",
      "sumParts",
      "findMonthly",
      "sumTaken",
      "findBySourceKey",
      "isShared",
      "findPool",
      "add",
    ],
  }),
  localOutbox: across(localOutbox),
  mcpAuthorizations: of(mcpAuthorizations),
  messages: of(messages),
  models: across(models),
  notices: of(notices),
  organizations: of(organizations, {
    across: ["listMembers", "remove", "removeMember", "passOn"],
  }),
  outbox: across(outbox),
  phoneCodes: across(phoneCodes),
  playbooks: of(playbooks),
  pluginSettings: across(pluginSettings),
  portal: across(portal),
  rateLimits: across(rateLimits),
  requests: across(requests),
  runEvents: of(runEvents),
  runs: of(runs),
  schedules: across(schedules),
  sources: of(sources),
  storedFiles: across(storedFiles),
  toolCalls: of(toolCalls),
  twoSteps: across(twoSteps),
  usage: of(usage),
  users: of(users, {
    across: [
      "findEmails",
      "lockAdmins",
      "listAdmins",
      "countAdmins",
      "findListed",
      "list",
      "count",
      "remove",
    ],
  }),
};

/** Everything that is stored, by name. */
export type Repositories = {
  readonly [Name in keyof typeof MAKERS]: ReturnType<(typeof MAKERS)[Name]>;
};

const makeRepositories = lazily<Source, Repositories>(MAKERS);

/** The repositories over the database, or over one transaction of it. Their writes notify nobody. */
export const createRepositories = (db: Db, queue: Queue): Repositories =>
  makeRepositories({ db, queue });
