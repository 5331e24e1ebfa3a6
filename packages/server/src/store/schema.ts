import type { ChatSummary } from "../domain/chat/ports.ts";
import type { Findings } from "../domain/discoveries/ports.ts";
import type { Grants } from "../domain/grants/ports.ts";
import type { JobData, JobSettings } from "../domain/jobs/define-job.ts";
import { itemKinds, priorities, type Mail } from "../domain/inbox/ports.ts";
import type { TokenUse } from "../domain/credits/token-use.ts";
import {
  evaluationKinds,
  evaluationOutcomes,
  evaluationStates,
} from "../domain/evaluations/ports.ts";
import { fileAreas } from "../domain/files/ports.ts";
import { factStates } from "../domain/facts/ports.ts";
import { providerKinds, type Abilities } from "../domain/models/ports.ts";
import { keyScopes } from "../domain/keys/ports.ts";
import type { MailContent, SmsContent } from "../domain/outbox/ports.ts";
import type { ColumnRole } from "../domain/datasets/column-roles.ts";
import type { ColumnValues, Decision, KeptReading } from "../domain/datasets/ports.ts";
import type { OwnManifest } from "../domain/plugins/types.ts";
import type { Question } from "@switchboard/api-client/types";
import type { Envelope } from "../secrets/vault.ts";
import { ORGANIZATIONS, ownRows, policy, rowsOf, USER } from "./policies.ts";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/*
 * The tables. Rules that hold for all of them:
 * - ids are UUIDv7 made by the server, so that keys sort by time and no table needs a sequence shared between nodes;
 * - every row of a user carries `user_id`, so that repositories can filter on it and cells can split on it later;
 * - every table has row level security: a policy says what a user's statements reach, and without one they reach nothing;
 * - money-like figures are integer hundredths of a credit, because sums of floats drift;
 * - times are `timestamptz`.
 */

const id = () => uuid("id").primaryKey();
const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => at("created_at").notNull().defaultNow();
type Json = Record<string, unknown>;

const tiers = ["free", "professional", "team", "enterprise"] as const;
const paymentProviders = ["stripe", "local"] as const;

/** A user. `issuer` and `subject` name the account at the sign-in portal or the OpenID provider. */
export const users = pgTable(
  "users",
  {
    id: id(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    email: text("email").notNull(),
    /** Whether the identity provider, or a link sent there, verified the email address. */
    emailVerified: boolean("email_verified").notNull().default(false),
    isAdmin: boolean("is_admin").notNull().default(false),
    subscriptionTier: text("subscription_tier", { enum: tiers }).notNull().default("free"),
    activeOrganizationId: uuid("active_organization_id"),
    // `json` and not `jsonb`, which would forget the order in which the user wrote the facts.
    informationScaffold: json("information_scaffold").$type<Json>().notNull().default({}),
    persistentLearnedInfo: json("persistent_learned_info").$type<Json>().notNull().default({}),
    phoneNumber: text("phone_number"),
    phoneNumberVerified: boolean("phone_number_verified").notNull().default(false),
    smsOptIn: boolean("sms_opt_in").notNull().default(false),
    /** Whether they want a mail when a connection expires, and one each week. */
    connectionEmails: boolean("connection_emails").notNull().default(true),
    digestEmails: boolean("digest_emails").notNull().default(true),
    /** Daily limit, and limit of one run before it asks, in hundredths; null for no limit, and for the server's. */
    dailyCreditLimit: integer("daily_credit_limit"),
    runCreditLimit: integer("run_credit_limit"),
    /** When the last weekly mail was sent; null before the first. */
    digestAt: at("digest_at"),
    createdAt: createdAt(),
  },
  (t) => [
    ownRows(t.id),
    uniqueIndex("users_identity").on(t.issuer, t.subject),
    index("users_email").on(t.email),
  ],
);

/**
 * A fact that the agent proposed to remember about a user. Only an accepted one is part of their profile, which has its own
 * copy; this row says where it came from.
 */
export const factProposals = pgTable(
  "fact_proposals",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once the chat was deleted. */
    sessionId: uuid("session_id").references((): AnyPgColumn => chatSessions.id, {
      onDelete: "set null",
    }),
    /** No reference: the proposal outlives the chat of the run. */
    runId: uuid("run_id").notNull(),
    /** As proposed, or as the user accepted them. */
    key: text("key").notNull(),
    value: text("value").notNull(),
    /** What was proposed, the same however it is spaced and capitalized. */
    fingerprint: text("fingerprint").notNull(),
    state: text("state", { enum: factStates }).notNull(),
    /** What an accepted one took the place of; null where the key was new. */
    replaced: text("replaced"),
    createdAt: createdAt(),
    decidedAt: at("decided_at"),
  },
  (t) => [
    ownRows(t.userId),
    index("fact_proposals_user").on(t.userId, t.state),
    index("fact_proposals_same").on(t.userId, t.fingerprint),
    index("fact_proposals_session").on(t.sessionId),
  ],
);

/** A logged-in browser. The id is the SHA-256 of the cookie's value, so a copy of this table is no login. */
export const authSessions = pgTable(
  "auth_sessions",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Its name for the user; the id belongs to its cookie. */
    handle: uuid("handle").notNull().defaultRandom(),
    /** As the browser named itself. */
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    lastSeenAt: at("last_seen_at").notNull().defaultNow(),
  },
  (t) => [ownRows(t.userId), index("auth_sessions_user").on(t.userId)],
);

/**
 * An API key with which a program acts for a user. The id reveals nothing, and only a fingerprint of the key is stored, so a
 * copy of this table gives no access.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Its first characters, which are no secret. */
    prefix: text("prefix").notNull(),
    fingerprint: text("fingerprint").notNull(),
    scopes: text("scopes", { enum: keyScopes }).array().notNull().default(["tools"]),
    /** Null for one that does not expire. */
    expiresAt: at("expires_at"),
    /** In hundredths of a credit; null for no limit. */
    creditLimit: bigint("credit_limit", { mode: "number" }),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at"),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex("api_keys_fingerprint").on(t.fingerprint),
    index("api_keys_user").on(t.userId),
  ],
);

/** A copy of all data of a user, which one login can download. The archive is in its own file store. */
export const accountExports = pgTable(
  "account_exports",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The login that requested it. No reference: nobody else gets it when that login ends. */
    sessionId: text("session_id").notNull(),
    state: text("state", { enum: ["preparing", "ready", "failed"] }).notNull(),
    /** Files that are written, and all of them. */
    done: integer("done").notNull(),
    total: integer("total").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex("account_exports_user").on(t.userId),
    index("account_exports_expires").on(t.expiresAt),
  ],
);

