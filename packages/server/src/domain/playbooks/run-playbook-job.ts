import { asUser } from "../../tenant.ts";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { defineJob, type JobContext } from "../jobs/define-job.ts";
import type { Runs } from "../runs/runs.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { Datasets } from "../datasets/datasets.ts";
import { sessionTitle } from "../chat/title.ts";
import { storableText } from "../storable.ts";
import { findPlaybook } from "./playbooks.ts";
import { previewTemplate } from "./preview.ts";
import type { AutomaticOrder } from "./run-for-item.ts";
import { noteFailure } from "./note-automatic.ts";

type JobDeps = {
  readonly store: UnitOfWork;
  readonly datasets: Pick<Datasets, "list" | "preview">;
  readonly runs: Pick<Runs, "startForItem">;
};

const OUR_FAULT = "Something went wrong on our side, so the run did not start.";

/**
 * Starts the run of a playbook for a new item. Problems that its user has to solve, such as missing credits, are reported in
 * the inbox and not retried; others are.
 */
export const runPlaybookJob = defineJob(
  "run-playbook",
  z.object({ user: z.uuid(), playbook: z.uuid(), item: z.uuid() }),
  (deps: JobDeps, order, context) => asUser(order.user, () => startRun(deps, order, context)),
  { retries: 3, concurrency: 2 },
);

type Order = { readonly user: string; readonly playbook: string; readonly item: string };

async function startRun(
  deps: JobDeps,
  { user, playbook, item }: Order,
  { signal, isLast }: JobContext,
): Promise<void> {
  const order = { userId: user, playbookId: playbook, itemId: item };
  const fail = (reason: string) =>
    deps.store.transaction((tx) => noteFailure(tx, { ...order, sessionId: null, reason }));
  try {
    const prompt = await promptFor(deps, order, signal);
    if (prompt) await deps.runs.startForItem({ ...order, ...prompt });
  } catch (error) {
    const isPersons = error instanceof AppError && error.code !== "unavailable";
    if (isPersons) return fail(error.message);
    if (isLast && !signal.aborted) await fail(OUR_FAULT);
    throw error;
  }
}

/** The playbook's prompt for the item; undefined if the item was handled meanwhile. */
async function promptFor(
  deps: JobDeps,
  { userId, playbookId, itemId }: Pick<AutomaticOrder, "userId" | "playbookId" | "itemId">,
  signal: AbortSignal,
): Promise<Pick<AutomaticOrder, "prompt" | "title"> | undefined> {
  const item = await deps.store.inbox.find(userId, itemId);
  if (!item || item.archivedAt || item.deletedAt || item.status === "done") return undefined;
  const playbook = await findPlaybook(deps, userId, playbookId);
  const draft = { ...playbook, knowledgeSourceIds: playbook.knowledgeSources.map(({ id }) => id) };
  const { prompt } = await previewTemplate(deps, userId, draft, itemId, signal);
  return {
    prompt: storableText(prompt).trim(),
    title: sessionTitle(`${playbook.name}: ${item.title}`),
  };
}
