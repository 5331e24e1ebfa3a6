import { clsx } from "clsx";
import { ChevronDown, Inbox, Trash2 } from "lucide-react";
import { type ReactNode, use } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { NextRowContext } from "./leave-row.ts";
import { ResolveIcon } from "./one-path-icons.tsx";
import { ResolveMenu } from "./resolve-menu.tsx";
import { isMailMessage } from "./source.logic.ts";
import type { InboxFolder, InboxIntent, InboxRow } from "./types.ts";

interface RowActionsProps {
  item: InboxRow;
  folder: InboxFolder;
  /** Show all actions: the row is hovered or focused, or the pointer is a finger. */
  active: boolean;
  touch: boolean;
  busy: boolean;
  resolve: ((item: InboxRow) => ReactNode) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onIntent: (intent: InboxIntent) => void;
}

/** The actions of one item. The menu is always there; the others appear on the active row. */
export function RowActions({
  item,
  folder,
  active,
  touch,
  busy,
  resolve,
  open,
  onOpenChange,
  onIntent,
}: RowActionsProps) {
  const labels = useLabels();
  const focusNext = use(NextRowContext);
  const mail = folder === "open" && isMailMessage(item.sourceIdentifier);
  const words = active && (!touch || mail);
  const act = (type: "archive" | "delete" | "restore", of: "item" | "mail") =>
    onIntent({ type, ids: [item.id], of });
  return (
    <span
      data-slot="inbox-actions"
      className={clsx(
        "flex items-center gap-1 pointer-coarse:relative",
        touch && mail ? "col-start-2 col-end-7 row-3 -ms-2 @sm/inbox:ms-0" : "col-start-6 row-2",
      )}
    >
      {item.step && folder === "open" && (
        <LinkButton
          size="sm"
          href={item.step.href}
          aria-label={labels.stepOf(item.step.label, item.title)}
        >
          {item.step.label}
        </LinkButton>
      )}
      {folder !== "open" && active && (
        <IconButton
          icon={Inbox}
          label={labels.restoreItem(item.title)}
          disabled={busy}
          onClick={() => act("restore", "item")}
        />
      )}
      {resolve && folder === "open" && (
        <ResolveMenu
          open={open}
          onOpenChange={onOpenChange}
          items={() => resolve(item)}
          onLeave={() => focusNext(item.id)}
          size="sm"
          variant={words && !touch ? "outline" : "ghost"}
          loading={busy || undefined}
          aria-label={labels.resolveItem(item.title)}
          iconEnd={words ? ChevronDown : ResolveIcon}
          // As much room after a lone icon as before it.
          className={words ? undefined : "pe-2.5"}
        >
          {words ? labels.resolve : undefined}
        </ResolveMenu>
      )}
      {active && mail && (
        <>
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            aria-label={labels.archiveMessage(item.title)}
            onClick={() => act("archive", "mail")}
          >
            {labels.archive}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            aria-label={labels.deleteMessage(item.title)}
            onClick={() => act("delete", "mail")}
          >
            {labels.delete}
          </Button>
        </>
      )}
      {active && folder !== "deleted" && (
        <IconButton
          tone="danger"
          icon={Trash2}
          label={labels.deleteItem(item.title)}
          disabled={busy}
          className={touch && mail ? "ms-auto" : undefined}
          onClick={() => act("delete", "item")}
        />
      )}
    </span>
  );
}
