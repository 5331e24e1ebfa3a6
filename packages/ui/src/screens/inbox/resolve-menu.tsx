import { Archive, BookOpen, MessageSquare, ShieldCheck, Trash2 } from "lucide-react";
import { useLabels } from "../../components/labels/index.ts";
import { MenuItem, MenuLink, MenuSeparator } from "../../components/menu/index.ts";
import { type InboxRow, isMailMessage } from "../../patterns/inbox-list/index.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { InboxActions, InboxPlaybook } from "./inbox.types.ts";

type ResolveMenuProps = {
  item: InboxRow;
  playbooks: readonly InboxPlaybook[];
  keys: boolean;
  actions: Pick<InboxActions, "onIntent" | "onPlaybook" | "onResolveInChat">;
};

/** What can be done about one item. Nothing here sets a status: an item leaves the list, or a chat is opened. */
export function ResolveMenu({ item, playbooks, keys, actions }: ResolveMenuProps) {
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