/** An account of the built-in portal. Unknown to the rest of the product, which sees issuer and subject only. */
export const portalAccounts = pgTable(
  "portal_accounts",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Null until its owner followed a link that was sent to the address. */
    emailVerifiedAt: at("email_verified_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("portal_accounts_email").on(t.email)],
).enableRLS();

/** A one-time code of the portal, bound to the browser by the PKCE challenge. The id is the SHA-256 of the code. */
export const portalCodes = pgTable("portal_codes", {
  id: text("id").primaryKey(),
  accountId: uuid("account_id")
    .notNull()
    .references(() => portalAccounts.id, { onDelete: "cascade" }),
  codeChallenge: text("code_challenge").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  nonce: text("nonce").notNull(),
  expiresAt: at("expires_at").notNull(),
  usedAt: at("used_at"),
}).enableRLS();

/** A link to reset a password or to confirm an address, until it is used. The id is the SHA-256 of its token. */
export const portalTokens = pgTable(
  "portal_tokens",
  {
    id: text("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => portalAccounts.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["reset", "verify", "two-step"] }).notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [index("portal_tokens_account").on(t.accountId)],
).enableRLS();

/**
 * A change of an account's address that waits until links to both addresses were followed. Each is stored as the SHA-256 of its token, and
 * is null once it was followed; `old_token` is also null for an address that was never confirmed, since nobody may read its mail.
 */
export const portalEmailChanges = pgTable("portal_email_changes", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => portalAccounts.id, { onDelete: "cascade" }),
  /** The new address, in lower case. */
  email: text("email").notNull(),
  oldToken: text("old_token"),
  newToken: text("new_token"),
  expiresAt: at("expires_at").notNull(),
}).enableRLS();

/**
 * Attempts within a window, by a keyed hash of who made them: the text may be an address, or a password that was typed into the wrong
 * field. Shared, so that more processes do not mean more attempts.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    hits: integer("hits").notNull(),
    resetsAt: at("resets_at").notNull(),
  },
  (t) => [index("rate_limits_over").on(t.resetsAt)],
).enableRLS();

/** The encrypted key that an account shares with an authenticator app. Logins require it once a code of it was confirmed. */
export const portalTwoSteps = pgTable(
  "portal_two_steps",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => portalAccounts.id, { onDelete: "cascade" }),
    dataKeyId: uuid("data_key_id").notNull(),
    keyId: text("key_id").notNull(),
    wrappedKey: text("wrapped_key").notNull(),
    /** Field names to locked values. */
    sealed: jsonb("sealed").$type<Record<string, string>>().notNull(),
    confirmedAt: at("confirmed_at"),
    /** The 30 seconds, counted from 1970, of the last code that was taken. */
    lastStep: integer("last_step"),
  },
  (t) => [index("portal_two_steps_key").on(t.keyId)],
).enableRLS();

/** A recovery code until it is used. The id is the SHA-256 of the code. */
export const portalRecoveryCodes = pgTable(
  "portal_recovery_codes",
  {
    id: text("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => portalTwoSteps.accountId, { onDelete: "cascade" }),
  },
  (t) => [index("portal_recovery_codes_account").on(t.accountId)],
).enableRLS();

export const organizations = pgTable(
  "organizations",
  {
    id: id(),
    name: text("name").notNull(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id),
    /** Hundredths of a credit that a member who is not the owner may spend of the shared balance a day; null for no limit. */
    memberDailyLimit: bigint("member_daily_limit", { mode: "number" }),
    createdAt: createdAt(),
  },
  (t) => [policy(sql`${t.ownerId} = ${USER} or ${t.id} in (${ORGANIZATIONS})`)],
);

export const organizationMembers = pgTable(
  "organization_members",
  {
    organizationId: uuid("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["owner", "member"] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    policy(sql`${t.userId} = ${USER} or ${t.organizationId} in (${ORGANIZATIONS})`),
    primaryKey({ columns: [t.organizationId, t.userId] }),
    index("organization_members_user").on(t.userId),
  ],
);

/**
 * An invitation to an organization. Only the SHA-256 of its token is stored, so a copy of this table is no invitation. It is
 * kept after its end, so that a late visitor sees what happened to it.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    organizationId: uuid("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** As the owner wrote it; compared without regard to case. */
    email: text("email").notNull(),
    tokenHash: text("token_hash").notNull(),
    /** The sender. Invitations are counted, so that nobody uses us to spam strangers. */
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    endedAs: text("ended_as", { enum: ["accepted", "withdrawn", "replaced"] }),
    endedAt: at("ended_at"),
  },
  (t) => [
    policy(sql`${t.organizationId} in (${ORGANIZATIONS})`),
    uniqueIndex("invitations_token").on(t.tokenHash),
    uniqueIndex("invitations_open")
      .on(t.organizationId, sql`lower(${t.email})`)
      .where(sql`ended_as is null`),
    index("invitations_sender").on(t.invitedBy, t.createdAt),
    index("invitations_over").on(t.expiresAt),
  ],
);

export const connections = pgTable(
  "connections",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Name of the plugin. */
    connectionType: text("connection_type").notNull(),
    /**
     * The connection's own manifest; null for a plugin of the catalogue. `json` and not `jsonb`, which would lose the order of
     * a tool's fields.
     */
    manifest: json("manifest").$type<OwnManifest>(),
    configuration: jsonb("configuration").$type<Json>().notNull().default({}),
    fieldMappings: jsonb("field_mappings").$type<Record<string, string>>().notNull().default({}),
    enabledMethods: jsonb("enabled_methods").$type<string[]>().notNull().default([]),
    /** Tools that a user must approve before each call. */
    hitlMethods: jsonb("hitl_methods").$type<string[]>().notNull().default([]),
    /** Tools that change or send something and run without asking, each with what its grant is bound to. */
    grants: jsonb("grants").$type<Grants>().notNull().default({}),
    /** Another one whenever the user gives other credentials, and the same when tokens are renewed; null without any. */
    credentialsMark: text("credentials_mark"),
    status: text("status", { enum: ["untested", "ok", "failing", "expired"] })
      .notNull()
      .default("untested"),
    statusDetail: text("status_detail"),
    /** Whether its user was notified that it expired. */
    isExpiryTold: boolean("is_expiry_told").notNull().default(false),
    /** When the app last took what the connection holds; null for one that was never tried. */
    lastSuccessAt: at("last_success_at"),
    createdAt: createdAt(),
  },
  (t) => [ownRows(t.userId), index("connections_user").on(t.userId)],
);

