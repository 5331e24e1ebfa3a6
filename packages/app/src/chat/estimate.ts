import type { Account } from "../session/account.ts";
import type { AppInfoState } from "../session/app-info.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { chosenModel, type Offered, plannerAnswers } from "./model-choice.ts";

/**
 * The maximum cost of the next run in credits, which the server reserves before it begins, the balance, and the name of the model that
 * answers. Null where the server publishes no price for the chosen model.
 */
export function estimateOf(
  appInfo: AppInfoState,
  offered: Offered,
  { maxToolCalls, model }: Pick<ChatSettings, "maxToolCalls" | "model">,
  account: Account,
): { credits: number; balance: number; model?: string } | null {
  if (appInfo.status !== "ready" || account.status !== "user") return null;
  const { prices } = appInfo.info;
  const chosen = chosenModel(model, offered);
  const { allowance, name } = offered.choices.find(({ id }) => id === chosen) ?? {};
  if (prices === undefined || allowance === undefined) return null;
  const credits = maxToolCalls * prices.tool_call + allowance;
  const isNamed = name !== undefined && !plannerAnswers(chosen, offered);
  return { credits, balance: account.user.balance, ...(isNamed && { model: name }) };
}
