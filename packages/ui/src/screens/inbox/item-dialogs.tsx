import type { TaskDraft } from "../../patterns/inbox-list/index.ts";
import type { TaskActions } from "./inbox.types.ts";
import { SnoozeDialog } from "./snooze-dialog.tsx";
import { TaskDialog } from "./task-dialog.tsx";

export type ItemDialog = "edit" | "snooze";

type ItemDialogsProps = {
  /** The item of the open dialog, or of the last one. */
  item: { id: string; title: string; task?: TaskDraft | null | undefined } | null;
  open: ItemDialog | null;
  now: string;
  tasks: TaskActions;
  onClose: () => void;
};

/** The dialogs that change an item, for the list and for its page. */
export function ItemDialogs({ item, open, now, tasks, onClose }: ItemDialogsProps) {
  if (item === null) return null;
  const { id, title, task } = item;
  return (
    <>
      {task && (
        <TaskDialog
          onClose={onClose}
          onSave={async (edited) => {
            await tasks.onEdit({ id, task: edited, before: task });
            onClose();
          }}
          open={open === "edit"}
          task={task}
        />
      )}
      <SnoozeDialog
        now={now}
        onClose={onClose}
        onSnooze={(day) => {
          tasks.onSnooze({ id, day });
          onClose();
        }}
        open={open === "snooze"}
        title={title}
      />
    </>
  );
}
