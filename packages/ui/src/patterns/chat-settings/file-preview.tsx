import { useMemo, useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent } from "../../components/dialog/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import { Link } from "../../components/link/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from "../../components/table/index.ts";
import { fileCardWords } from "../../components/labels/words/file-card-words.ts";
import { ColumnRole } from "../file-card/column-role.tsx";
import type { ColumnRoleChoice } from "../file-card/types.ts";
import type { ChoosePrompt } from "../file-card/choose-prompt-context.ts";
import { columnTypeInWords } from "../file-card/column-type.ts";
import { PromptList } from "../file-card/prompt-list.tsx";
import type { Json } from "../json-view/types.ts";
import { type NumberColumn, numberColumns } from "../tool-call/number-columns.logic.ts";
import type { FilePreviewView, PreviewTable } from "./types.ts";

/** Props of {@link FilePreview}. */
export type FilePreviewProps = {
  preview: FilePreviewView;
  onClose: () => void;
  /** Retries after a failure. */
  onRetry: () => void;
  /** Fills in the chosen question once the dialog has closed; nothing is sent. Without it questions cannot be chosen. */
  onChoosePrompt?: ChoosePrompt | undefined;
  /** Changes what questions take a column for. Without it roles can only be read. */
  onChooseRole?: ((chosen: ColumnRoleChoice) => void) | undefined;
  /** Why the last choice could not be saved. @default null */
  failure?: string | null;
  /** The page that shows how the file is read. */
  readingHref?: string | undefined;
};

/** The beginning of a file: the first rows of each table, its column types, and how the file was read. */
export function FilePreview({
  preview,
  onClose,
  onRetry,
  onChoosePrompt,
  onChooseRole,
  failure = null,
  readingHref,
}: FilePreviewProps) {
  const words = useWords(fileCardWords);
  const chosen = useRef<string | null>(null);
  const { questions = [] } = preview;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (chosen.current === null) return;
          // Focus goes to the message box, not back to the button that opened the dialog.
          event.preventDefault();
          onChoosePrompt?.({ prompt: chosen.current });
        }}
        size="lg"
        title={<bdi>{preview.name}</bdi>}
      >
        <DialogBody>
          {failure !== null && (
            <Notice className="mb-4" tone="danger">
              {words.roleNotSaved} <bdi>{failure}</bdi>
            </Notice>
          )}
          {readingHref !== undefined && (
            <p className="mb-4 text-13">
              <Link className="font-medium" href={readingHref}>
                {words.seeHowWeRead}
              </Link>
            </p>
          )}
          <Content onChooseRole={onChooseRole} preview={preview} onRetry={onRetry} />
          {preview.kind === "ready" && questions.length > 0 && (
            <div className="-mx-4 pt-3">
              <PromptList
                onChoose={
                  onChoosePrompt &&
                  (({ prompt }) => {
                    chosen.current = prompt;
                    onClose();
                  })
                }
                prompts={questions}
                title={words.askAboutFile}
              />
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Content({
  preview,
  onRetry,
  onChooseRole,
}: Pick<FilePreviewProps, "preview" | "onRetry" | "onChooseRole">) {
  const words = useWords(chatSettingsWords);
  switch (preview.kind) {
    case "loading":
      return <Spinner label={words.loadingRows} />;
    case "failed":
      return (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={onRetry}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.previewFailed} <bdi>{preview.reason}</bdi>
        </Notice>
      );
    case "ready":
      return (
        <div className="grid gap-6">
          {preview.tables.map((table, index) => (
            <TablePreview
              key={index}
              onChooseRole={onChooseRole}
              table={table}
              titled={table.label !== preview.name}
            />
          ))}
        </div>
      );
  }
}

const numberTypes = new Set(["integer", "decimal"]);

/** `titled` if the table has a name of its own. */
function TablePreview({
  table,
  titled,
  onChooseRole,
}: Pick<FilePreviewProps, "onChooseRole"> & { table: PreviewTable; titled: boolean }) {
  const words = useWords(chatSettingsWords);
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const numbers = useMemo(
    () =>
      numberColumns(
        {
          columns: table.columns.map(({ label, type }) => ({ name: label, type })),
          rows: table.rows as readonly (readonly Json[])[],
        },
        locale,
      ),
    [table, locale],
  );
  const sideOf = (column: number) =>
    numbers[column] || numberTypes.has(table.columns[column]?.type ?? "") ? "end" : "start";
  return (
    <section className="grid min-w-0 gap-2">
      <div className="flex min-w-0 items-baseline justify-between gap-3">
        {titled && (
          <h3 className="min-w-0 font-medium text-14 wrap-anywhere">
            <bdi>{table.label}</bdi>
          </h3>
        )}
        <span className="nums shrink-0 text-12 text-subtle">
          {words.firstRowsOf(number.format(table.rows.length), number.format(table.rowCount))}
        </span>
      </div>
      {table.notes.map((note, index) => (
        <p key={index} className="text-13 text-muted wrap-anywhere">
          {note}
        </p>
      ))}
      <Table label={table.label}>
        <TableHead>
          <tr>
            {table.columns.map((column, index) => (
              <TableHeadCell key={index} align={sideOf(index)}>
                <bdi className="block pt-1.5 text-default">{column.label}</bdi>
                <span className="block pb-1.5 font-normal">
                  {columnTypeInWords(column, words, locale)}
                </span>
                {column.role !== undefined && (
                  <span className="block pb-1.5 font-normal">
                    <ColumnRole column={column} onChooseRole={onChooseRole} table={table} />
                  </span>
                )}
              </TableHeadCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {table.rows.map((row, index) => (
            <TableRow key={index}>
              {table.columns.map((_, column) => (
                <TableCell key={column} align={sideOf(column)} className="max-w-80 truncate">
                  <Cell column={numbers[column]} value={row[column]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {table.rows.length === 0 && <p className="text-13 text-subtle">{words.noRows}</p>}
    </section>
  );
}

type CellProps = { value: unknown; column: NumberColumn | null | undefined };

/** Values are always text: they never become a link, a picture or a formula. */
function Cell({ value, column }: CellProps) {
  if (value === null || value === undefined) return <span className="text-subtle">–</span>;
  if (column) return <span className="nums">{column.format(value as Json)}</span>;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return <bdi title={text.length > 32 ? text : undefined}>{text}</bdi>;
}
