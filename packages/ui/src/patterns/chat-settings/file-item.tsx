import { Rows3, Sheet, Trash2 } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import { formatBytes } from "../../internal/format-bytes.ts";
import type { FileRow } from "./types.ts";

type FileItemProps = {
  file: FileRow;
  locked: boolean;
  onDelete: (file: { id: string }) => void;
  onPreview: ((file: { id: string; name: string }) => void) | undefined;
};

/** An uploaded file. Its controls replace its size, so that nothing moves. */
export function FileItem({ file, locked, onDelete, onPreview }: FileItemProps) {
  const { locale } = useLocale();
  const words = useWords(chatSettingsWords);
  const { id, name, bytes, deleting = false } = file;
  return (
    <li className="group/file flex min-h-8 items-center gap-2 rounded-6 ps-2 pe-1 pointer-coarse:min-h-11 text-13 hover:bg-fill focus-within:bg-fill">
      <Icon icon={Sheet} className="text-subtle" />
      <span dir="auto" title={name} className="min-w-0 flex-1 truncate">
        {name}
      </span>
      <span className="grid items-center justify-items-end">
        {bytes !== undefined && !deleting && (
          <span className="nums pointer-events-none col-start-1 row-start-1 pe-1 text-12 text-subtle group-hover/file:opacity-0 group-focus-within/file:opacity-0 pointer-coarse:hidden">
            <bdi>{formatBytes(bytes, locale)}</bdi>
          </span>
        )}
        <span
          // A file being deleted says so without hover.
          className={
            deleting
              ? "col-start-1 row-start-1 flex"
              : "col-start-1 row-start-1 flex opacity-0 group-hover/file:opacity-100 group-focus-within/file:opacity-100 pointer-coarse:opacity-100"
          }
        >
          {onPreview && !deleting && (
            <IconButton
              size="xs"
              icon={Rows3}
              label={words.showRowsOf(name)}
              onClick={() => onPreview({ id, name })}
            />
          )}
          <IconButton
            size="xs"
            tone="danger"
            icon={Trash2}
            label={words.deleteItem(name)}
            disabled={locked}
            loading={deleting}
            onClick={() => onDelete({ id })}
          />
        </span>
      </span>
    </li>
  );
}
