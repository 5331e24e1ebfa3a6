import type { SettingsChange } from "./chat.ts";
import { type ChatSettings, discoveryLimits, models, toolCallLimits } from "./chat-settings.ts";

/** Under what name the choices of a chat are kept beside its draft. */
export const settingsOf = (sessionId: string): string => `${sessionId}/settings`;

/** The settings of a chat as a text, for as long as no run has taken them to the server. */
export const writeSettings = ({ connectionIds, ...rest }: ChatSettings): string =>
  JSON.stringify({ ...rest, connectionIds: [...connectionIds] });

/** Settings out of such a text: what cannot be used is left out. Never throws. */
export function readSettings(text: string): SettingsChange {
  const kept = parse(text);
  const { connectionIds: ids, maxToolCalls, discoveryLimit } = kept;
  const model = models.find((known) => known === kept["model"]);
  return {
    ...(Array.isArray(ids) && { connectionIds: ids.filter((id) => typeof id === "string") }),
    ...(isWithin(maxToolCalls, toolCallLimits) && { maxToolCalls }),
    ...(isWithin(discoveryLimit, discoveryLimits) && { discoveryLimit }),
    ...(model && { model }),
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
