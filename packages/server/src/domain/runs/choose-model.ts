import type { Clock } from "../../clock.ts";
import { sayCredits, TOOL_CALL_PRICE } from "../credits/amounts.ts";
import { findBalance } from "../credits/balance.ts";
import { costOf } from "../credits/token-use.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { startOfDay } from "../playbooks/day.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { NewEvent } from "./events.ts";
import { BUILT_IN_PLANNER, type Answerer, type ModelList, type ReadModels } from "./models.ts";
import { allowanceFor } from "./reservation.ts";

type Store = Pick<Repositories, "organizations" | "runs" | "ledger" | "models">;
type Deps = { readonly store: Store; readonly clock: Clock; readonly models: ReadModels };

/** What a run begins with: its model, who answers, the credits held, and what the thread says of that. */
export type ChosenModel = {
  readonly model: string;
  readonly answeredBy: string;
  readonly reserved: number;
  readonly notices: readonly NewEvent[];
};

/** Whose model, and for what. */
type Wanted = {
  readonly userId: string;
  readonly model: string;
  readonly maxExecutions: number;
  /** Its chat. */
  readonly sessionId: string | null;
  /** It was chosen earlier, and its user can't choose another one now. */
  readonly isStanding?: boolean;
};

/**
 * Chooses what answers a run: the model that its user wants; the default, if that one was chosen earlier and is gone; and the
 * planner while the model's daily budget is spent. Call it before the run's transaction.
 * @throws AppError `invalid` for a model that is not offered to the user
 */
export async function chooseModel(deps: Deps, wanted: Wanted): Promise<ChosenModel> {
  const models = await deps.models.read();
  const { model, notices } = await resolve(deps, models, wanted);
  const answerer = models.answerer(model);
  const forTools = wanted.maxExecutions * TOOL_CALL_PRICE;
  if (answerer.paid && (await isBudgetSpent(deps, wanted.userId, answerer)))
    return {
      model,
      answeredBy: BUILT_IN_PLANNER,
      reserved: forTools,
      notices: [...notices, budgetNotice(answerer)],
    };
  const answeredBy = answerer.paid ? answerer.id : BUILT_IN_PLANNER;
  const instead = await fallbackNotices(
    deps.store,
    wanted.sessionId,
    { model, answeredBy },
    answerer,
  );
  return {
    model,
    answeredBy,
    reserved: forTools + (answerer.paid ? allowanceFor(answerer.price) : 0),
    notices: [...notices, ...instead],
  };
}

/** Says that another one answers for the model: once per chat, and again when the model, or what answers for it, changes. */
async function fallbackNotices(
  store: Store,
  sessionId: string | null,
  now: Pick<ChosenModel, "model" | "answeredBy">,
  { fallbackNotice }: Answerer,
): Promise<NewEvent[]> {
  if (fallbackNotice === undefined) return [];
  const last = await findLastRun(store, sessionId);
  if (last?.model === now.model && last.answeredBy === now.answeredBy) return [];
  return [{ type: "status", content: fallbackNotice, reason: "planner" }];
}

const findLastRun = async (store: Store, sessionId: string | null) =>
  sessionId === null || !isUuid(sessionId)
    ? undefined
    : store.runs.findLast(sessionId, { kind: "chat" });

async function resolve(
  { store }: Deps,
  models: ModelList,
  { userId, model, sessionId, isStanding = false }: Wanted,
): Promise<Pick<ChosenModel, "model" | "notices">> {
  // Most models are offered to everybody.
  if (models.choices([]).some(({ id }) => id === model)) return { model, notices: [] };
  const organizations = await store.organizations.list(userId);
  const choices = models.choices(organizations.map(({ id }) => id));
  if (choices.some(({ id }) => id === model)) return { model, notices: [] };
  if (!isStanding && !(await wasUsed(store, userId, sessionId, model))) {
    throw new AppError(
      "invalid",
      `The model ${model.slice(0, MAX_SHOWN)} is not offered to you. Choose another one.`,
    );
  }
  const instead = firstChoice(models, choices);
  if (!instead) throw new AppError("invalid", "No model is offered to you.");
  const content = `The model ${model} is no longer offered to you. ${instead.name} is used instead.`;
  return { model: instead.id, notices: [{ type: "status", content, reason: "fallback" }] };
}

type Choices = ReturnType<ModelList["choices"]>;

/** What a person begins with: the default or, where it is not offered to them, the first of their choices that can answer. */
export const firstChoice = (
  { defaultModel }: Pick<ModelList, "defaultModel">,
  choices: Choices,
): Choices[number] | undefined =>
  choices.find(({ id }) => id === defaultModel) ??
  choices.find(({ reason }) => reason === null) ??
  choices[0];

const MAX_SHOWN = 100;

/** Whether the last run of a chat had this model: the chat goes on, although it was removed since. */
async function wasUsed(
  store: Store,
  userId: string,
  sessionId: string | null,
  model: string,
): Promise<boolean> {
  const last = await findLastRun(store, sessionId);
  return last?.userId === userId && last.model === model;
}

/** Whether the day's budget of a model is spent. Call it before a transaction: it reads the store. */
export async function isBudgetSpent(
  { store, clock }: Pick<Deps, "clock"> & { readonly store: Pick<Store, "ledger" | "models"> },
  userId: string,
  { dailyBudget, sentTo }: Pick<Answerer, "dailyBudget" | "sentTo">,
): Promise<boolean> {
  if (dailyBudget === undefined) return false;
  const whose = await findBalance(store, userId);
  const uses = await store.models.listTokens(whose, startOfDay(clock.now()));
  const spent = uses
    .filter(({ model }) => model === sentTo)
    .reduce((sum, use) => sum + costOf(use), 0);
  return spent >= dailyBudget;
}

/** Names a budget that is spent. */
export const sayBudgetSpent = ({ name, dailyBudget = 0 }: Pick<Answerer, "name" | "dailyBudget">) =>
  `The daily budget of ${name} is spent (${sayCredits(dailyBudget)} credits).`;

const budgetNotice = (answerer: Answerer): NewEvent => ({
  type: "status",
  content: `${sayBudgetSpent(answerer)} The built-in planner answers until midnight UTC: it matches your words to tools and is not a language model.`,
  reason: "budget",
});
