import { z } from "zod";
import { AppError } from "../../src/domain/errors.ts";
import {
  addTask,
  changeTask,
  type InboxDeps,
  type TaskChange,
} from "../../src/domain/inbox/inbox.ts";
import { priorities, taskStatuses, type InboxItem } from "../../src/domain/inbox/ports.ts";
import { readArguments } from "../../src/domain/plugins/read-arguments.ts";
import { ToolError, type TableResult, type ToolHandler } from "../../src/domain/plugins/types.ts";

/** Tasks listed by default. */
const SHOWN_TASKS = 50;

const title = z.string().trim().min(1).max(500);
const description = z.string().max(20_000);
const priority = z.enum(priorities);
const dueDate = z.iso.date("must be a date such as 2027-03-31");

const newTask = z.object({
  title,
  description: description.optional(),
  priority: priority.optional(),
  due_date: dueDate.optional(),
});

const taskUpdate = z
  .object({
    task_id: z.string().trim().min(1).optional(),
    title: title.optional(),
    new_title: title.optional(),
    description: description.optional(),
    priority: priority.optional(),
    due_date: dueDate.optional(),
    status: z.enum(taskStatuses).optional(),
  })
  .refine(
    ({ task_id, title: named }) => task_id ?? named,
    "Give the ID or the exact title of the task.",
  );

const taskFilter = z.object({
  status: z.enum(taskStatuses).optional(),
  priority: priority.optional(),
  limit: z.int().min(1).max(200).optional(),
});

/** The tools over a person's own tasks, which are items of their inbox. */
export function taskHandlers(deps: InboxDeps): Readonly<Record<string, ToolHandler>> {
  return {
    async list_tasks(args, { userId }) {
      const { limit = SHOWN_TASKS, ...filter } = readArguments(taskFilter, args);
      const tasks = { ...filter, kind: "task", folder: "kept" } as const;
      const { inbox } = deps.store;
      return tableOf(await inbox.list(userId, tasks, { limit }), await inbox.count(userId, tasks));
    },

    async create_task(args, { userId, runId, callId }) {
      const task = readArguments(newTask, args);
      const item = await addTask(
        deps,
        userId,
        { ...task, dueDate: task.due_date },
        `${runId}:${callId}`,
      );
      return { task: taskOf(item) };
    },

    async update_task(args, { userId }) {
      const {
        task_id,
        title: named = "",
        new_title,
        due_date,
        ...rest
      } = readArguments(taskUpdate, args);
      const change: TaskChange = { ...rest, title: new_title, dueDate: due_date };
      if (Object.values(change).every((value) => value === undefined)) {
        throw new ToolError("Give at least one change to the task.");
      }
      try {
        const wanted = task_id ? { id: task_id } : { title: named };
        return { task: taskOf(await changeTask(deps, userId, wanted, change)) };
      } catch (error) {
        if (error instanceof AppError) throw new ToolError(error.message, { cause: error });
        throw error;
      }
    },
  };
}

const taskOf = (item: InboxItem) => ({
  id: item.id,
  title: item.title,
  description: item.description,
  priority: item.priority,
  status: item.status,
  due_date: item.dueDate,
});

const COLUMNS = [
  { name: "title", type: "text" },
  { name: "priority", type: "text" },
  { name: "status", type: "text" },
  { name: "due_date", type: "date" },
  { name: "id", type: "text" },
];

/** The first of the tasks, with how many there are: half of a list must not be taken for all of it. */
function tableOf(items: readonly InboxItem[], total: number): TableResult {
  const rows = items.map(({ id, title: name, priority: urgency, status, dueDate: due }) => [
    name,
    urgency,
    status,
    due,
    id,
  ]);
  return {
    kind: "table",
    columns: COLUMNS,
    rows,
    row_count: total,
    truncated: total > rows.length,
  };
}
