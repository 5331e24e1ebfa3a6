import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { FileDrop } from "../../components/file-drop/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import { FileItem } from "./file-item.tsx";
import type { ChatSettingsView } from "./types.ts";
import { UploadProgress } from "./upload-progress.tsx";

/** File extensions and media types that can be queried. */
export const spreadsheetTypes = [
  ".csv",
  ".tsv",
  ".txt",
  ".xls",
  ".xlsx",
  ".xlsm",
  ".xlsb",
  ".ods",
  ".fods",
  ".slk",
  ".dif",
  ".dbf",
  ".prn",
  ".json",
  ".jsonl",
  ".ndjson",
  ".parquet",
  ".zip",
  ".gz",
  "text/csv",
  "text/tab-separated-values",
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.oasis.opendocument.spreadsheet",
] as const;

type UploadedFilesProps = Pick<ChatSettingsView, "files" | "uploading" | "uploaded"> & {
  locked: boolean;
  onUpload: (upload: { file: File }) => void;
  onCancel: (() => void) | undefined;
  onDelete: (file: { id: string }) => void;
  onPreview: ((file: { id: string; name: string }) => void) | undefined;
};

/** The drop area, and the uploaded files. */
export function UploadedFiles({
  files,
  uploading,
  uploaded = null,
  locked,
  onUpload,
  onCancel,
  onDelete,
  onPreview,
}: UploadedFilesProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<{ name: string; count: number } | null>(null);
  const { locale } = useLocale();
  const words = useWords(chatSettingsWords);
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <FileDrop
        label={uploading === null ? words.csvOrExcel : words.uploading(uploading.name)}
        dropLabel={words.dropToUpload}
        accept={spreadsheetTypes}
        disabled={locked}
        loading={uploading !== null}
        className="w-full"
        onFile={(file) => {
          setRefused(null);
          setLeftOut((left) => (left?.name === file.name ? left : null));
          onUpload({ file });
        }}
        onReject={(file) => setRefused(file.name)}
        onLeaveOut={({ file, count }) => setLeftOut({ name: file.name, count })}
      />
      {uploading !== null && <UploadProgress upload={uploading} onCancel={onCancel} />}
      {refused !== null && (
        <p role="alert" className="mt-2 text-12 text-danger wrap-anywhere">
          {words.notSpreadsheet(refused)}
        </p>
      )}
      {leftOut !== null && (
        <p role="status" className="mt-2 text-12 text-muted wrap-anywhere">
          {words.oneFileAtATime(leftOut.name, leftOut.count, number.format(leftOut.count))}
        </p>
      )}
      {uploaded !== null && onPreview && (
        <div className="mt-2 text-12 text-muted wrap-anywhere">
          <p role="status">{words.fileUploaded(uploaded.name)}</p>
          <Button size="sm" variant="ghost" className="-ms-2" onClick={() => onPreview(uploaded)}>
            {words.showRows}
          </Button>
        </div>
      )}
      {files.length === 0 ? (
        <p className="mt-2 text-13 text-subtle">{words.noFiles}</p>
      ) : (
        <ul aria-label={words.uploadedFiles} className="-mx-2 mt-1 max-h-66 overflow-y-auto">
          {files.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              locked={locked}
              onDelete={onDelete}
              onPreview={onPreview}
            />
          ))}
        </ul>
      )}
    </>
  );
}
