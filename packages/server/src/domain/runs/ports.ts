import type { Question } from "@switchboard/api-client/types";
import type { TokenUse } from "../credits/token-use.ts";
import type { Effect, OwnManifest } from "../plugins/types.ts";
import type { Grants } from "../grants/ports.ts";
import type { RunState } from "./run-state.ts";

/** One answer of the agent to one prompt. */
export type Run = {
  readonly id: string;
  readonly sessionId: string;
  readonly userId: string;
  /** `call`: one call of one tool, requested by a program with an API key; no model is used. */
  readonly kind: "chat" | "discover" | "call";
  readonly state: RunState;
  /** Every write of a run names it, so a process that lost the run cannot write. */
  readonly attempt: number;
  readonly leaseOwner: string | null;
  readonly leaseUntil: Date | null;
  readonly stopRequestedAt: Date | null;
  readonly prompt: string;
  /** The inbox item that the prompt quotes; null for none. */
  readonly inboxItemId: string | null;
  /** The playbook that made the prompt; null for none. */
  readonly playbookId: string | null;
  /** What its user asked with the question bar; null for a prompt that a model reads. */
  readonly question: Question | null;
  /** A rehearsal: nothing that changes or sends something is run. */
  readonly readOnly: boolean;
  /** Started by an automated playbook, not by a user. */
  readonly automatic: boolean;
  /** The model that its user chose. */
  readonly model: string;
  /** What answers: that model, or the built-in planner; null for a run that asks no model. */
  readonly answeredBy: string | null;
  readonly maxExecutions: number;
  readonly connectionIds: string[];
  readonly toolCallsUsed: number;
  /** Tokens of its finished model steps. */
  readonly usage: TokenUse[];
  readonly lastSeq: number;
  /** Reserved, unsettled credits, in hundredths. */
  readonly reserved: number;
  /** Hundredths of a credit at which it stops to ask its user; null for a run that never asks. */
  readonly creditLimit: number | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};

/** The decisions about a run's calls. */
export type ApprovalCounts = {
  readonly pending: number;
  readonly approved: number;
  readonly denied: number;
  /** Expired, or their run ended first. */
  readonly undecided: number;
};

/** A run of a playbook, for its history. */
export type PlaybookRun = Pick<
  Run,
  "id" | "sessionId" | "state" | "startedAt" | "readOnly" | "automatic"
> & {
  readonly approvals: ApprovalCounts;
  /** Of the item; null if it is gone. */
  readonly title: string | null;
  /** Of the playbook; null if it is gone. */
  readonly playbookName: string | null;
  /** Its cost, in hundredths of a credit. */
  readonly cost: number;
};

/** The changed fields of a run. */
export type RunPatch = Partial<Omit<Run, "id">> & {
  /**
   * The model's own conversation, stored so that any process can resume the run. It is not part of `Run`: it can be as large as
   * a list of all files, and every chunk of an answer reads the run.
   */
  readonly transcript?: unknown[];
};

/**
 * The state of a call; `running` is the intent before it. A `held` one was refused by its app for the credentials, so it did
 * nothing, and is repeated with other ones.
 */
export type CallState = "running" | "held" | "done" | "failed" | "denied" | "unknown";

/** One call of a tool. */
export type ToolCallRecord = {
  readonly id: string;
  readonly runId: string;
  readonly userId: string;
  readonly callId: string;
  readonly name: string;
  readonly connectionId: string | null;
  readonly effect: Effect;
  readonly proposedArguments: Record<string, unknown>;
  readonly arguments: Record<string, unknown>;
  readonly outcome: CallState;
  readonly result: unknown;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

/** A finished call, for the audit record. */
export type EndedCall = Pick<ToolCallRecord, "userId" | "name" | "connectionId"> & {
  readonly outcome: Exclude<CallState, "running" | "held">;
  /** E-mail address of who approved it. */
  readonly approvedBy: string | null;
  /** The API key that requested it, and the visible start of that key. */
  readonly keyId: string | null;
  readonly keyPrefix: string | null;
};

/** An answered call, with what tells whose text its result contains. */
export type AnsweredCall = Pick<ToolCallRecord, "name" | "connectionId"> & {
  /** The sources of the result, as the tool gave them. */
  readonly sources: unknown;
  /** The name of the API key whose program read it in another session; null for a call of the session itself. */
  readonly readWith: string | null;
};

/** A connection as far as a run needs it. */
export type RunConnection = {
  readonly id: string;
  readonly name: string;
  /** Name of the plugin. */
  readonly connectionType: string;
  /** Its own manifest; null or absent for a plugin of the catalogue. */
  readonly manifest?: OwnManifest | null;
  readonly enabledMethods: readonly string[];
  readonly hitlMethods: readonly string[];
  readonly grants: Grants;
  readonly credentialsMark: string | null;
  /** The user's names for its fields, with the technical ones. */
  readonly fieldMappings: Readonly<Record<string, string>>;
};

/** One stored event. */
export type EventRecord = {
  readonly runId: string;
  readonly seq: number;
  readonly type: string;
  readonly body: Record<string, unknown>;
  readonly createdAt: Date;
};
