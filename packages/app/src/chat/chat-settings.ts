import type { ModelId, User } from "@switchboard/api-client";
import type { Account } from "../session/account.ts";

/** What the settings sidebar holds. */
export type ChatSettings = {
  readonly connectionIds: ReadonlySet<string>;
  /** 1 to 10. */
  readonly maxToolCalls: number;
  /** 1 to 20. */
  readonly discoveryLimit: number;
  readonly model: ModelId;
};

/** Exactly these; the first is where a new chat starts. */
export const models = [
  "openai:gpt-4o",
  "google:gemini-1.5-pro-latest",
  "google:gemini-1.5-flash-latest",
] as const satisfies readonly ModelId[];

export const toolCallLimits = { min: 1, max: 10, initial: 3 } as const;
export const discoveryLimits = { min: 1, max: 20, initial: 5 } as const;

/** A new chat: every connection ticked, the specified numbers and model. */
export const initialSettings = (user: User): ChatSettings => ({
  connectionIds: new Set(user.connections.map((connection) => connection.id)),
  maxToolCalls: toolCallLimits.initial,
  discoveryLimit: discoveryLimits.initial,
  model: models[0],
});

/** The ticked connections that there still are: a chat remembers those of its last run, and one may be deleted since. */
export const tickedConnections = ({ connectionIds }: ChatSettings, account: Account): string[] =>
  account.status === "user"
    ? account.user.connections.map(({ id }) => id).filter((id) => connectionIds.has(id))
    : [...connectionIds];
