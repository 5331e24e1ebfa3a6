import { Braces, FileText, Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";
import { MenuItem } from "../../components/menu/index.ts";
import type { SessionIntents } from "./types.ts";

type SessionMenuItemsProps = Omit<SessionIntents, "onRename"> & {
  session: { id: string; title: string; pinned?: boolean };
  /** Opens the title field; absent if titles cannot be changed. */
  onBeginRename?: (() => void) | undefined;
  /** Other items, before the destructive ones. */
  children?: ReactNode;
};

/** The actions on a chat, the same in its row and in its header. */
export function SessionMenuItems({
  session: { id, title, pinned = false },
  onBeginRename,
  onPin,
  onExport,
  onDelete,
  children,
}: SessionMenuItemsProps) {
  const words = useWords(sessionListWords);
  return (
    <>
      {onPin && (
        <MenuItem icon={pinned ? PinOff : Pin} onSelect={() => onPin({ id, pinned: !pinned })}>
          {pinned ? words.unpin : words.pin}
        </MenuItem>
      )}
      {onBeginRename && (
        <MenuItem icon={Pencil} onSelect={onBeginRename}>
          {words.rename}
        </MenuItem>
      )}
      {children}
      {onExport && (
        <>
          <MenuItem icon={FileText} onSelect={() => onExport({ id, format: "markdown" })}>
            {words.exportMarkdown}
          </MenuItem>
          <MenuItem icon={Braces} onSelect={() => onExport({ id, format: "json" })}>
            {words.exportJson}
          </MenuItem>
        </>
      )}
      <MenuItem icon={Trash2} tone="danger" onSelect={() => onDelete({ id, title })}>
        {words.deleteThisChat}
      </MenuItem>
    </>
  );
}
