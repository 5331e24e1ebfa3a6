import { clsx } from "clsx";
import { Sheet } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import { fileCardWords } from "../../components/labels/words/file-card-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Notice } from "../../components/notice/index.ts";
import type { ChoosePrompt } from "./choose-prompt-context.ts";
import { ColumnRole } from "./column-role.tsx";
import { columnTypeInWords } from "./column-type.ts";
import { FileVersion, type FileVersionProps, VersionChanges } from "./file-version.tsx";
import { PromptList } from "./prompt-list.tsx";
import { ReadingLine } from "./reading-line.tsx";
import type { ColumnRoleChoice, FileCardView, FileTable } from "./types.ts";

/** Props of {@link FileCard}. */
export interface FileCardProps extends Omit<ComponentProps<"section">, "children"> {
  /** The file, as it was read. */
  file: FileCardView;
  /** Fills in the chosen question; nothing is sent. Without it questions cannot be chosen. */
  onChoosePrompt?: ChoosePrompt | undefined;
  /** Changes what questions take a column for. Without it roles can only be read. */
  onChooseRole?: ((chosen: ColumnRoleChoice) => void) | undefined;
  /** Why the last choice could not be saved. @default null */
  failure?: string | null;
  /** The page that shows how it is read. Without it the card says what was decided in sentences. */
  readingHref?: string | undefined;
  /** Offers to replace the earlier file of its name. Without it both are kept. */
  version?: FileVersionProps | undefined;
}

/** Columns and sheets that are listed; a wide file would fill the conversation. */
const shownColumns = 12;
const shownTables = 3;

/** What an uploaded file holds: rows, columns with their types, how far its dates reach, and what to ask about it. */
export function FileCard({
  file,
  onChoosePrompt,
  onChooseRole,
  failure = null,
  readingHref,
  version,
  className,
  ...rest
}: FileCardProps) {
  const words = useWords(fileCardWords);
  const { locale } = useLocale();
  const id = useId();
  const { name, tables, questions } = file;
  const [only] = tables;
  const more = tables.length - shownTables;
  return (
    <section
      aria-labelledby={id}
      data-slot="file-card"
      className={clsx(
        "@container/file min-w-0 overflow-hidden rounded-8 border bg-surface text-13 *:not-first:border-t",
        className,
      )}
      {...rest}
    >
      <div className="flex min-w-0 items-center gap-x-3 px-4 py-3">
        <h2 className="flex min-w-0 flex-1 items-center gap-2 font-semibold text-14" id={id}>
          <Icon icon={Sheet} className="text-subtle" />
          <bdi className="line-clamp-2 min-w-0 wrap-anywhere" title={name}>
            {name}
          </bdi>
        </h2>
        {only && tables.length === 1 && <Size table={only} />}
      </div>
      {file.sameName && version && <FileVersion sameName={file.sameName} {...version} />}
      {file.changes && <VersionChanges changes={file.changes} />}
      {readingHref !== undefined && <ReadingLine href={readingHref} tables={tables} />}
      {tables.slice(0, shownTables).map((table, index) => (
        <Columns
          key={index}
          onChooseRole={onChooseRole}
          saysNotes={readingHref === undefined}
          table={table}
          titled={tables.length > 1}
        />
      ))}
      {more > 0 && (
        <p className="px-4 py-2 text-12 text-subtle">
          {words.moreFileSheets(more, more.toLocaleString(locale))}
        </p>
      )}
      {failure !== null && (
        <div className="px-4 py-3">
          <Notice tone="danger">
            {words.roleNotSaved} <bdi>{failure}</bdi>
          </Notice>
        </div>
      )}
      {questions.length > 0 && (
        <PromptList title={words.askAboutFile} prompts={questions} onChoose={onChoosePrompt} />
      )}
    </section>
  );
}

function Size({ table: { rowCount, columns } }: { table: FileTable }) {
  const words = useWords(fileCardWords);
  const { locale } = useLocale();
  return (
    <span className="nums shrink-0 text-12 text-subtle">
      {words.fileRows(rowCount, rowCount.toLocaleString(locale))}
      {" · "}
      {words.fileColumns(columns.length, columns.length.toLocaleString(locale))}
    </span>
  );
}

function Columns({
  table,
  titled,
  saysNotes,
  onChooseRole,
}: Pick<FileCardProps, "onChooseRole"> & {
  table: FileTable;
  titled: boolean;
  saysNotes: boolean;
}) {
  const words = { ...useWords(chatSettingsWords), ...useWords(fileCardWords) };
  const { locale } = useLocale();
  const { label, columns, notes = [] } = table;
  const more = columns.length - shownColumns;
  return (
    <div className="grid gap-2 px-4 py-3">
      {titled && (
        <div className="flex min-w-0 items-baseline justify-between gap-3">
          <h3 className="min-w-0 font-medium wrap-anywhere">
            <bdi>{label}</bdi>
          </h3>
          <Size table={table} />
        </div>
      )}
      <dl className="grid gap-x-6 gap-y-2 @sm/file:grid-cols-3">
        {columns.slice(0, shownColumns).map((column, index) => (
          <div
            key={index}
            className="flex min-w-0 items-baseline justify-between gap-4 @sm/file:block"
          >
            <dt className="min-w-0 truncate" dir="auto" title={column.label}>
              {column.label}
            </dt>
            <dd className="grid shrink-0 justify-items-end text-12 text-subtle @sm/file:justify-items-start">
              {columnTypeInWords(column, words, locale)}
              <ColumnRole column={column} onChooseRole={onChooseRole} table={table} />
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <p className="text-12 text-subtle">
          {words.moreFileColumns(more, more.toLocaleString(locale))}
        </p>
      )}
      {saysNotes &&
        notes.map((note, index) => (
          <p key={index} className="text-12 text-muted wrap-anywhere">
            {note}
          </p>
        ))}
    </div>
  );
}