/**
 * The secrets of a connection, each locked with the connection's own data key, which is locked with a key that the database does
 * not hold. They go with the connection.
 */
export const connectionCredentials = pgTable(
  "connection_credentials",
  {
    connectionId: uuid("connection_id")
      .primaryKey()
      .references(() => connections.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    dataKeyId: uuid("data_key_id").notNull(),
    keyId: text("key_id").notNull(),
    wrappedKey: text("wrapped_key").notNull(),
    /** Field names to locked values. */
    sealed: jsonb("sealed").$type<Record<string, string>>().notNull(),
    /** When the access token ends; null for what does not end, or does not say. */
    expiresAt: at("expires_at"),
    /** The renewal of the access token in progress, and how long it keeps others out. */
    renewalId: uuid("renewal_id"),
    renewalUntil: at("renewal_until"),
  },
  (t) => [
    ownRows(t.userId),
    index("connection_credentials_user").on(t.userId),
    // A rotation walks over those that are locked with an old key.
    index("connection_credentials_key").on(t.keyId, t.connectionId),
  ],
);

/**
 * What administrators set for a plugin. Its secrets are locked like those of a connection, with the plugin's own data key; without
 * any the four columns of the envelope are null.
 */
export const pluginSettings = pgTable("plugin_settings", {
  /** Name of the plugin. */
  plugin: text("plugin").primaryKey(),
  config: jsonb("config").$type<Record<string, string>>().notNull().default({}),
  dataKeyId: uuid("data_key_id"),
  keyId: text("key_id"),
  wrappedKey: text("wrapped_key"),
  sealed: jsonb("sealed").$type<Record<string, string>>(),
  updatedAt: at("updated_at").notNull(),
}).enableRLS();

/** Providers of language models that administrators added. The key is locked like a secret of a plugin. */
export const modelProviders = pgTable("model_providers", {
  /** The first part of its models' ids. */
  id: text("id").primaryKey(),
  kind: text("kind", { enum: providerKinds }).notNull(),
  name: text("name").notNull(),
  address: text("address"),
  apiVersion: text("api_version"),
  dataKeyId: uuid("data_key_id"),
  keyId: text("key_id"),
  wrappedKey: text("wrapped_key"),
  sealed: jsonb("sealed").$type<Record<string, string>>(),
  keyEnding: text("key_ending"),
  /** Email address, which stays when the user goes. */
  keyBy: text("key_by"),
  createdAt: createdAt(),
  updatedAt: at("updated_at").notNull(),
}).enableRLS();

/** What came of the last request to a provider. Also of those that the environment sets up, which have no row above. */
export const modelProviderStates = pgTable("model_provider_states", {
  providerId: text("provider_id").primaryKey(),
  state: text("state", {
    enum: ["untried", "working", "key_refused", "unreachable", "failing"],
  }).notNull(),
  since: at("since").notNull(),
  message: text("message"),
}).enableRLS();

/** Models of providers. The three of the specification have a row once an administrator changed them. */
export const models = pgTable(
  "models",
  {
    id: text("id").primaryKey(),
    providerId: text("provider_id").notNull(),
    name: text("name").notNull(),
    sentAs: text("sent_as").notNull(),
    /** Hundredths of a credit per million tokens. */
    inputPrice: bigint("input_price", { mode: "number" }).notNull(),
    cachedPrice: bigint("cached_price", { mode: "number" }).notNull(),
    outputPrice: bigint("output_price", { mode: "number" }).notNull(),
    contextTokens: integer("context_tokens"),
    can: jsonb("can").$type<Abilities>().notNull(),
    offeredTo: text("offered_to", { enum: ["everyone", "organizations", "nobody"] }).notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    /** Hundredths of a credit for each organization and day; null for no limit. */
    dailyBudget: bigint("daily_budget", { mode: "number" }),
    fallback: text("fallback"),
    /** The day on which the provider turns it off. */
    shutdown: text("shutdown"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [uniqueIndex("models_one_default").on(t.isDefault).where(sql`is_default`)],
).enableRLS();

/** The organizations that a model is offered to. */
export const modelOffers = pgTable(
  "model_offers",
  {
    modelId: text("model_id")
      .notNull()
      .references(() => models.id, { onDelete: "cascade" }),
    organizationId: uuid("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.organizationId] })],
).enableRLS();

/** How well a model answered the cases that every server has. */
export const modelEvaluations = pgTable(
  "model_evaluations",
  {
    id: id(),
    model: text("model").notNull(),
    modelName: text("model_name").notNull(),
    provider: text("provider").notNull(),
    standsFor: text("stands_for"),
    size: text("size", { enum: ["sample", "all"] }).notNull(),
    state: text("state", { enum: evaluationStates }).notNull(),
    problem: text("problem"),
    /** Email address, which stays when the user goes. */
    startedBy: text("started_by").notNull(),
    total: integer("total").notNull(),
    createdAt: createdAt(),
    finishedAt: at("finished_at"),
  },
  (t) => [index("model_evaluations_created").on(t.createdAt)],
).enableRLS();

/** The cases that an evaluation has asked. */
export const modelEvaluationCases = pgTable(
  "model_evaluation_cases",
  {
    id: id(),
    evaluationId: uuid("evaluation_id")
      .notNull()
      .references(() => modelEvaluations.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    kind: text("kind", { enum: evaluationKinds }).notNull(),
    set: text("set").notNull(),
    asked: text("asked").notNull(),
    outcome: text("outcome", { enum: evaluationOutcomes }).notNull(),
    answer: text("answer").notNull(),
    expected: text("expected").notNull(),
    unapprovedWrites: integer("unapproved_writes").notNull().default(0),
    usage: json("usage").$type<TokenUse[]>().notNull().default([]),
    ms: integer("ms").notNull(),
  },
  (t) => [uniqueIndex("model_evaluation_cases_position").on(t.evaluationId, t.position)],
).enableRLS();

/**
 * A browser that is at an app's page to authorize a connection. The row is deleted when its state is returned, so it counts
 * once; only the SHA-256 of the state is stored.
 */
export const authorizationAttempts = pgTable(
  "authorization_attempts",
  {
    id: id(),
    stateHash: text("state_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret of the browser that left. */
    browserHash: text("browser_hash").notNull(),
    plugin: text("plugin").notNull(),
    /** The connection to reauthorize; null for a new one. */
    connectionId: uuid("connection_id").references(() => connections.id, { onDelete: "cascade" }),
    redirectUri: text("redirect_uri").notNull(),
    /** The authorization server. Code and client secret go to no other. */
    issuer: text("issuer").notNull(),
    tokenEndpoint: text("token_endpoint").notNull(),
    /** The envelope of the PKCE verifier. */
    dataKeyId: uuid("data_key_id").notNull(),
    keyId: text("key_id").notNull(),
    wrappedKey: text("wrapped_key").notNull(),
    sealed: jsonb("sealed").$type<Record<string, string>>().notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex("authorization_attempts_state").on(t.stateHash),
    index("authorization_attempts_user").on(t.userId),
    index("authorization_attempts_over").on(t.expiresAt),
  ],
);

/** How an authorization ended, for the page that the browser returns to. Old rows are deleted. */
export const authorizations = pgTable(
  "authorizations",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null if the browser returned from an unknown attempt. */
    plugin: text("plugin"),
    /** No reference: the page is shown once more after the connection is gone. */
    connectionId: uuid("connection_id"),
    /** Why there is no connection, in a sentence. */
    problem: text("problem"),
    /** Whether beginning again may help. */
    isRepeatable: boolean("is_repeatable").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    ownRows(t.userId),
    index("authorizations_user").on(t.userId),
    index("authorizations_age").on(t.createdAt),
  ],
);

/** The icon of a custom tool: checked, and stripped of anything that could run. Deleted with the connection. */
export const connectionIcons = pgTable(
  "connection_icons",
  {
    connectionId: uuid("connection_id")
      .primaryKey()
      .references(() => connections.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: ["image/png", "image/jpeg", "image/svg+xml"] }).notNull(),
    /** Base64. */
    content: text("content").notNull(),
  },
  (t) => [ownRows(t.userId), index("connection_icons_user").on(t.userId)],
);

/**
 * Users who are at a provider to authorize a tool server. The id is the SHA-256 of the `state` that the provider returns, so a
 * copy of this table completes nothing. Each row is used once.
 */
export const mcpAuthorizations = pgTable(
  "mcp_authorizations",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the envelope is locked for. */
    attemptId: uuid("attempt_id").notNull(),
    /** The address, the code verifier and the registration, locked. */
    envelope: jsonb("envelope").$type<Envelope>().notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    ownRows(t.userId),
    index("mcp_authorizations_user").on(t.userId),
    index("mcp_authorizations_expires").on(t.expiresAt),
  ],
);

/** What the last discovery of a connection learned, as the contract has it. It goes with the connection. */
export const connectionFindings = pgTable(
  "connection_findings",
  {
    connectionId: uuid("connection_id")
      .primaryKey()
      .references(() => connections.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** No reference: the findings outlive the chat that they were made in. */
    runId: uuid("run_id").notNull(),
    body: jsonb("body").$type<Findings>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [ownRows(t.userId), index("connection_findings_user").on(t.userId, t.createdAt)],
);

export const chatSessions = pgTable(
  "chat_sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    pinned: boolean("pinned").notNull().default(false),
    /** What a model reads in place of the earliest runs, once they no longer fit; null before. */
    summary: json("summary").$type<ChatSummary>(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [
    ownRows(t.userId),
    index("chat_sessions_listed").on(t.userId, t.pinned, t.updatedAt, t.id),
  ],
);

/*
 * What people and models read of a chat is `json` and not `jsonb`, which forgets the order of keys: the questions of an approval, the
 * arguments of a call and the fields of a result would change their places with a reload.
 */

/** What a user sees of a conversation. `position` orders it within its session. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => chatSessions.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    runId: uuid("run_id"),
    position: integer("position").notNull(),
    role: text("role", {
      enum: ["USER", "ASSISTANT", "TOOL_THOUGHT", "TOOL_RESULT", "STATUS", "ERROR", "REASONING"],
    }).notNull(),
    content: json("content").$type<Json>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [ownRows(t.userId), uniqueIndex("messages_position").on(t.sessionId, t.position)],
);

export const liveRunStates = ["queued", "running", "awaiting_approval"] as const;
export const runStates = [
  ...liveRunStates,
  "finished",
  "stopped",
  "failed",
  "interrupted",
] as const;
export type RunState = (typeof runStates)[number];

/** One answer of the agent to one prompt. Every write of a run is fenced by `attempt`, so a stale process cannot write. */
export const runs = pgTable(
  "runs",
  {
    id: id(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => chatSessions.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["chat", "discover", "call"] })
      .notNull()
      .default("chat"),
    state: text("state", { enum: runStates }).notNull(),
    attempt: integer("attempt").notNull().default(1),
    leaseOwner: text("lease_owner"),
    leaseUntil: at("lease_until"),
    stopRequestedAt: at("stop_requested_at"),
    prompt: text("prompt").notNull(),
    /** The inbox item that its prompt quotes. No reference: the chat stays untrusted when the item is gone. */
    inboxItemId: uuid("inbox_item_id"),
    playbookId: uuid("playbook_id").references((): AnyPgColumn => playbooks.id, {
      onDelete: "set null",
    }),
    /** What its user asked with the question bar, in place of a prompt that a model reads. */
    question: json("question").$type<Question>(),
    /** A rehearsal: nothing that changes or sends something is run. */
    readOnly: boolean("read_only").notNull().default(false),
    /** Started by an automated playbook, not by a user. */
    automatic: boolean("automatic").notNull().default(false),
    /** The model that its user chose. */
    model: text("model").notNull(),
    /** What answers: that model, or the built-in planner; null for a run that asks no model. */
    answeredBy: text("answered_by"),
    maxExecutions: integer("max_executions").notNull(),
    connectionIds: jsonb("connection_ids").$type<string[]>().notNull(),
    /** The model's own conversation (AI SDK messages), stored so that any process can resume a run after an approval. */
    transcript: json("transcript").$type<unknown[]>().notNull().default([]),
    toolCallsUsed: integer("tool_calls_used").notNull().default(0),
    /** Tokens of finished model steps, kept here so that a run cut by a crash is charged for what it used. */
    usage: json("usage").$type<TokenUse[]>().notNull().default([]),
    lastSeq: integer("last_seq").notNull().default(0),
    /** Hundredths of a credit held for this run and not yet settled. */
    reserved: integer("reserved").notNull().default(0),
    /** Hundredths of a credit at which it stops to ask its user; null for a run that never asks. */
    creditLimit: integer("credit_limit"),
    startedAt: at("started_at").notNull().defaultNow(),
    finishedAt: at("finished_at"),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex("runs_one_live_per_session")
      .on(t.sessionId)
      .where(sql`state in ('queued', 'running', 'awaiting_approval')`),
    index("runs_session").on(t.sessionId),
    index("runs_lease").on(t.state, t.leaseUntil),
    index("runs_user").on(t.userId),
    // The few live ones among all of a user.
    index("runs_live").on(t.userId).where(sql`state in ('queued', 'running', 'awaiting_approval')`),
    index("runs_playbook").on(t.playbookId, t.startedAt).where(sql`playbook_id is not null`),
    index("runs_item").on(t.inboxItemId).where(sql`inbox_item_id is not null`),
  ],
);

/** The events sent to clients, in order. Stored before they are sent, so that a reader can always get the rest. */
export const runEvents = pgTable(
  "run_events",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    type: text("type").notNull(),
    body: json("body").$type<Json>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [rowsOf(t.runId, "runs"), primaryKey({ columns: [t.runId, t.seq] })],
);

/** One call of a tool: the intent is committed before the call, the outcome after it. */
export const toolCalls = pgTable(
  "tool_calls",
  {
    id: id(),
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The id the model gave the call. */
    callId: text("call_id").notNull(),
    name: text("name").notNull(),
    connectionId: uuid("connection_id"),
    effect: text("effect", { enum: ["read", "write", "destructive", "send"] }).notNull(),
    proposedArguments: json("proposed_arguments").$type<Json>().notNull(),
    arguments: json("arguments").$type<Json>().notNull(),
    /**
     * `running` is the intent row; `unknown` follows a crash between intent and result, and is never retried. `held` is a call
     * that an app refused for its credentials, so that it did nothing; it waits for other credentials.
     */
    outcome: text("outcome", {
      enum: ["running", "held", "done", "failed", "denied", "unknown"],
    }).notNull(),
    /** `jsonb`: its sources are looked up before every call, and this column is never shown. */
    result: jsonb("result").$type<unknown>(),
    createdAt: createdAt(),
    finishedAt: at("finished_at"),
  },
  (t) => [ownRows(t.userId), uniqueIndex("tool_calls_run_call").on(t.runId, t.callId)],
);

/**
 * The runs that programs began with an API key. No reference to the run: what a key used of its credits must not become less when a
 * chat is deleted.
 */
export const keyRuns = pgTable(
  "key_runs",
  {
    runId: uuid("run_id").primaryKey(),
    keyId: uuid("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    ownRows(t.userId),
    index("key_runs_key").on(t.keyId),
    index("key_runs_user").on(t.userId),
  ],
);

/** A run that a program requested with an API key: one call of one tool. */
export const keyCalls = pgTable(
  "key_calls",
  {
    runId: uuid("run_id")
      .primaryKey()
      .references(() => runs.id, { onDelete: "cascade" }),
    keyId: uuid("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The same for the same tool of the same connection with the same arguments. */
    callHash: text("call_hash").notNull(),
    effect: text("effect", { enum: ["read", "write", "destructive", "send"] }).notNull(),
    createdAt: createdAt(),
    /** When the program got the result; null before. */
    toldAt: at("told_at"),
  },
  (t) => [
    ownRows(t.userId),
    index("key_calls_key").on(t.keyId, t.createdAt),
    index("key_calls_untold").on(t.keyId, t.callHash).where(sql`told_at is null`),
    index("key_calls_user").on(t.userId),
  ],
);

export const approvalStates = ["pending", "approved", "denied", "expired", "void"] as const;

/**
 * What a run waits for a user with: a decision about one tool call, bound to everything that was shown to them, or (`reconnect`)
 * credentials that the connection of a call needs.
 */
export const approvals = pgTable(
  "approvals",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => chatSessions.id, { onDelete: "cascade" }),
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["call", "reconnect", "limit"] })
      .notNull()
      .default("call"),
    callId: text("call_id").notNull(),
    toolName: text("tool_name").notNull(),
    connectionId: uuid("connection_id"),
    effect: text("effect", { enum: ["read", "write", "destructive", "send"] }).notNull(),
    schema: json("schema").$type<Json>().notNull(),
    schemaHash: text("schema_hash").notNull(),
    /** As the model proposed them. */
    arguments: json("arguments").$type<Json>().notNull(),
    /** As the user let them run; differs from `arguments` where they edited. */
    approvedArguments: json("approved_arguments").$type<Json>(),
    sentence: text("sentence"),
    /** Why approval is needed despite an earlier grant; null if there was none. */
    because: text("because"),
    origins: jsonb("origins").$type<string[]>().notNull().default([]),
    state: text("state", { enum: approvalStates }).notNull().default("pending"),
    reason: text("reason"),
    /** Shared by the approvals of one model step; null for an approval on its own. */
    queueId: uuid("queue_id"),
    /** Place in the queue, from 1. */
    queueIndex: integer("queue_index"),
    queueTotal: integer("queue_total"),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
    decidedAt: at("decided_at"),
    /** The user; null where its time or its run was over first. */
    decidedBy: uuid("decided_by"),
    decidedVia: text("decided_via", { enum: ["browser", "expiry", "stop"] }),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex("approvals_run_call").on(t.runId, t.callId).where(sql`kind = 'call'`),
    uniqueIndex("approvals_one_limit").on(t.runId).where(sql`kind = 'limit' and state = 'pending'`),
    uniqueIndex("approvals_one_reconnect")
      .on(t.runId)
      .where(sql`kind = 'reconnect' and state = 'pending'`),
    // The unique ones are of a part each, and a run's deletion looks for all.
    index("approvals_run").on(t.runId),
    index("approvals_pending").on(t.userId, t.state),
    index("approvals_session").on(t.sessionId),
    index("approvals_overdue").on(t.expiresAt).where(sql`state = 'pending'`),
  ],
);

/**
 * What changed for a user in the last minutes, so that every process can tell those who watch. Written with the change itself;
 * nothing refers to it and old rows go.
 */
export const personChanges = pgTable(
  "person_changes",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    body: jsonb("body").$type<Json>().notNull(),
    /** When the row was written; `now()` would be when its transaction began. */
    createdAt: at("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index("person_changes_time").on(t.createdAt)],
).enableRLS();

/**
 * A line of the credit ledger. The balance of a user, or the shared one of an organization, is the sum of its lines and nothing
 * else. Each line belongs to exactly one of the two.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** No reference: the lines of a shared balance outlive the organization, as a run may end after it. */
    organizationId: uuid("organization_id"),
    /** Who spent or gave of a shared balance. The line stays when the user goes: the balance would change with it. */
    spentBy: uuid("spent_by").references(() => users.id, { onDelete: "set null" }),
    /** Hundredths of a credit; negative takes. */
    delta: bigint("delta", { mode: "number" }).notNull(),
    /** The part of `delta` that moves the credits of the month. */
    monthly: bigint("monthly", { mode: "number" }).notNull().default(0),
    reason: text("reason", {
      enum: [
        "grant",
        "reserve",
        "release",
        "charge",
        "refund",
        "purchase",
        "expire",
        "admin",
        "transfer",
      ],
    }).notNull(),
    /** In words, for the user who reads the ledger. */
    cause: text("cause").notNull(),
    runId: uuid("run_id"),
    /** What a charge for tokens is made of; null for every other line. */
    tokens: json("tokens").$type<TokenUse[]>(),
    /** Makes each cause count once, however often it is reported. */
    sourceKey: text("source_key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    policy(
      sql`${t.userId} = ${USER} or ${t.spentBy} = ${USER} or ${t.organizationId} in (${ORGANIZATIONS})`,
    ),
    uniqueIndex("ledger_source").on(t.sourceKey),
    index("ledger_user").on(t.userId, t.createdAt),
    // With all that a balance needs: it is summed for every page, from the index alone.
    index("ledger_user_balance").on(t.userId, t.id, t.delta).where(sql`user_id is not null`),
    index("ledger_organization_balance")
      .on(t.organizationId, t.id, t.delta)
      .where(sql`organization_id is not null`),
    index("ledger_organization").on(t.organizationId, t.createdAt),
    index("ledger_spent_by").on(t.spentBy, t.createdAt),
    check("ledger_one_balance", sql`num_nonnulls(${t.userId}, ${t.organizationId}) = 1`),
    index("ledger_run").on(t.runId),
  ],
);

/** The month that a user's credits are for. It is replaced by the next one, which is when what is left of it expires. */
export const creditMonths = pgTable(
  "credit_months",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    plan: text("plan", { enum: tiers }).notNull(),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    /** Hundredths of a credit given for it. */
    granted: bigint("granted", { mode: "number" }).notNull(),
  },
  (t) => [ownRows(t.userId), index("credit_months_due").on(t.endsAt)],
);

/** A plan that a user pays for, by the last event of its payment provider. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** The provider's. */
    id: text("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text("provider", { enum: paymentProviders }).notNull(),
    plan: text("plan", { enum: tiers }).notNull(),
    state: text("state", { enum: ["active", "ended"] }).notNull(),
    /** Whether another month follows. */
    renews: boolean("renews").notNull(),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    /** The provider's timestamp: earlier events are outdated. */
    toldAt: at("told_at").notNull(),
  },
  (t) => [
    ownRows(t.userId),
    index("subscriptions_user").on(t.userId),
    index("subscriptions_due").on(t.endsAt),
  ],
);

/** What a payment provider calls a user. */
export const paymentCustomers = pgTable(
  "payment_customers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text("provider", { enum: paymentProviders }).notNull(),
    customerId: text("customer_id").notNull(),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.provider] })],
);

