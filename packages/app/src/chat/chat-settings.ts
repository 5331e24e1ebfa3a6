import type { ModelId, User } from "@switchboard/api-client";
import type { MissingKeys, ModelChoice } from "@switchboard/ui/patterns/chat-settings";
import type { Account } from "../session/account.ts";
import type { AppInfoState } from "../session/app-info.ts";
import { chatTexts } from "./chat-texts.ts";

/** The settings of the sidebar. */
export type ChatSettings = {
  readonly connectionIds: ReadonlySet<string>;
  /** 1 to 10. */
  readonly maxToolCalls: number;
  /** 1 to 20. */
  readonly discoveryLimit: number;
  readonly model: ModelId;
};

/** The specified models; a new chat starts with the first. */
export const models = [
  "openai:gpt-4o",
  "google:gemini-1.5-pro-latest",
  "google:gemini-1.5-flash-latest",
] as const satisfies readonly ModelId[];

export const toolCallLimits = { min: 1, max: 10, initial: 3 } as const;
export const discoveryLimits = { min: 1, max: 20, initial: 5 } as const;

/** Whether a model has an API key on the server; undefined where the server does not say. */
const hasKey = (appInfo: AppInfoState | undefined, id: ModelId): boolean | undefined =>
  appInfo?.status === "ready"
    ? appInfo.info.models?.find((known) => known.id === id)?.available
    : undefined;

/** The models, as far as the server says which of them have an API key. */
export const modelChoices = (appInfo: AppInfoState): readonly ModelChoice[] =>
  models.map((id) => ({ id, available: hasKey(appInfo, id) ?? true }));

/** Environment variables of the server that hold the keys, by provider. */
const keyVariables = {
  openai: "OPENAI_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
} as const;

/** What is said where models have no API key: an administrator can add one. */
export function missingKeys(
  choices: readonly ModelChoice[],
  isAdmin: boolean,
): MissingKeys | undefined {
  const missing = choices.filter(({ available }) => !available).map(({ id }) => id);
  if (missing.length === 0) return undefined;
  if (!isAdmin) return chatTexts.askForKey;
  const variables = Object.entries(keyVariables)
    .filter(([provider]) => missing.some((id) => id.startsWith(`${provider}:`)))
    .map(([, variable]) => variable);
  return chatTexts.setKey(new Intl.ListFormat("en", { type: "disjunction" }).format(variables));
}

/** The settings of a new chat: every connection selected, the specified numbers, and the first model that is not known to lack a key. */
export const initialSettings = (user: User, appInfo?: AppInfoState): ChatSettings => ({
  connectionIds: new Set(user.connections.map((connection) => connection.id)),
  maxToolCalls: toolCallLimits.initial,
  discoveryLimit: discoveryLimits.initial,
  model: models.find((id) => hasKey(appInfo, id) ?? true) ?? models[0],
});

/** The selected connections that still exist: a chat remembers those of its last run, and one may have been deleted since. */
export const tickedConnections = ({ connectionIds }: ChatSettings, account: Account): string[] =>
  account.status === "user"
    ? account.user.connections.map(({ id }) => id).filter((id) => connectionIds.has(id))
    : [...connectionIds];
