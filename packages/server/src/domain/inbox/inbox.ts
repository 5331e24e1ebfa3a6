import { createHash } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { InboxChange, InboxItem, InboxItemDetail, Priority, TaskStatus } from "./ports.ts";

/** A task to be added. */
export type NewTask = {
  readonly title: string;
  readonly description?: string;
  readonly priority?: Priority;
  /** `YYYY-MM-DD` */
  readonly dueDate?: string;
};

/** How a user or the agent names a task. */
type TaskName = { readonly id: string } | { readonly title: string };

/** The changed fields of a task; omitted ones stay. */
export type TaskChange = {
  readonly title?: string;
  readonly description?: string;
  readonly priority?: Priority;
  /** Null for none. */
  readonly dueDate?: string | null;
  readonly status?: TaskStatus;
};

/** Dependencies of the inbox. */
export type InboxDeps = {
  readonly store: Pick<Repositories, "inbox">;
  readonly clock: Clock;
  readonly newId: NewId;
};

/**
 * One item of a user's inbox.
 * @throws AppError `not_found` for an item that is not there or not theirs
 */
export async function findInboxItem(
  { store }: Pick<InboxDeps, "store">,
  userId: string,
  id: string,
): Promise<InboxItemDetail> {
  const item = isUuid(id) ? await store.inbox.find(userId, id) : undefined;
  if (!item) throw new AppError("not_found", "This inbox item was not found.");
  return item;
}

/**
 * Adds a task, once per cause.
 * @param cause names the call that requested it
 */
export function addTask(
  { store, clock, newId }: InboxDeps,
  userId: string,
  task: NewTask,
  cause: string,
): Promise<InboxItem> {
  const now = clock.now();
  return store.inbox.insertOnce({
    id: newId(),
    userId,
    title: task.title,
    description: task.description ?? "",
    priority: task.priority ?? "medium",
    priorityReason: null,
    status: "open",
    kind: "task",
    sourceType: "manual",
    sourceId: null,
    sourceIdentifier: `task-${createHash("sha256").update(cause).digest("hex").slice(0, 32)}`,
    payload: task.dueDate ? { due_date: task.dueDate } : {},
    mail: null,
    dueDate: task.dueDate ?? null,
    receivedAt: now,
    snoozedUntil: null,
    archivedAt: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Changes the task with this id or exactly this title.
 * @throws AppError `not_found`; `conflict` where several tasks have the title
 */
export async function changeTask(
  { store, clock }: Pick<InboxDeps, "store" | "clock">,
  userId: string,
  task: TaskName,
  change: TaskChange,
): Promise<InboxItem> {
  const item = await findTask(store, userId, task);
  const { dueDate } = change;
  // Readers of the item take its due date from the source's payload.
  const { due_date: _before, ...rest } = item.payload;
  const payload =
    dueDate === undefined ? undefined : { ...rest, ...(dueDate !== null && { due_date: dueDate }) };
  const defined: InboxChange = Object.fromEntries(
    Object.entries({ ...change, payload }).filter(([, value]) => value !== undefined),
  );
  const changed = await store.inbox.change(userId, item.id, defined, clock.now());
  if (!changed) throw new AppError("not_found", "This inbox item was not found.");
  return changed;
}

async function findTask(
  store: InboxDeps["store"],
  userId: string,
  task: TaskName,
): Promise<InboxItem> {
  if ("id" in task) {
    const item = isUuid(task.id) ? await store.inbox.find(userId, task.id) : undefined;
    if (item?.kind === "task") return item;
    throw new AppError("not_found", `Task '${task.id}' was not found.`);
  }
  const found = (await store.inbox.findByTitle(userId, task.title)).filter(
    (item) => item.kind === "task",
  );
  const open = found.filter((item) => item.status === "open");
  const [only, another] = open.length > 0 ? open : found;
  if (!only) throw new AppError("not_found", `Task '${task.title}' was not found.`);
  if (another) {
    throw new AppError(
      "conflict",
      `More than one task is named '${task.title}'. Use its ID instead.`,
    );
  }
  return only;
}