/** Events of payment providers, so that each counts once. Names, addresses and cards are not stored. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider", { enum: paymentProviders }).notNull(),
    /** The provider's. */
    id: text("id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.provider, t.id] }),
    index("payment_events_user").on(t.userId),
  ],
);

/** An open purchase at the built-in checkout. */
export const localCheckouts = pgTable(
  "local_checkouts",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    offer: text("offer").notNull(),
    state: text("state", { enum: ["open", "paid", "cancelled"] })
      .notNull()
      .default("open"),
    createdAt: createdAt(),
  },
  (t) => [ownRows(t.userId), index("local_checkouts_user").on(t.userId)],
);

/** One table of an uploaded file, as `datasets.tables` holds it. */
export type DatasetTableRow = {
  name: string;
  label: string;
  row_count: number;
  columns: {
    name: string;
    label: string;
    type: string;
    unit?: string;
    samples?: string[];
    profile?: { empty: number; distinct: number; earliest?: string; latest?: string };
    /** Chosen by a user. */
    role?: ColumnRole;
  }[];
  decisions?: Decision[];
  /** Sentences in place of decisions, of older files. */
  notes?: string[];
};

/** An uploaded file. Its tables lie in the file store under `storageKey`. */
export const datasets = pgTable(
  "datasets",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    filename: text("filename").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    rowCount: integer("row_count").notNull(),
    /** Tables of the file (one for CSV, one per sheet), each with its columns. */
    tables: jsonb("tables").$type<DatasetTableRow[]>().notNull(),
    /**
     * The different values of columns that have few, by names of table and column: what a question may name. Apart from the tables, which
     * every page reads.
     */
    values: jsonb("values").$type<ColumnValues>().notNull().default({}),
    storageKey: text("storage_key").notNull(),
    /** How its user wants it to be read. */
    reading: jsonb("reading").$type<KeptReading>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [ownRows(t.userId), index("datasets_user").on(t.userId)],
);

