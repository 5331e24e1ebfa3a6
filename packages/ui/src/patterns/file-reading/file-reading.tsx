import { clsx } from "clsx";
import { Sheet } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { useUnsavedChanges } from "../../components/unsaved-changes/index.ts";
import { useUndoKeys } from "../../hooks/use-undo-keys.ts";
import { countChanges } from "./choices.logic.ts";
import { DecisionList } from "./decision-list.tsx";
import type { DecisionAction } from "./decisions.logic.ts";
import { columnCount, tableAround } from "./layout.logic.ts";
import { ReadingBar } from "./reading-bar.tsx";
import { ReadingFields } from "./reading-fields.tsx";
import { ReadingGrid } from "./reading-grid.tsx";
import { SheetTabs } from "./sheet-tabs.tsx";
import type { FileReadingActions, FileReadingReady, FileReadingState } from "./types.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useReadingWords } from "./use-reading-words.ts";

/** Props of {@link FileReading}. */
export interface FileReadingProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** What is shown. */
  state: FileReadingState;
  /** What a person does. */
  actions: FileReadingActions;
  /** Where the way back leads. */
  backHref: string;
}

/** How an uploaded file is read: the file as it is, what was decided about it, and what can be decided otherwise. */
export function FileReading({ state, actions, backHref, className, ...rest }: FileReadingProps) {
  return (
    <div
      className={clsx("@container/reading flex min-h-0 min-w-0 flex-1 flex-col", className)}
      data-slot="file-reading"
      {...rest}
    >
      {state.kind === "ready" ? (
        <Ready actions={actions} backHref={backHref} state={state} />
      ) : (
        <NotReady backHref={backHref} state={state} />
      )}
    </div>
  );
}

type NotReadyProps = {
  state: Exclude<FileReadingState, FileReadingReady>;
  backHref: string;
};

function NotReady({ state, backHref }: NotReadyProps) {
  const { words } = useReadingWords();
  return (
    <>
      <ReadingBar backHref={backHref} title={words.howWeReadFile} />
      {state.kind === "loading" ? (
        <div className="grid gap-2 p-4">
          <Spinner label={words.loadingReading} />
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton className="h-7" key={at} />
          ))}
        </div>
      ) : (
        <EmptyState
          actions={<LinkButton href={backHref}>{words.backToChat}</LinkButton>}
          icon={Sheet}
          level={2}
          title={words.readingNotShown}
        >
          {state.message}
        </EmptyState>
      )}
    </>
  );
}

type ReadyProps = Pick<FileReadingProps, "actions" | "backHref"> & { state: FileReadingReady };

