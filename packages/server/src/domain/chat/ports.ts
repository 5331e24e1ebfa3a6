import type { RunState } from "../runs/run-state.ts";

export type MessageRole =
  | "USER"
  | "ASSISTANT"
  | "TOOL_THOUGHT"
  | "TOOL_RESULT"
  | "STATUS"
  | "ERROR"
  | "REASONING";

/** What a user sees of a conversation. `position` orders it within its session. */
export type Message = {
  readonly id: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly runId: string | null;
  readonly position: number;
  readonly role: MessageRole;
  readonly content: Record<string, unknown>;
  readonly createdAt: Date;
};

/** The earliest runs of a chat in short, up to the run named. */
export type ChatSummary = { readonly text: string; readonly throughRunId: string };

export type ChatSession = {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly pinned: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** A session's line in a list. */
export type ChatSessionLine = Omit<ChatSession, "userId"> & {
  readonly liveRunState: RunState | null;
};

/** Where the next page of sessions starts: the last line returned. */
export type ListPosition = Pick<ChatSession, "pinned" | "updatedAt" | "id">;
