import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Lifecycle } from "../../lifecycle.ts";
import { chargeCredits, requireCredits } from "../credits/credits.ts";
import { costOf, sayTokens } from "../credits/token-use.ts";
import { AppError } from "../errors.ts";
import { findInboxItem } from "../inbox/inbox.ts";
import type { InboxItemDetail } from "../inbox/ports.ts";
import { isBudgetSpent, sayBudgetSpent } from "../runs/choose-model.ts";
import { storableText } from "../storable.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { SummaryFailure, type SummarizedText, type SummarizeText } from "./ports.ts";
import {
  MAX_TEXT_LENGTH,
  summaryModels,
  type SummaryModel,
  type SummaryModelDeps,
} from "./summary-models.ts";

type SummaryDeps = SummaryModelDeps & {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly lifecycle: Pick<Lifecycle, "signal">;
  readonly summarizeText: SummarizeText;
};

/** A mail after a summary was requested. */
export type Summarized = {
  readonly item: InboxItemDetail;
  /** Why it has no summary by a model. */
  readonly problem?: string;
};

const MAX_SUMMARY_LENGTH = 1_200;
/** A shorter text is read faster than its summary. */
const MIN_TEXT_LENGTH = 300;

/**
 * The model that should summarize an item: one is set for its source, it is a mail worth summarizing, and it has no summary
 * yet.
 */
export async function modelFor(
  deps: SummaryModelDeps & { readonly store: Pick<UnitOfWork, "sources" | "organizations"> },
  { userId, mail, body, sourceId }: InboxItemDetail,
): Promise<SummaryModel | undefined> {
  if (!mail || mail.distilled_by === "model" || sourceId === null) return undefined;
  if ((body ?? "").trim().length < MIN_TEXT_LENGTH) return undefined;
  const chosen = (await deps.store.sources.find(userId, sourceId))?.summaryModel;
  if (!chosen) return undefined;
  return (await summaryModels(deps, userId)).find(({ id }) => id === chosen);
}

/** Summaries that are being made, by item: two windows that show one mail pay for one. */
type Going = Map<string, Promise<Summarized>>;

/** @returns a summarizer of mails that shares concurrent requests for one mail */
export function createSummaries(deps: SummaryDeps) {
  const going: Going = new Map();
  /**
   * Has the model that is chosen for the source of a mail summarize it. Where that is not possible the mail stays as it is.
   * @throws AppError `not_found`
   */
  return (userId: string, id: string): Promise<Summarized> => {
    const key = `${userId} ${id}`;
    const pending = going.get(key) ?? summarize(deps, userId, id).finally(() => going.delete(key));
    going.set(key, pending);
    return pending;
  };
}

async function summarize(deps: SummaryDeps, userId: string, id: string): Promise<Summarized> {
  const { store, log, lifecycle, summarizeText } = deps;
  const item = await findInboxItem(deps, userId, id);
  const model = await modelFor(deps, item);
  if (!model) return { item };
  if (await isBudgetSpent(deps, userId, model)) return { item, problem: sayBudgetSpent(model) };
  try {
    await store.transaction((tx) =>
      requireCredits(deps, tx, { userId, amount: model.mostCost, need: "summary" }),
    );
    const text = (item.body ?? "").slice(0, MAX_TEXT_LENGTH).toWellFormed();
    const made = await summarizeText(model.id, text, lifecycle.signal);
    return await keep(deps, item, model, made);
  } catch (error) {
    const isSaid =
      error instanceof SummaryFailure ||
      (error instanceof AppError && error.code === "payment_required");
    if (!isSaid) throw error;
    // Without its cause, which may quote the key of the provider.
    log.info({ error: error.message, model: model.id }, "a mail was not summarized");
    return { item, problem: error.message };
  }
}

/** Stores the summary together with its charge. */
async function keep(
  deps: SummaryDeps,
  { userId, id }: InboxItemDetail,
  { id: model, mostCost }: SummaryModel,
  { text, use }: SummarizedText,
): Promise<Summarized> {
  const words = plainText(text);
  await deps.store.transaction(async (tx) => {
    await chargeCredits(deps, tx, {
      userId,
      amount: Math.min(costOf(use), mostCost),
      cause: `Summary of a mail: ${sayTokens([use])}`,
      ...(use.input + use.output > 0 && { tokens: [use] }),
      sourceKey: `summary:${id}`,
    });
    if (words === "") return;
    await tx.inbox.keepSummary(userId, id, {
      ...{ distilled_content: words, distilled_by: "model", distilled_model: model },
    });
  });
  const item = await findInboxItem(deps, userId, id);
  return words === "" ? { item, problem: `${model} returned no summary.` } : { item };
}

/** Without characters that hide, reorder or fake text. */
function plainText(text: string): string {
  const clean = storableText(text)
    .replaceAll(/[[\p{Cc}\p{Cf}]--[\n\u200c\u200d]]/gv, "")
    .trim();
  return clean.length <= MAX_SUMMARY_LENGTH
    ? clean
    : `${clean.slice(0, MAX_SUMMARY_LENGTH).toWellFormed()}…`;
}
