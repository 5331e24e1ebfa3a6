import type { RunState } from "../runs/run-state.ts";

export type MessageRole =
  | "USER"
  | "ASSISTANT"
  | "TOOL_THOUGHT"
  | "TOOL_RESULT"
  | "STATUS"
  | "ERROR";

/** What a person sees of a conversation. `position` orders it within its session. */
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

/** Where a list of sessions goes on: the last line that was given. */
export type ListPosition = Pick<ChatSession, "pinned" | "updatedAt" | "id">;

/** Chat sessions. */
export type ChatRepository = {
  insert(session: Omit<ChatSession, "pinned">): Promise<void>;
  find(userId: string, id: string): Promise<ChatSession | undefined>;
  /** All of a person, the last used first. */
  list(userId: string): Promise<ChatSession[]>;
  /** Pinned ones first, then the last used; `query` is looked for in the titles. */
  listLines(
    userId: string,
    options: { after?: ListPosition; query?: string; limit: number },
  ): Promise<ChatSessionLine[]>;
  update(
    userId: string,
    id: string,
    patch: { title?: string; pinned?: boolean },
  ): Promise<ChatSession | undefined>;
  /** Marks a session as used now. */
  touch(id: string, now: Date): Promise<ChatSession | undefined>;
  /** With everything that hangs on it. The ledger stays. */
  remove(userId: string, id: string): Promise<void>;
};

/** What was said in chat sessions. */
export type MessageRepository = {
  /** In the order of each conversation. */
  list(sessionIds: readonly string[]): Promise<Message[]>;
  /** The newest of a session before a position, in its order. */
  listLatest(sessionId: string, page: { before?: number; limit: number }): Promise<Message[]>;
  /** The newest of a session that a model hears of later: what was said and what was refused; in its order. */
  listSpoken(sessionId: string, limit: number): Promise<Message[]>;
  find(sessionId: string, id: string): Promise<Message | undefined>;
  findLast(sessionId: string): Promise<Message | undefined>;
  insert(messages: readonly Message[]): Promise<void>;
  /** Puts text at the end of a message that holds text. */
  appendText(messageId: string, text: string): Promise<void>;
};
