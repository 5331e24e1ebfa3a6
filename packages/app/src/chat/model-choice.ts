import type { ModelChoice as OfferedModel } from "@switchboard/api-client";
import type { MissingKeys, ModelChoice } from "@switchboard/ui/patterns/chat-settings";
import type { AppInfoState } from "../session/app-info.ts";
import type { ModelsState } from "../session/models.ts";
import { chatTexts } from "./chat-texts.ts";

/** The specified models; a new chat starts with the first. */
export const specifiedModels = [
  "openai:gpt-4o",
  "google:gemini-1.5-pro-latest",
  "google:gemini-1.5-flash-latest",
] as const;

type Choice = Pick<OfferedModel, "id" | "available"> &
  Partial<Pick<OfferedModel, "name" | "provider" | "stands_for" | "prices" | "allowance">>;

/** The models that a chat can choose from, in order, and the one that it begins with. */
export type Offered = { readonly choices: readonly Choice[]; readonly defaultModel: string };

/** The models that the server lists; the specified ones on a server that lists none, as far as it says which of them have a key. */
export function offeredModels(models: ModelsState, appInfo?: AppInfoState): Offered {
  if (models.status === "ready") {
    return { choices: models.models, defaultModel: models.defaultModel };
  }
  const info = appInfo?.status === "ready" ? appInfo.info : null;
  const choices = specifiedModels.map((id) => {
    const available = info?.models?.find((known) => known.id === id)?.available ?? true;
    const allowance = info?.prices?.models.find((known) => known.id === id)?.allowance;
    return { id, available, ...(allowance !== undefined && { allowance }) };
  });
  return { choices, defaultModel: specifiedModels[0] };
}

/** What a new chat begins with: the default, or the first that is available where that is not. */
export function firstModel({ choices, defaultModel }: Offered): string {
  const available = choices.filter((choice) => choice.available);
  const isDefault = ({ id }: Choice) => id === defaultModel;
  return (available.find(isDefault) ?? available[0])?.id ?? defaultModel;
}

/** The model of a chat; one that is offered no longer gives way to the default. */
export const chosenModel = (id: string, offered: Offered): string =>
  offered.choices.some((choice) => choice.id === id) ? id : firstModel(offered);

/** Whether the built-in planner answers in place of a model. */
export const plannerAnswers = (id: string, { choices }: Offered): boolean =>
  choices.some((choice) => choice.id === id && !choice.available);

/** The models as the settings of a chat show them. The specified ones are named by their ids. */
export const modelChoices = ({ choices }: Offered): readonly ModelChoice[] =>
  choices.map(({ id, available, name, provider, stands_for: standsFor, prices }) => ({
    id,
    available,
    ...(name !== undefined && !isSpecified(id) && { name }),
    ...(provider !== undefined && { provider }),
    ...(standsFor && { standsFor }),
    ...(prices && { prices: { input: prices.input, output: prices.output } }),
  }));

const isSpecified = (id: string) => specifiedModels.some((one) => one === id);

/** Environment variables of the server that hold the keys, by provider. */
const keyVariables = {
  openai: "OPENAI_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
} as const;

/**
 * What is said where models have no API key: an administrator can add one.
 * @param setUpHref the page of models, on a server that has it
 */
export function missingKeys(
  choices: readonly ModelChoice[],
  isAdmin: boolean,
  setUpHref?: string,
): MissingKeys | undefined {
  const missing = choices.filter(({ available }) => !available).map(({ id }) => id);
  if (missing.length === 0) return undefined;
  if (!isAdmin) return chatTexts.askForKey;
  if (setUpHref !== undefined) return { ...chatTexts.setUpModel, href: setUpHref };
  const variables = Object.entries(keyVariables)
    .filter(([provider]) => missing.some((id) => id.startsWith(`${provider}:`)))
    .map(([, variable]) => variable);
  return chatTexts.setKey(new Intl.ListFormat("en", { type: "disjunction" }).format(variables));
}
