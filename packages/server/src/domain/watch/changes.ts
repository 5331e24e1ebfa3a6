import type { ApprovalState } from "../approvals/ports.ts";
import type { Connection } from "../connections/ports.ts";
import type { RunState } from "../runs/run-state.ts";

/** A user's run, as watchers see it. */
export type RunMark = {
  readonly session_id: string;
  readonly run_id: string;
  readonly state: RunState;
};

/** Something that changed for a user, in the form in which it crosses the wire: how it is now. */
export type Change =
  | ({ readonly type: "run" } & RunMark)
  | {
      readonly type: "approval";
      readonly approval_id: string;
      readonly session_id: string;
      readonly run_id: string;
      readonly state: ApprovalState;
      /** The e-mail address of the user who decided. */
      readonly decided_by: string | null;
    }
  | {
      readonly type: "session";
      readonly session_id: string;
      readonly title: string;
      readonly created_at: string;
      readonly updated_at: string;
      readonly pinned: boolean;
    }
  | { readonly type: "session_deleted"; readonly session_id: string }
  | { readonly type: "answer"; readonly session_id: string; readonly call_id: string }
  | {
      readonly type: "connection";
      readonly connection_id: string;
      readonly status: Connection["status"];
      readonly status_detail: string | null;
      readonly last_success_at: string | null;
    }
  | { readonly type: "connection_deleted"; readonly connection_id: string }
  | { readonly type: "inbox" };

/** An event for a watcher: first the live runs, then changes. */
export type WatchEvent = Change | { readonly type: "live"; readonly runs: readonly RunMark[] };

/** A stored change. */
export type ChangeRecord = {
  readonly id: string;
  readonly userId: string;
  readonly body: Record<string, unknown>;
};
