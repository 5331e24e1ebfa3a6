import type { InboxItemUpdate } from "@switchboard/api-client";
import type { TaskActions } from "@switchboard/ui/screens/inbox";
import { useToast } from "@switchboard/ui/toast";
import { tailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";
import { inboxOf } from "./inbox.ts";
import { toTaskUpdate } from "./to-task-create.ts";
import type { UndoStep } from "../actions/undo-stack.ts";

/**
 * What a person changes of an item; undefined where the server cannot.
 * @param onChanged reads again what else shows the item
 */
export function useTasks(onChanged: () => void = () => {}): TaskActions | undefined {
  const services = useServices();
  const toast = useToast();
  const inbox = inboxOf(services);
  if (!services.appInfo.has("inbox")) return undefined;

  /** Changes an item, says so, and how to undo it; rejects with the reason. */
  const change = async (
    id: string,
    message: string,
    next: InboxItemUpdate,
    before: InboxItemUpdate,
  ) => {
    const save = async (to: InboxItemUpdate) => {
      await inbox.update(id, to);
      onChanged();
    };
    await save(next);
    const step: UndoStep = {
      undone: "Change undone",
      undo: () =>
        save(before).catch((error: unknown) =>
          inbox.showAlert(`The change could not be undone. ${tailOf(error)}`),
        ),
    };
    const onUndo = () => {
      inbox.undoable.remove(step);
      void step.undo();
    };
    inbox.undoable.add(step);
    toast.show({ message, undo: { onUndo, onCommit: () => {} } });
  };
  const tryTo = (changing: Promise<void>) =>
    void changing.catch((error: unknown) =>
      inbox.showAlert(`The item could not be changed. ${tailOf(error)}`),
    );
  return {
    onEdit: ({ id, task, before }) =>
      change(id, "Task saved", toTaskUpdate(task), toTaskUpdate(before)),
    onStatus: ({ id, status }) =>
      tryTo(
        change(
          id,
          status === "done" ? "Task completed" : "Task reopened",
          { status },
          { status: status === "done" ? "open" : "done" },
        ),
      ),
    onSnooze({ id, day }) {
      // The day begins by the clock of the person who snoozes.
      const until = new Date(`${day}T00:00`).toISOString();
      tryTo(change(id, "Item snoozed", { snoozed_until: until }, { snoozed_until: null }));
    },
  };
}
