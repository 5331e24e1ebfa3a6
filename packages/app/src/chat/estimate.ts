import type { Account } from "../session/account.ts";
import type { AppInfoState } from "../session/app-info.ts";
import type { ChatSettings } from "./chat-settings.ts";

/**
 * The maximum cost of the next run in credits, which the server reserves before it begins, and the balance.
 * Null where the server publishes no price for the chosen model.
 */
export function estimateOf(
  appInfo: AppInfoState,
  { maxToolCalls, model }: Pick<ChatSettings, "maxToolCalls" | "model">,
  account: Account,
): { credits: number; balance: number } | null {
  if (appInfo.status !== "ready" || account.status !== "user") return null;
  const { prices } = appInfo.info;
  const allowance = prices?.models.find(({ id }) => id === model)?.allowance;
  if (prices === undefined || allowance === undefined) return null;
  return { credits: maxToolCalls * prices.tool_call + allowance, balance: account.user.balance };
}
