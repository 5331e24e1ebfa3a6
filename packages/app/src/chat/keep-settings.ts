import type { Chat, SettingsChange } from "./chat.ts";
import { type ChatSettings, discoveryLimits, toolCallLimits } from "./chat-settings.ts";
import { isLoading } from "./chat-state.ts";
import type { Drafts } from "./drafts.ts";

/** The name under which the settings of a chat are stored beside its draft. */
export const settingsName = (sessionId: string): string => `${sessionId}/settings`;

/** Restores settings that were changed after the last run of a chat, and stores changes until the next run uses them. */
export function keepSettings(drafts: Drafts, chat: Chat, userId: string, sessionId: string): void {
  const name = settingsName(sessionId);
  const store = (text: string) => {
    if (drafts.get(userId, name) !== text) drafts.keep(userId, name, text);
  };
  chat.changeSettings(readSettings(drafts.get(userId, name)));
  chat.settings.subscribe(() => store(writeSettings(chat.settings.get())));
  let wasLoading = isLoading(chat.state.get());
  chat.state.subscribe(() => {
    const loading = isLoading(chat.state.get());
    if (loading && !wasLoading) store("");
    wasLoading = loading;
  });
}

const writeSettings = ({ connectionIds, ...rest }: ChatSettings): string =>
  JSON.stringify({ ...rest, connectionIds: [...connectionIds] });

/** Reads settings that were stored: what cannot be used is left out. Never throws. */
export function readSettings(text: string): SettingsChange {
  const kept = parse(text);
  const { connectionIds: ids, maxToolCalls, discoveryLimit } = kept;
  const { model } = kept;
  return {
    ...(Array.isArray(ids) && { connectionIds: ids.filter((id) => typeof id === "string") }),
    ...(isWithin(maxToolCalls, toolCallLimits) && { maxToolCalls }),
    ...(isWithin(discoveryLimit, discoveryLimits) && { discoveryLimit }),
    ...(typeof model === "string" && model !== "" && { model }),
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const isWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
