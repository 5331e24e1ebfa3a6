import {
  AlarmClock,
  Archive,
  BookOpen,
  CircleCheck,
  MessageSquare,
  Pencil,
  RotateCcw,
  ShieldCheck,
  Trash2,
} from "lucide-react";
import { useLabels } from "../../components/labels/index.ts";
import { MenuItem, MenuLink, MenuSeparator } from "../../components/menu/index.ts";
import { type InboxRow, isMailMessage, useLeaveRow } from "../../patterns/inbox-list/index.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { InboxActions, InboxPlaybook, TaskActions } from "./inbox.types.ts";

type ResolveMenuProps = {
  item: InboxRow;
  playbooks: readonly InboxPlaybook[];
  keys: boolean;
  actions: Pick<InboxActions, "onIntent" | "onPlaybook" | "onResolveInChat" | "tasks">;
  onEdit: (item: InboxRow) => void;
  onSnooze: (item: InboxRow) => void;
};

/** What can be done about one item. Only a task of one's own has a status that is set here. */
export function ResolveMenu({
  item,
  playbooks,
  keys,
  actions,
  onEdit,
  onSnooze,
}: ResolveMenuProps) {
  const labels = useLabels();
  const { id } = item;
  const act = (type: "archive" | "delete") =>
    actions.onIntent({
      type,
      ids: [id],
      of: isMailMessage(item.sourceIdentifier) ? "mail" : "item",
    });
  return (
    <>
      {item.step ? (
        <MenuLink icon={ShieldCheck} href={item.step.href}>
          {item.step.label}
        </MenuLink>
      ) : (
        <MenuItem icon={MessageSquare} onSelect={() => actions.onResolveInChat({ id })}>
          {texts.resolveInChat}
        </MenuItem>
      )}
      {playbooks.map((playbook) => (
        <MenuItem
          key={playbook.id}
          icon={BookOpen}
          onSelect={() => actions.onPlaybook({ id, playbookId: playbook.id })}
        >
          <bdi>{playbook.name}</bdi>
        </MenuItem>
      ))}
      {actions.tasks && (
        <>
          <MenuSeparator />
          {item.task && <TaskItems item={item} onEdit={onEdit} tasks={actions.tasks} />}
          {item.status !== "done" && (
            <MenuItem icon={AlarmClock} onSelect={() => onSnooze(item)}>
              {texts.snooze}
            </MenuItem>
          )}
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={Archive} end={keys ? "E" : undefined} onSelect={() => act("archive")}>
        {labels.archive}
      </MenuItem>
      <MenuItem
        icon={Trash2}
        tone="danger"
        end={keys ? "#" : undefined}
        onSelect={() => act("delete")}
      >
        {labels.delete}
      </MenuItem>
    </>
  );
}

type TaskItemsProps = Pick<ResolveMenuProps, "item" | "onEdit"> & { tasks: TaskActions };

function TaskItems({ item, tasks, onEdit }: TaskItemsProps) {
  const isDone = item.status === "done";
  const leave = useLeaveRow();
  return (
    <>
      <MenuItem
        icon={isDone ? RotateCcw : CircleCheck}
        onSelect={() => {
          if (!isDone) leave();
          tasks.onStatus({ id: item.id, status: isDone ? "open" : "done" });
        }}
      >
        {isDone ? texts.reopen : texts.complete}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => onEdit(item)}>
        {texts.edit}
      </MenuItem>
    </>
  );
}
