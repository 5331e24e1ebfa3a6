import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { requireRoomFor } from "../billing/require-room.ts";
import { isUuid } from "../chat/ids.ts";
import type { Datasets } from "../datasets/datasets.ts";
import { AppError } from "../errors.ts";
import type { ReadModels } from "../runs/models.ts";
import { storable } from "../storable.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { keepAutomation, type WrittenAutomation } from "./automations.ts";
import { requireValid } from "./check-template.ts";
import { findKnowledge } from "./knowledge.ts";
import type { Playbook, SourceType } from "./ports.ts";

/** A playbook as a user writes it. */
export type WrittenPlaybook = {
  readonly name: string;
  readonly description?: string | null;
  readonly targetSourceType: SourceType;
  readonly promptTemplate: string;
  readonly knowledgeSourceIds: readonly string[];
  /** Left out, it stays as it is. */
  readonly automation?: WrittenAutomation | undefined;
};

type WriteDeps = {
  readonly store: UnitOfWork;
  readonly datasets: Pick<Datasets, "list">;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly models: ReadModels;
};

/**
 * One playbook of a user.
 * @throws AppError `not_found` for one that is not there or not theirs
 */
export async function findPlaybook(
  { store }: { readonly store: Pick<Repositories, "playbooks"> },
  userId: string,
  id: string,
): Promise<Playbook> {
  const playbook = isUuid(id) ? await store.playbooks.find(userId, id) : undefined;
  if (!playbook) throw noSuchPlaybook(id);
  return playbook;
}

/**
 * Adds a playbook of a user.
 * @throws AppError `invalid` for a template with a mistake, `forbidden` when the plan has no room, `not_found` for an unknown file
 */
export async function addPlaybook(
  deps: WriteDeps,
  userId: string,
  wanted: WrittenPlaybook,
): Promise<Playbook> {
  const { fields, knowledgeSources } = await readWritten(deps, userId, wanted);
  const models = await deps.models.read();
  const now = deps.clock.now();
  const row = { id: deps.newId(), userId, ...fields, createdAt: now, updatedAt: now };
  await deps.store.transaction(async (tx) => {
    await requireRoomFor(tx, userId, "playbooks", () => tx.playbooks.count(userId));
    await tx.playbooks.insert(row);
    await tx.playbooks.setKnowledge(userId, row.id, idsOf(knowledgeSources));
    if (wanted.automation)
      await keepAutomation(
        { ...deps, models },
        tx,
        { userId, playbookId: row.id },
        wanted.automation,
      );
  });
  return { ...row, knowledgeSources };
}

/**
 * Replaces a playbook of a user; another template leaves the old one among its versions.
 * @throws AppError `invalid` for a template with a mistake, `not_found` for an unknown playbook or file
 */
export async function changePlaybook(
  deps: WriteDeps,
  userId: string,
  id: string,
  wanted: WrittenPlaybook,
): Promise<Playbook> {
  const { fields, knowledgeSources } = await readWritten(deps, userId, wanted);
  const models = await deps.models.read();
  const row = await deps.store.transaction(async (tx) => {
    const { promptTemplate, updatedAt } = await findPlaybook({ store: tx }, userId, id);
    if (promptTemplate !== fields.promptTemplate) {
      const version = { id: deps.newId(), playbookId: id, userId, promptTemplate };
      await tx.playbooks.addVersion({ ...version, savedAt: updatedAt });
    }
    const changed = await tx.playbooks.change(userId, id, {
      ...fields,
      updatedAt: deps.clock.now(),
    });
    if (changed) await tx.playbooks.setKnowledge(userId, id, idsOf(knowledgeSources));
    if (changed && wanted.automation)
      await keepAutomation({ ...deps, models }, tx, { userId, playbookId: id }, wanted.automation);
    return changed;
  });
  if (!row) throw noSuchPlaybook(id);
  return { ...row, knowledgeSources };
}

/**
 * Removes a playbook of a user.
 * @throws AppError `not_found` for one that is not there or not theirs
 */
export async function removePlaybook(
  { store }: { readonly store: Pick<Repositories, "playbooks"> },
  userId: string,
  id: string,
): Promise<void> {
  if (!isUuid(id) || !(await store.playbooks.remove(userId, id))) throw noSuchPlaybook(id);
}

async function readWritten(deps: WriteDeps, userId: string, wanted: WrittenPlaybook) {
  const { targetSourceType, promptTemplate } = wanted;
  const name = wanted.name.trim();
  if (name === "") throw new AppError("invalid", "Enter a name.");
  if (promptTemplate.trim() === "") throw new AppError("invalid", "Enter a prompt template.");
  requireValid(targetSourceType, promptTemplate);
  const files = await findKnowledge(deps, userId, wanted.knowledgeSourceIds);
  return {
    fields: storable({
      name,
      description: wanted.description?.trim() || null,
      targetSourceType,
      promptTemplate,
    }),
    knowledgeSources: files
      .map(({ id, filename }) => ({ id, filename }))
      .sort((a, b) => (a.filename < b.filename ? -1 : 1)),
  };
}

const idsOf = (sources: readonly { readonly id: string }[]) => sources.map(({ id }) => id);

const noSuchPlaybook = (id: string) =>
  new AppError("not_found", `Playbook with ID ${id} not found.`);