/** What its user says that a word means in questions about files. */
export const learnedWords = pgTable(
  "learned_words",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The file that it holds for; null for every file with the column. */
    datasetId: uuid("dataset_id").references(() => datasets.id, { onDelete: "cascade" }),
    word: text("word").notNull(),
    /** The word, the same however it is capitalized. */
    folded: text("folded").notNull(),
    /** Heading of the column that it stands for; null if it means nothing. */
    column: text("column"),
    /** A value of that column. */
    value: text("value"),
    createdAt: createdAt(),
  },
  (t) => [
    ownRows(t.userId),
    index("learned_words_user").on(t.userId),
    index("learned_words_dataset").on(t.datasetId),
  ],
);

/** Files that every process reads, in parts: of uploads and of exports. */
export const storedFiles = pgTable(
  "stored_files",
  {
    area: text("area", { enum: fileAreas }).notNull(),
    key: text("key").notNull(),
    /** Keys of a group begin with this. */
    group: text("group").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    storedAt: at("stored_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.area, t.key] }),
    index("stored_files_group").on(t.area, t.group),
    index("stored_files_age").on(t.area, t.storedAt),
  ],
).enableRLS();

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const storedFileParts = pgTable(
  "stored_file_parts",
  {
    area: text("area", { enum: fileAreas }).notNull(),
    key: text("key").notNull(),
    /** From 0. */
    part: integer("part").notNull(),
    content: bytea("content").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.area, t.key, t.part] }),
    foreignKey({
      columns: [t.area, t.key],
      foreignColumns: [storedFiles.area, storedFiles.key],
    }).onDelete("cascade"),
  ],
).enableRLS();

