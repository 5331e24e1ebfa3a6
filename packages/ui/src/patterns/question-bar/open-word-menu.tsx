import { Search, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { columnOption } from "./column-option.tsx";
import { columnOf, kindOf, numberText } from "./columns.logic.ts";
import { valueText } from "./condition.logic.ts";
import { ListNote, type Option, type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { useQuestionBar } from "./question-bar-context.ts";
import type { OpenWord, PlacedWord, QuestionColumn } from "./types.ts";
import { useColumnValues } from "./use-column-values.ts";

type Means = PlacedWord["means"];

/** What a word means: one of the likely meanings, another column or value, or nothing. */
export function OpenWordMenu({ open }: { open: OpenWord }) {
  const { place, close, writing } = useQuestionBar();
  const { words, table } = writing;
  const { word, candidates } = open;
  const [view, setView] = useState<"likely" | "columns" | QuestionColumn>("likely");
  const [remember, setRemember] = useState(true);
  const [active, setActive] = useState(0);
  const take = (means: Means) => {
    place({ word, means, remember: remember && canBeRemembered(means) });
    close();
  };
  const means = candidates[active]?.means;
  const column = typeof view === "object" ? view : means && columnOf(table, means.column);
  const isOffered = view !== "likely" || means !== undefined;
  return (
    <>
      {view === "likely" && (
        <LikelyMeanings
          onActive={setActive}
          onOther={() => setView("columns")}
          onTake={take}
          open={open}
        />
      )}
      {view === "columns" && <OtherColumns onTake={setView} word={word} />}
      {typeof view === "object" && <ColumnMeanings column={view} onTake={take} />}
      <div className="flex min-h-9 shrink-0 items-center border-t px-3 py-2 text-12 text-muted">
        {isOffered ? (
          <Checkbox checked={remember} onCheckedChange={(next) => setRemember(next === true)}>
            {column
              ? words.rememberForColumn(table.filename, column.label)
              : words.rememberFor(table.filename)}
          </Checkbox>
        ) : (
          words.notRemembering
        )}
      </div>
    </>
  );
}

/** Only a column or a value can be looked up by a word again. */
const canBeRemembered = (means: Means): boolean =>
  means.kind === "candidate" ? means.candidate.means !== undefined : means.kind !== "nothing";

type LikelyProps = {
  open: OpenWord;
  onTake: (means: Means) => void;
  onOther: () => void;
  /** The meaning that Enter takes; −1 for what is not one of them. */
  onActive: (at: number) => void;
};

/** The likely meanings, which their numbers choose. */
function LikelyMeanings({ open: { word, candidates }, onTake, onOther, onActive }: LikelyProps) {
  const { words } = useQuestionBar().writing;
  const [query, setQuery] = useState("");
  const likely = candidates.map(
    (candidate, at): Option => ({
      id: `meaning-${at}`,
      label: candidate.label,
      detail: candidate.detail,
      mark: at < 9 ? String(at + 1) : undefined,
      onTake: () => onTake({ kind: "candidate", candidate }),
    }),
  );
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Once something is typed, a number belongs to it.
    const chosen =
      query === "" && /^[1-9]$/.test(event.key) ? likely[Number(event.key) - 1] : undefined;
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    chosen.onTake();
  };
  const groups: OptionGroup[] = [
    { id: "likely", label: words.likely, options: likely },
    {
      id: "or",
      label: words.otherMeanings,
      options: [
        {
          id: "other-meaning",
          label: words.chooseColumnOrValue,
          mark: <Icon icon={Search} />,
          onTake: onOther,
        },
        {
          id: "no-meaning",
          label: words.leaveWordOut,
          mark: <Icon icon={X} />,
          onTake: () => onTake({ kind: "nothing" }),
        },
      ],
    },
  ];
  const shown = searched(groups, query);
  return (
    <OptionList
      groups={shown.length > 0 ? shown : groups.slice(1)}
      label={words.whatDoesItMean(word)}
      onActive={(id) => onActive(likely.findIndex((option) => option.id === id))}
      onKeyDown={press}
      onQueryChange={setQuery}
      query={query}
    />
  );
}

type OtherColumnsProps = { word: string; onTake: (column: QuestionColumn) => void };

function OtherColumns({ word, onTake }: OtherColumnsProps) {
  const { writing } = useQuestionBar();
  const { words, table } = writing;
  const [query, setQuery] = useState("");
  const group: OptionGroup = {
    id: "columns",
    label: words.allColumns,
    options: table.columns.map((column) =>
      columnOption(column, writing, { onTake: () => onTake(column) }),
    ),
  };
  return (
    <OptionList
      groups={searched([group], query)}
      label={words.whatDoesItMean(word)}
      onQueryChange={setQuery}
      query={query}
    />
  );
}

type ColumnMeaningsProps = { column: QuestionColumn; onTake: (means: Means) => void };

/** The column itself, or one of its values. */
function ColumnMeanings({ column, onTake }: ColumnMeaningsProps) {
  const { loadValues, writing } = useQuestionBar();
  const { words } = writing;
  const [query, setQuery] = useState("");
  const kind = kindOf(column);
  const hasValues = kind === "text" || kind === "yesNo";
  const { values, retry } = useColumnValues(
    loadValues,
    hasValues ? { column: column.name, search: query.trim(), where: [] } : undefined,
  );
  const itself: OptionGroup = {
    id: "column",
    label: words.theColumn,
    options: [
      columnOption(column, writing, {
        onTake: () => onTake({ kind: "column", column: column.name }),
      }),
    ],
  };
  const found: Option[] =
    values.kind === "found"
      ? values.found.values.map(({ value, rows }) => ({
          id: `value-${value}`,
          label: valueText(column, value, writing),
          detail: words.questionRows(rows, numberText(rows, writing)),
          onTake: () => onTake({ kind: "value", column: column.name, value }),
        }))
      : [];
  return (
    <OptionList
      groups={[
        ...searched([itself], query),
        ...(found.length === 0 ? [] : [{ id: "values", label: words.itsValues, options: found }]),
      ]}
      label={words.searchValues(column.label)}
      loading={hasValues && values.kind === "loading"}
      note={
        hasValues &&
        values.kind === "failed" && <ListNote onRetry={retry}>{words.valuesFailed}</ListNote>
      }
      onQueryChange={setQuery}
      query={query}
    />
  );
}