function Ready({ state, actions, backHref }: ReadyProps) {
  const { words, size } = useReadingWords();
  const ids = { grid: useId(), decided: useId() };
  const { reading, pages, choices, readOnly = false, previews = 0 } = state;
  const { tables, sheets, sheet } = reading;
  const columnTotal = columnCount(tables, pages);
  const focus = useGridFocus({ rows: reading.rowTotal, columns: columnTotal });
  const [openType, setOpenType] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const header = useRef<HTMLInputElement>(null);
  const encoding = useRef<HTMLButtonElement>(null);
  const refs = { header, encoding };
  const changes = useChangeCount(state);
  const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  const [rowsSaid = "", columnsSaid = ""] = size(rows, columns);
  const andLeave = (act: () => void) => () => {
    act();
    // The button that had the focus goes with what it is about.
    title.current?.focus();
  };
  useUndoKeys({ onUndo: actions.onUndoLast, onRedo: actions.onRedo }, !readOnly && !state.saving);
  const act = (action: DecisionAction) => {
    switch (action.kind) {
      case "choose":
        return actions.onChange(action.choices);
      case "show":
        return focus.focusCell(action, { center: true });
      case "field":
        refs[action.field].current?.scrollIntoView({ block: "nearest" });
        return refs[action.field].current?.focus();
      case "type":
        focus.focusCell({ row: 0, column: action.column });
        return setOpenType(action.column);
    }
  };
  return (
    <>
      <ReadingBar
        backHref={backHref}
        title={words.howWeRead(reading.filename)}
        titleRef={title}
        {...(!readOnly && {
          changes: {
            count: changes,
            answers: state.answers,
            saving: state.saving ?? false,
            blocked: (state.previewFailure ?? null) !== null,
            onUndo: andLeave(actions.onUndo),
            onSave: actions.onSave,
          },
        })}
      />
      {/* Above what scrolls: on a phone the fields are far below the file. */}
      <div className="relative shrink-0">
        {state.previewing && <Progress />}
        <Failures
          onTryAgain={andLeave(() => actions.onChange(choices))}
          onUndoLast={changes > 0 ? andLeave(actions.onUndoLast) : undefined}
          state={state}
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col @lg/reading:flex-row @max-lg/reading:overflow-y-auto">
        <div
          aria-busy={state.previewing || undefined}
          className="flex min-h-0 min-w-0 flex-1 flex-col @max-lg/reading:h-100 @max-lg/reading:flex-none"
        >
          <div className="flex min-h-0 flex-1 flex-col" id={ids.grid}>
            <ReadingGrid
              choices={choices}
              columnTotal={columnTotal}
              focus={focus}
              // Widths are those of the sheet as it was first shown.
              key={`${sheet} ${reading.delimiter}`}
              onChange={readOnly ? undefined : actions.onChange}
              onOpenType={setOpenType}
              onRows={actions.onRows}
              openType={openType}
              pages={pages}
              previewing={state.previewing}
              reading={reading}
            />
          </div>
          <div className="flex min-h-9 shrink-0 items-center gap-x-4 border-t bg-surface px-3 @max-lg/reading:flex-wrap">
            {sheets.length > 1 && (
              <SheetTabs
                onSheet={actions.onSheet}
                panelId={ids.grid}
                sheet={sheet}
                sheets={sheets}
              />
            )}
            <span className="nums ms-auto shrink-0 text-12 text-subtle @max-lg/reading:py-2">
              {tables.length === 0 ? words.noTable : `${rowsSaid}, ${columnsSaid}`}
            </span>
          </div>
        </div>
        <aside
          aria-labelledby={ids.decided}
          className="min-h-0 shrink-0 overflow-y-auto bg-surface @lg/reading:w-83 @lg/reading:border-s @max-lg/reading:overflow-visible @max-lg/reading:border-t"
        >
          {readOnly && (
            <p className="border-b px-4 py-3 text-13 text-muted">{words.readingReadOnly}</p>
          )}
          <DecisionList
            choices={choices}
            headingId={ids.decided}
            onAct={act}
            reading={reading}
            readOnly={readOnly}
          />
          <ReadingFields
            choices={choices}
            forNext={state.forNext}
            onChange={actions.onChange}
            onForNextChange={actions.onForNextChange}
            reading={reading}
            readOnly={readOnly}
            refs={refs}
            table={tableAround(tables, focus.active.row)}
          />
        </aside>
      </div>
      <span className="sr-only" role="status">
        {state.previewing
          ? words.rereading
          : previews > 0
            ? words.readsNow(rowsSaid, columnsSaid)
            : ""}
      </span>
    </>
  );
}

/** How many changes are not saved; a guard asks before they are lost. */
function useChangeCount({ saved, choices, forNext, savedForNext }: FileReadingReady): number {
  const count = countChanges(saved, choices) + (forNext === savedForNext ? 0 : 1);
  const unsaved = useUnsavedChanges();
  const id = useId();
  const isUnsaved = count > 0;
  useEffect(() => {
    unsaved.note(id, isUnsaved);
    return () => unsaved.note(id, false);
  }, [unsaved, id, isUnsaved]);
  return count;
}

/** The last reading stays while another is tried; only a line says that it is. */
function Progress() {
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-0 z-sticky h-0.5 overflow-hidden bg-accent-line"
    >
      <div className="h-full w-1/3 animate-breathe bg-accent" />
    </div>
  );
}

type FailuresProps = Pick<ReadyProps, "state"> & {
  onUndoLast: (() => void) | undefined;
  onTryAgain: () => void;
};

/** Why a choice was not tried, or not saved, and what can be done now. */
function Failures({ state, onUndoLast, onTryAgain }: FailuresProps) {
  const { words } = useReadingWords();
  const { previewFailure = null, saveFailure = null } = state;
  if (previewFailure === null && saveFailure === null) return null;
  return (
    <div className="grid gap-2 border-b bg-surface p-3">
      {previewFailure !== null && (
        <Notice tone="danger">
          {words.previewNotPossible} <bdi>{previewFailure}</bdi>
          <div className="mt-2 flex flex-wrap gap-2">
            {onUndoLast && (
              <Button onClick={onUndoLast} size="sm">
                {words.undoLastChange}
              </Button>
            )}
            <Button onClick={onTryAgain} size="sm" variant="ghost">
              {words.tryReadingAgain}
            </Button>
          </div>
        </Notice>
      )}
      {saveFailure !== null && (
        <Notice tone="danger">
          {words.readingNotSaved} <bdi>{saveFailure}</bdi>
        </Notice>
      )}
    </div>
  );
}