/** Searched by the beginnings of its words; names joined by signs are taken apart, as people type them. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What waits for a user. A deleted item stays until it is purged: its source would bring it again otherwise, and its user may
 * want it back.
 */
export const inboxItems = pgTable(
  "inbox_items",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    priority: text("priority").notNull().default("medium"),
    priorityReason: text("priority_reason"),
    status: text("status").notNull().default("open"),
    kind: text("kind", { enum: itemKinds }).notNull(),
    sourceType: text("source_type", {
      enum: ["email", "jira", "data_condition", "manual"],
    }).notNull(),
    /** The source that it came from. */
    sourceId: uuid("source_id"),
    sourceIdentifier: text("source_identifier").notNull(),
    payload: jsonb("payload").$type<Json>().notNull().default({}),
    mail: jsonb("mail").$type<Mail>(),
    /** Of a mail; read for its page alone. */
    body: text("body"),
    bodyHtml: text("body_html"),
    dueDate: text("due_date"),
    receivedAt: at("received_at").notNull().defaultNow(),
    /** Out of the inbox until then. */
    snoozedUntil: at("snoozed_until"),
    archivedAt: at("archived_at"),
    deletedAt: at("deleted_at"),
    /** The call that archived or deleted it, which can be undone as one. */
    batchId: uuid("batch_id"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
    /** Place of the priority in the list; what is done comes last. */
    urgency: smallint("urgency")
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'done' then 5 else case priority when 'critical' then 0 when 'high' then 1 when 'medium' then 2 when 'low' then 3 else 4 end end`,
      ),
    words: tsvector("words").generatedAlwaysAs(
      sql`to_tsvector('simple', translate(title || ' ' || left(description, 4000) || ' ' || coalesce(mail->>'from_address', '') || ' ' || coalesce(payload->>'key', ''), '-_./@:#', '       '))`,
    ),
  },
  (t) => [
    ownRows(t.userId),
    index("inbox_items_open")
      .on(t.userId, t.urgency, t.receivedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null and deleted_at is null`),
    index("inbox_items_put_away")
      .on(t.userId, t.urgency, t.receivedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is not null or deleted_at is not null`),
    index("inbox_items_words").using("gin", t.words),
    index("inbox_items_batch").on(t.batchId),
    index("inbox_items_origin").on(t.sourceId),
    index("inbox_items_deleted").on(t.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex("inbox_items_source").on(t.userId, t.sourceIdentifier),
  ],
);

/** Where items of a user's inbox come from, and how far each was read. */
export const inboxSources = pgTable(
  "inbox_sources",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    sourceType: text("source_type").notNull(),
    /** Deleted connections stay in the list, and the source reports them. */
    connectionIds: uuid("connection_ids").array().notNull(),
    config: jsonb("config").$type<Record<string, string>>().notNull(),
    refreshFrequencyMinutes: integer("refresh_frequency_minutes").notNull(),
    cursor: jsonb("cursor").$type<Json>(),
    nextRunAt: at("next_run_at").notNull(),
    lastSuccessAt: at("last_success_at"),
    failingSince: at("failing_since"),
    failure: text("failure"),
    failures: integer("failures").notNull().default(0),
    /** The current refresh, and its timeout. */
    runId: uuid("run_id"),
    runUntil: at("run_until"),
    /** Increases with changes that invalidate a refresh in progress. */
    revision: integer("revision").notNull().default(0),
    pausedAt: at("paused_at"),
    /** Has a model summarize its mails. */
    summaryModel: text("summary_model"),
    /** It can be restored until it is purged. */
    deletedAt: at("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    ownRows(t.userId),
    index("inbox_sources_user").on(t.userId),
    index("inbox_sources_due").on(t.nextRunAt),
  ],
);

/** The last added content of a data condition's row, so that it is added again only once it has changed. */
export const inboxSourceRows = pgTable(
  "inbox_source_rows",
  {
    sourceId: uuid("source_id")
      .notNull()
      .references(() => inboxSources.id, { onDelete: "cascade" }),
    externalId: text("external_id").notNull(),
    fingerprint: text("fingerprint").notNull(),
  },
  (t) => [rowsOf(t.sourceId, "inbox_sources"), primaryKey({ columns: [t.sourceId, t.externalId] })],
);

/** Requests of visitors, with where to answer them. Only the operator reads it. */
export const requests = pgTable(
  "requests",
  {
    id: id(),
    kind: text("kind", { enum: ["tool", "method", "sales"] }).notNull(),
    /** Name of the tool, what the method should do, or the project that an offer is for. */
    subject: text("subject").notNull(),
    /** The plugin that lacks the method. */
    pluginName: text("plugin_name"),
    /** The company that wants an offer. */
    companyName: text("company_name"),
    contactName: text("contact_name").notNull(),
    contactEmail: text("contact_email").notNull(),
    /** Where it was sent from; forgotten once it no longer counts towards the limit. */
    clientAddress: text("client_address"),
    createdAt: createdAt(),
  },
  (t) => [
    index("requests_counted")
      .on(t.clientAddress, t.createdAt)
      .where(sql`client_address is not null`),
  ],
).enableRLS();

/** Answers of writes that carried an `Idempotency-Key`, so that a retry has one effect. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    route: text("route").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Null while the first request is still being answered. */
    status: integer("status"),
    /** Locked, since it may hold a secret that is shown once. Null for an answer without a body. */
    body: jsonb("body").$type<Envelope>(),
    createdAt: createdAt(),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.key] })],
);

/** When each recurring job is due next, by the server's clock. The queue itself has its tables in the schema `pgboss`. */
export const jobSchedules = pgTable("job_schedules", {
  name: text("name").primaryKey(),
  nextAt: at("next_at").notNull(),
}).enableRLS();

/**
 * Who did what, in commit order. `hash` links each line to the one before. Triggers reject changes, and deletions beyond what
 * the head permits. No references: a line outlives what it names.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey(),
    at: at("at").notNull(),
    actorId: uuid("actor_id"),
    actorEmail: text("actor_email"),
    action: text("action").notNull(),
    outcome: text("outcome").notNull(),
    targetKind: text("target_kind"),
    targetId: text("target_id"),
    targetLabel: text("target_label"),
    tool: text("tool"),
    connectionId: uuid("connection_id"),
    runId: uuid("run_id"),
    approvedBy: text("approved_by"),
    beforeHash: text("before_hash"),
    afterHash: text("after_hash"),
    detail: text("detail"),
    hash: text("hash").notNull(),
  },
  (t) => [
    ownRows(t.actorId),
    index("audit_entries_actor").on(t.actorId, t.seq),
    index("audit_entries_action").on(t.action, t.seq),
    index("audit_entries_at").on(t.at),
  ],
);

/** The ends of the chain of `audit_entries`, in one row, which is locked to add a line. */
export const auditHead = pgTable("audit_head", {
  id: smallint("id").primaryKey().default(1),
  seq: bigint("seq", { mode: "number" }).notNull().default(0),
  hash: text("hash").notNull().default(""),
  /** The last line that was deleted for its age. */
  prunedSeq: bigint("pruned_seq", { mode: "number" }).notNull().default(0),
  prunedHash: text("pruned_hash").notNull().default(""),
}).enableRLS();

/** Jobs that failed for the last time, until a user retries or drops them. */
export const deadJobs = pgTable(
  "dead_jobs",
  {
    id: id(),
    name: text("name").notNull(),
    key: text("key").notNull(),
    data: jsonb("data").$type<JobData>().notNull(),
    settings: jsonb("settings").$type<JobSettings>().notNull(),
    error: text("error").notNull(),
    attempts: integer("attempts").notNull(),
    enqueuedAt: at("enqueued_at").notNull(),
    diedAt: at("died_at").notNull(),
  },
  (t) => [index("dead_jobs_died").on(t.diedAt)],
).enableRLS();

/** How a user wants one kind of inbox item handled. */
export const playbooks = pgTable(
  "playbooks",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    description: text("description"),
    targetSourceType: text("target_source_type", {
      enum: ["email", "jira", "data_condition", "manual"],
    }).notNull(),
    promptTemplate: text("prompt_template").notNull(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [ownRows(t.userId), index("playbooks_user").on(t.userId)],
);

/** When a playbook runs automatically. */
export const playbookAutomations = pgTable(
  "playbook_automations",
  {
    playbookId: uuid("playbook_id")
      .primaryKey()
      .references(() => playbooks.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    enabled: boolean("enabled").notNull(),
    /** Items that came up before are left to the user. */
    enabledAt: at("enabled_at").notNull(),
    /** No reference: a playbook for the items of a source that is gone must not begin to run for all. */
    sourceId: uuid("source_id"),
    minPriority: text("min_priority", { enum: priorities }),
    titleWords: text("title_words").notNull(),
    connectionIds: jsonb("connection_ids").$type<string[]>().notNull(),
    model: text("model").notNull(),
    maxExecutions: integer("max_executions").notNull(),
    /** Hundredths of a credit that runs of one day may cost. */
    dailyLimit: integer("daily_limit").notNull(),
    /** Runs that failed in a row. */
    failures: integer("failures").notNull().default(0),
    /** Why the server switched it off. */
    pausedReason: text("paused_reason"),
    /** When a run was last left out for the daily limit. */
    limitReachedAt: at("limit_reached_at"),
  },
  (t) => [ownRows(t.userId), index("playbook_automations_user").on(t.userId)],
);

/** The items that a playbook was automatically started for: once each. */
export const playbookAutomaticItems = pgTable(
  "playbook_automatic_items",
  {
    playbookId: uuid("playbook_id")
      .notNull()
      .references(() => playbooks.id, { onDelete: "cascade" }),
    itemId: uuid("item_id")
      .notNull()
      .references(() => inboxItems.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null until it has begun, and permanently if it could not. */
    runId: uuid("run_id"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.playbookId, t.itemId] }),
    index("playbook_automatic_items_item").on(t.itemId),
    index("playbook_automatic_items_user").on(t.userId),
  ],
);

/** A template of a playbook that was replaced by another. */
export const playbookVersions = pgTable(
  "playbook_versions",
  {
    id: id(),
    playbookId: uuid("playbook_id")
      .notNull()
      .references(() => playbooks.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    promptTemplate: text("prompt_template").notNull(),
    savedAt: at("saved_at").notNull(),
  },
  (t) => [
    ownRows(t.userId),
    index("playbook_versions_playbook").on(t.playbookId, t.id),
    index("playbook_versions_user").on(t.userId),
  ],
);

/** Which files a playbook shows the agent. A file that is deleted drops out. */
export const playbookKnowledge = pgTable(
  "playbook_knowledge",
  {
    playbookId: uuid("playbook_id")
      .notNull()
      .references(() => playbooks.id, { onDelete: "cascade" }),
    datasetId: uuid("dataset_id")
      .notNull()
      .references(() => datasets.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.playbookId, t.datasetId] }),
    index("playbook_knowledge_dataset").on(t.datasetId),
    index("playbook_knowledge_user").on(t.userId),
  ],
);

/** Outgoing mails and text messages. Written with the change that causes them, and sent by a job once that is committed. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    /** The user it is about, with whom it is deleted; null if unknown. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    channel: text("channel", { enum: ["mail", "sms"] }).notNull(),
    recipient: text("recipient").notNull(),
    template: text("template").notNull(),
    /** Null once it was sent: it may hold a link that opens an account. */
    content: jsonb("content").$type<MailContent | SmsContent>(),
    state: text("state", { enum: ["waiting", "sent", "dead"] })
      .notNull()
      .default("waiting"),
    error: text("error"),
    expiresAt: at("expires_at"),
    createdAt: createdAt(),
    /** When it was sent or given up. */
    settledAt: at("settled_at"),
  },
  (t) => [
    index("outbox_recipient").on(sql`lower(${t.recipient})`, t.createdAt),
    index("outbox_waiting").on(t.createdAt).where(sql`state = 'waiting'`),
    index("outbox_settled").on(t.settledAt),
    index("outbox_user").on(t.userId),
  ],
).enableRLS();

/** What was delivered to the local outbox, where no server for mail or text messages is set. */
export const localDeliveries = pgTable(
  "local_deliveries",
  {
    id: id(),
    /** The same for a message that was delivered twice. */
    messageId: uuid("message_id").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    channel: text("channel", { enum: ["mail", "sms"] }).notNull(),
    recipient: text("recipient").notNull(),
    content: jsonb("content").$type<MailContent | SmsContent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("local_deliveries_age").on(t.createdAt),
    index("local_deliveries_user").on(t.userId),
  ],
).enableRLS();

/**
 * Codes that were sent to phones, of which a user's latest counts. The code is kept as a hash with a key that the database does not
 * hold: a million codes are quickly tried. A day's rows limit the costs.
 */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    phoneNumber: text("phone_number").notNull(),
    country: text("country").notNull(),
    codeHash: text("code_hash").notNull(),
    tries: smallint("tries").notNull().default(0),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("phone_codes_user").on(t.userId, t.createdAt),
    index("phone_codes_number").on(t.phoneNumber, t.createdAt),
    index("phone_codes_country").on(t.country, t.createdAt),
    index("phone_codes_age").on(t.createdAt),
  ],
).enableRLS();
