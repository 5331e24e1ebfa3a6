/**
 * What is recorded: who did what to which thing, and how it ended. Never user input, a tool's input or output, a secret, or a
 * body.
 */
export const AUDIT_ACTIONS = [
  "account_created",
  "login",
  "login_failed",
  "logout",
  "password_changed",
  "email_changed",
  "two_step_on",
  "two_step_off",
  "two_step_removed",
  "recovery_codes_created",
  "recovery_code_used",
  "permission_denied",
  "api_key_created",
  "api_key_revoked",
  "connection_created",
  "connection_updated",
  "connection_deleted",
  "credentials_stored",
  "credentials_removed",
  "grant_revoked",
  "approval_approved",
  "approval_denied",
  "approval_expired",
  "tool_call",
  "purchase",
  "organization_changed",
  "admin_granted",
  "admin_removed",
  "balance_changed",
  "user_deleted",
  "plugin_settings_changed",
  "model_provider_saved",
  "model_provider_removed",
  "model_saved",
  "model_removed",
  "evaluation_started",
  "evaluation_stopped",
  "evaluation_removed",
  "job_retried",
  "job_dropped",
  "message_retried",
  "message_dropped",
  "audit_exported",
  "data_exported",
  "audit_pruned",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** How it ended; `unknown` where a tool call was cut off. */
export const AUDIT_OUTCOMES = ["done", "failed", "denied", "unknown"] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** The thing that something was done to. */
export type AuditTarget = {
  readonly kind:
    | "user"
    | "account"
    | "api_key"
    | "approval"
    | "plugin"
    | "model_provider"
    | "model"
    | "organization"
    | "operation"
    | "job"
    | "message"
    | "purchase";
  readonly id: string;
  /** A name that users know, from our own texts: an email address, the name of a plugin, the visible start of a key. */
  readonly label?: string;
};

/** Something that happened. */
export type AuditEvent = {
  /** The user's id; `null` for the server itself and for anonymous callers. */
  readonly actor: string | null;
  /** Of an actor who is deleted by the time the line is written. */
  readonly actorEmail?: string;
  readonly action: AuditAction;
  readonly outcome: AuditOutcome;
  readonly target?: AuditTarget;
  /** Name of the tool. */
  readonly tool?: string;
  readonly connectionId?: string | null;
  readonly runId?: string;
  /** E-mail address of who approved it. */
  readonly approvedBy?: string | null;
  /** Hashes of the proposed and the approved arguments. */
  readonly hashes?: { readonly before: string; readonly after: string | null };
  /** Further details in our own words and numbers, never in those of a user or an app. */
  readonly detail?: string;
};

/** A line of the record. */
export type AuditEntry = {
  /** Counts from 1 without a gap. */
  readonly seq: number;
  readonly at: Date;
  readonly actorId: string | null;
  /** As it was then. */
  readonly actorEmail: string | null;
  readonly action: string;
  readonly outcome: string;
  readonly targetKind: string | null;
  readonly targetId: string | null;
  readonly targetLabel: string | null;
  readonly tool: string | null;
  readonly connectionId: string | null;
  readonly runId: string | null;
  readonly approvedBy: string | null;
  readonly beforeHash: string | null;
  readonly afterHash: string | null;
  readonly detail: string | null;
};

/** A line with its hash, which links it to the one before. */
export type SealedEntry = AuditEntry & { readonly hash: string };

/** A line for display, with the current name of its connection. */
export type ReadEntry = AuditEntry & { readonly connection: string | null };

/** The two ends of the chain. */
export type AuditHead = {
  /** The last line. */
  readonly seq: number;
  readonly hash: string;
  /** The last line that was deleted for its age; 0 for none. */
  readonly prunedSeq: number;
  readonly prunedHash: string;
};

/** Which lines. */
export type AuditFilter = {
  readonly actorId?: string;
  /** A part of the e-mail address of who did it or whom it was done to. */
  readonly email?: string;
  readonly action?: string;
  readonly outcome?: string;
  readonly from?: Date;
  /** Before this time. */
  readonly to?: Date;
};
