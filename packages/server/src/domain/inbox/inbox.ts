import { createHash } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type {
  InboxChange,
  InboxFilter,
  InboxItem,
  InboxRepository,
  Priority,
  TaskStatus,
} from "./ports.ts";

export type NewTask = {
  readonly title: string;
  readonly description?: string;
  readonly priority?: Priority;
  /** `YYYY-MM-DD` */
  readonly dueDate?: string;
};

export type TaskChange = {
  readonly title?: string;
  readonly description?: string;
  readonly priority?: Priority;
  readonly dueDate?: string;
  readonly status?: TaskStatus;
};

/** A person's inbox. */
export type Inbox = {
  /** Most urgent first. */
  list(userId: string, filter?: InboxFilter): Promise<InboxItem[]>;
  /** @throws AppError `not_found` for an item that is not there or not theirs */
  get(userId: string, id: string): Promise<InboxItem>;
  /**
   * Adds a task once for each cause, however often it is told.
   * @param cause names the call that asked for it
   */
  addTask(userId: string, task: NewTask, cause: string): Promise<InboxItem>;
  /**
   * Changes the task with this id or exactly this title.
   * @throws AppError `not_found`; `conflict` where several tasks have the title
   */
  changeTask(
    userId: string,
    task: { id: string } | { title: string },
    change: TaskChange,
  ): Promise<InboxItem>;
};

/** The use cases of the inbox. */
export function createInbox(deps: {
  repository: InboxRepository;
  clock: Clock;
  newId: NewId;
}): Inbox {
  const { repository, clock, newId } = deps;

  async function find(userId: string, id: string) {
    const item = isUuid(id) ? await repository.find(userId, id) : undefined;
    if (!item) throw new AppError("not_found", "There is no such item in the inbox.");
    return item;
  }

  async function findTask(userId: string, task: { id: string } | { title: string }) {
    if ("id" in task) {
      const item = isUuid(task.id) ? await repository.find(userId, task.id) : undefined;
      if (item?.sourceType === "manual") return item;
      throw new AppError("not_found", `There is no task with the id '${task.id}'.`);
    }
    const found = (await repository.findByTitle(userId, task.title)).filter(
      (item) => item.sourceType === "manual",
    );
    const open = found.filter((item) => item.status === "open");
    const [only, another] = open.length > 0 ? open : found;
    if (!only) throw new AppError("not_found", `There is no task '${task.title}'.`);
    if (another) {
      throw new AppError(
        "conflict",
        `There is more than one task '${task.title}'. Name it by its id.`,
      );
    }
    return only;
  }

  return {
    list: (userId, filter) => repository.list(userId, filter),
    get: find,
    addTask(userId, task, cause) {
      const now = clock.now();
      return repository.insertOnce({
        id: newId(),
        userId,
        title: task.title,
        description: task.description ?? "",
        priority: task.priority ?? "medium",
        status: "open",
        sourceType: "manual",
        sourceIdentifier: `task-${createHash("sha256").update(cause).digest("hex").slice(0, 32)}`,
        payload: task.dueDate ? { due_date: task.dueDate } : {},
        dueDate: task.dueDate ?? null,
        archivedAt: null,
        createdAt: now,
        updatedAt: now,
      });
    },
    async changeTask(userId, task, change) {
      const item = await findTask(userId, task);
      const { dueDate } = change;
      // Whoever asks for the item reads its day from what its source gave.
      const payload = dueDate === undefined ? undefined : { ...item.payload, due_date: dueDate };
      const defined: InboxChange = Object.fromEntries(
        Object.entries({ ...change, payload }).filter(([, value]) => value !== undefined),
      );
      const changed = await repository.change(userId, item.id, defined, clock.now());
      if (!changed) throw new AppError("not_found", "There is no such item in the inbox.");
      return changed;
    },
  };
}
