import {
  AlarmClock,
  Archive,
  ChevronDown,
  ChevronUp,
  CircleCheck,
  Inbox,
  MessageSquare,
  Pencil,
  RotateCcw,
  Sparkles,
  Trash2,
} from "lucide-react";
import { BackLink } from "../../components/back-link/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import type { TaskActions } from "../inbox/index.ts";
import type { ItemDialog } from "../inbox/item-dialogs.tsx";
import { itemTexts as texts } from "./inbox-item.texts.ts";
import type { InboxItemActions, InboxItemReady, InboxItemView } from "./inbox-item.types.ts";

type ItemBarProps = {
  state: InboxItemReady;
  actions: InboxItemActions;
  onDialog: (dialog: ItemDialog) => void;
};

/** The way back, the neighbours, and what can be done: in view however long the item is. */
export function ItemBar({ state, actions, onDialog }: ItemBarProps) {
  const { position, previousHref, nextHref, listHref } = state;
  return (
    <div className="sticky top-12 z-sticky flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-surface px-4 py-1.5 sm:px-6">
      <BackLink href={listHref}>{texts.back}</BackLink>
      <span className="me-auto flex items-center gap-1">
        {position && (
          <span className="nums px-2 text-13 text-muted">
            {texts.position(position.index, position.total)}
          </span>
        )}
        {position && (
          <>
            <IconButton
              icon={ChevronUp}
              label={texts.previous}
              disabled={previousHref === null}
              onClick={() => actions.onGo("previous")}
            />
            <IconButton
              icon={ChevronDown}
              label={texts.next}
              disabled={nextHref === null}
              onClick={() => actions.onGo("next")}
            />
          </>
        )}
      </span>
      <ItemActions state={state} actions={actions} onDialog={onDialog} />
    </div>
  );
}

function ItemActions({ state: { item, busy }, actions, onDialog }: ItemBarProps) {
  const labels = useLabels();
  const { folder, mail, step } = item;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {folder === "open" && actions.tasks && (
        <ChangeActions item={item} onDialog={onDialog} tasks={actions.tasks} />
      )}
      {folder === "open" ? (
        <Button
          variant="ghost"
          iconStart={Archive}
          loading={busy === "archive"}
          disabled={busy === "delete"}
          onClick={() => actions.onArchive({ next: false })}
        >
          {labels.archive}
        </Button>
      ) : (
        <Button
          variant="ghost"
          iconStart={Inbox}
          loading={busy === "restore"}
          onClick={() => actions.onRestore()}
        >
          {labels.restore}
        </Button>
      )}
      {folder !== "deleted" && (
        <Button
          variant="ghost"
          iconStart={Trash2}
          loading={busy === "delete"}
          disabled={busy === "archive"}
          onClick={() => actions.onDelete()}
        >
          {labels.delete}
        </Button>
      )}
      {step ? (
        <LinkButton variant="primary" href={step.href}>
          {step.label}
        </LinkButton>
      ) : mail ? (
        <Button variant="primary" iconStart={Sparkles} onClick={() => actions.onDraftReply()}>
          {texts.draftReply}
        </Button>
      ) : (
        <Button
          variant="primary"
          iconStart={MessageSquare}
          onClick={() => actions.onResolveInChat()}
        >
          {texts.resolveInChat}
        </Button>
      )}
    </span>
  );
}

type ChangeActionsProps = Pick<ItemBarProps, "onDialog"> & {
  item: InboxItemView;
  tasks: TaskActions;
};

/** What a person changes of an item: a task of their own, and when anything returns. */
function ChangeActions({ item: { id, task, status }, tasks, onDialog }: ChangeActionsProps) {
  const isDone = status === "done";
  return (
    <>
      {task && (
        <>
          <Button
            variant="ghost"
            iconStart={isDone ? RotateCcw : CircleCheck}
            onClick={() => tasks.onStatus({ id, status: isDone ? "open" : "done" })}
          >
            {isDone ? texts.reopen : texts.complete}
          </Button>
          <Button variant="ghost" iconStart={Pencil} onClick={() => onDialog("edit")}>
            {texts.edit}
          </Button>
        </>
      )}
      {!isDone && (
        <Button variant="ghost" iconStart={AlarmClock} onClick={() => onDialog("snooze")}>
          {texts.snooze}
        </Button>
      )}
    </>
  );
}
