import type { User } from "@switchboard/api-client";
import type { Account } from "../session/account.ts";
import { firstModel, type Offered, offeredModels } from "./model-choice.ts";

/** The settings of the sidebar. */
export type ChatSettings = {
  readonly connectionIds: ReadonlySet<string>;
  /** 1 to 10. */
  readonly maxToolCalls: number;
  /** 1 to 20. */
  readonly discoveryLimit: number;
  /** Id of a model; see `chosenModel`. */
  readonly model: string;
};

export const toolCallLimits = { min: 1, max: 10, initial: 3 } as const;
export const discoveryLimits = { min: 1, max: 20, initial: 5 } as const;

/** The settings of a new chat: every connection selected, the specified numbers, and the default model. */
export const initialSettings = (
  user: User,
  offered: Offered = offeredModels({ status: "unknown" }),
): ChatSettings => ({
  connectionIds: new Set(user.connections.map((connection) => connection.id)),
  maxToolCalls: toolCallLimits.initial,
  discoveryLimit: discoveryLimits.initial,
  model: firstModel(offered),
});

/** The selected connections that still exist: a chat remembers those of its last run, and one may have been deleted since. */
export const tickedConnections = ({ connectionIds }: ChatSettings, account: Account): string[] =>
  account.status === "user"
    ? account.user.connections.map(({ id }) => id).filter((id) => connectionIds.has(id))
    : [...connectionIds];
