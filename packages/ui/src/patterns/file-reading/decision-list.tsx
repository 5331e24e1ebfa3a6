import { Check, EyeOff } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { linkVariants } from "../../components/link/link.variants.ts";
import { useLocale } from "../../components/locale/index.ts";
import { StatusDot } from "../../components/status-dot/index.ts";
import { actionOf, type DecisionAction } from "./decisions.logic.ts";
import { boundsOf } from "./layout.logic.ts";
import { rangeText } from "./ranges.logic.ts";
import type { FileReadingReady, FileReadingView, ReadingDecision } from "./types.ts";
import { useReadingWords } from "./use-reading-words.ts";

type DecisionListProps = Pick<FileReadingReady, "reading" | "choices"> & {
  headingId: string;
  readOnly: boolean;
  onAct: (action: DecisionAction) => void;
};

/** What was decided when the file was read, and what can be done about each. */
export function DecisionList({ reading, choices, headingId, readOnly, onAct }: DecisionListProps) {
  const { words } = useReadingWords();
  const decisions = [...useTablesDecision(reading), ...reading.decisions];
  return (
    <section aria-labelledby={headingId} className="grid gap-3 p-4">
      <h2 className="font-semibold text-13" id={headingId}>
        {words.whatWeDecided}
      </h2>
      {decisions.length === 0 && <p className="text-13 text-muted">{words.nothingToDecide}</p>}
      <ul className="grid gap-3">
        {decisions.map((decision, index) => (
          <Decision
            action={actionOf(decision, reading, choices, readOnly)}
            decision={decision}
            key={index}
            onAct={onAct}
          />
        ))}
      </ul>
    </section>
  );
}

const MAX_RANGES = 3;

/** Several tables are read without a choice, which the columns above the rows do not show. */
function useTablesDecision({ tables }: FileReadingView): readonly ReadingDecision[] {
  const { words, number } = useReadingWords();
  const { locale } = useLocale();
  if (tables.length < 2) return [];
  const ranges = tables.map((table) => rangeText(boundsOf(table)));
  const more = Math.max(0, ranges.length - MAX_RANGES);
  const shown = ranges.slice(0, MAX_RANGES);
  return [
    {
      kind: "tables",
      title: words.tablesOnSheet(tables.length, number(tables.length)),
      sentence: words.tablesRead(
        more > 0 ? shown.join(", ") : new Intl.ListFormat(locale).format(shown),
        more > 0 ? number(more) : "",
      ),
      doubtful: false,
      rows: tables.slice(1, 2).map(({ firstRow }) => firstRow),
    },
  ];
}

type DecisionProps = {
  decision: ReadingDecision;
  action: DecisionAction | null;
  onAct: (action: DecisionAction) => void;
};

function Decision({ decision, action, onAct }: DecisionProps) {
  const { words } = useReadingWords();
  const { kind, title, sentence, doubtful } = decision;
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2 text-13">
      <span className="flex h-5 items-center justify-center">
        {doubtful ? (
          <StatusDot label={words.needsLook} tone="warning" />
        ) : (
          <Icon className="text-subtle" icon={kind === "hidden" ? EyeOff : Check} />
        )}
      </span>
      <span className="wrap-anywhere" dir="auto">
        {title}
      </span>
      {action && (
        <button
          aria-label={`${words[action.word]}: ${title}`}
          className={linkVariants({ variant: "inline", className: "self-start whitespace-nowrap" })}
          onClick={() => onAct(action)}
          type="button"
        >
          {words[action.word]}
        </button>
      )}
      <p className="col-span-2 col-start-2 text-12 text-muted wrap-anywhere" dir="auto">
        {sentence}
      </p>
    </li>
  );
}
