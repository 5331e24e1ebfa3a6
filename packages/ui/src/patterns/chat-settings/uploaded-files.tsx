import { Sheet, Trash2 } from "lucide-react";
import { useState } from "react";
import { FileDrop } from "../../components/file-drop/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { formatBytes } from "../../internal/format-bytes.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import type { FileRow } from "./types.ts";

/** Endings and media types of the files that can be queried. */
export const spreadsheetTypes = [
  ".csv",
  ".xls",
  ".xlsx",
  "text/csv",
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;

type UploadedFilesProps = {
  files: readonly FileRow[];
  /** Name of the file on its way. */
  uploading: string | null;
  locked: boolean;
  onUpload: (upload: { file: File }) => void;
  onDelete: (file: { id: string }) => void;
};

/** The place for a file, and the files that are there. */
export function UploadedFiles({
  files,
  uploading,
  locked,
  onUpload,
  onDelete,
}: UploadedFilesProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { locale } = useLocale();
  const words = useWords(chatSettingsWords);
  return (
    <>
      <FileDrop
        label={uploading === null ? words.csvOrExcel : words.uploading(uploading)}
        dropLabel={words.dropToUpload}
        accept={spreadsheetTypes}
        disabled={locked}
        loading={uploading !== null}
        className="w-full"
        onFile={(file) => {
          setRefused(null);
          onUpload({ file });
        }}
        onReject={(file) => setRefused(file.name)}
      />
      {refused !== null && (
        <p role="alert" className="mt-2 text-12 text-danger wrap-anywhere">
          {words.notSpreadsheet(refused)}
        </p>
      )}
      {files.length === 0 ? (
        <p className="mt-2 text-13 text-subtle">{words.noFiles}</p>
      ) : (
        <ul aria-label={words.uploadedFiles} className="mt-1 max-h-66 overflow-y-auto">
          {files.map(({ id, name, bytes, deleting }) => (
            <li
              key={id}
              className="group/file -mx-2 flex min-h-8 items-center gap-2 rounded-6 ps-2 pe-1 pointer-coarse:min-h-11 text-13 hover:bg-fill focus-within:bg-fill"
            >
              <Icon icon={Sheet} className="text-subtle" />
              <span dir="auto" title={name} className="min-w-0 flex-1 truncate">
                {name}
              </span>
              <span className="grid items-center justify-items-end">
                {bytes !== undefined && (
                  <span className="nums pointer-events-none col-start-1 row-start-1 pe-1 text-12 text-subtle group-hover/file:opacity-0 group-focus-within/file:opacity-0 pointer-coarse:hidden">
                    <bdi>{formatBytes(bytes, locale)}</bdi>
                  </span>
                )}
                <IconButton
                  size="xs"
                  tone="danger"
                  icon={Trash2}
                  label={words.deleteItem(name)}
                  disabled={locked}
                  loading={deleting ?? false}
                  onClick={() => onDelete({ id })}
                  className="col-start-1 row-start-1 opacity-0 group-hover/file:opacity-100 group-focus-within/file:opacity-100 pointer-coarse:opacity-100"
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
