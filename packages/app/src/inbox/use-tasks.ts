import type { TaskActions } from "@switchboard/ui/screens/inbox";
import { useToast } from "@switchboard/ui/toast";
import { tailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";
import { inboxOf } from "./inbox.ts";
import { toTaskUpdate } from "./to-task-create.ts";

/**
 * What a person changes of an item; undefined where the server cannot.
 * @param onChanged reads again what else shows the item
 */
export function useTasks(onChanged: () => void = () => {}): TaskActions | undefined {
  const services = useServices();
  const toast = useToast();
  const inbox = inboxOf(services);
  if (!services.appInfo.has("inbox")) return undefined;

  /** Changes an item, says so, and how to undo it. */
  const change = async (
    id: string,
    message: string,
    next: Parameters<typeof inbox.update>[1],
    before: Parameters<typeof inbox.update>[1],
  ) => {
    try {
      await inbox.update(id, next);
      onChanged();
      const undo = async () => {
        await inbox.update(id, before);
        onChanged();
      };
      const onUndo = () =>
        void undo().catch((error: unknown) =>
          inbox.showAlert(`The change could not be undone. ${tailOf(error)}`),
        );
      toast.show({ message, undo: { onUndo, onCommit: () => {} } });
    } catch (error) {
      inbox.showAlert(`The item could not be changed. ${tailOf(error)}`);
    }
  };
  return {
    async onEdit({ id, task }) {
      await inbox.update(id, toTaskUpdate(task));
      onChanged();
      toast.show({ message: "Task saved", tone: "success" });
    },
    onStatus: ({ id, status }) =>
      void change(
        id,
        status === "done" ? "Task completed" : "Task reopened",
        { status },
        { status: status === "done" ? "open" : "done" },
      ),
    onSnooze({ id, day }) {
      // The day begins by the clock of the person who snoozes.
      const until = new Date(`${day}T00:00`).toISOString();
      void change(id, "Item snoozed", { snoozed_until: until }, { snoozed_until: null });
    },
  };
}
