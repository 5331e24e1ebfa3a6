import { Link } from "../../components/link/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { fileCardWords } from "../../components/labels/words/file-card-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import type { FileTable } from "./types.ts";

/** Decisions that are named; a workbook of many sheets has many. */
const SHOWN = 6;

type ReadingLineProps = { href: string; tables: readonly FileTable[] };

/** What was decided when the file was read, in one line, and the page that shows it in the file. */
export function ReadingLine({ href, tables }: ReadingLineProps) {
  const words = useWords(fileCardWords);
  const { locale } = useLocale();
  const all = tables.flatMap(({ decisions = [] }) => decisions);
  const isSameShape = all.some(({ kind }) => kind === "same_shape");
  // What concerns the whole file is said of each of its tables.
  const byTitle = new Map(
    all.filter(({ kind }) => kind !== "same_shape").map((one) => [one.title, one]),
  );
  const decisions = [...byTitle.values()];
  const more = decisions.length - SHOWN;
  return (
    <div className="grid gap-1 px-4 py-3">
      {decisions.length > 0 && (
        <p className="text-muted wrap-anywhere">
          {decisions.slice(0, SHOWN).map(({ title, doubtful }, index) => (
            <span key={title}>
              {index > 0 && " · "}
              <bdi className={doubtful ? "text-warning" : undefined}>{title}</bdi>
            </span>
          ))}
          {more > 0 && ` · ${words.moreDecisions(more, more.toLocaleString(locale))}`}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link className="font-medium" href={href}>
          {words.seeHowWeRead}
        </Link>
        {isSameShape && <span className="text-muted">{words.readAsLastFile}</span>}
      </p>
    </div>
  );
}
