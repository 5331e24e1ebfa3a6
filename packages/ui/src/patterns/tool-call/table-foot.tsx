import type { ReactNode } from "react";
import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import type { Pages } from "../json-view/use-pages.ts";

/** Rows of a table that are shown before the rest is folded. */
export const firstRows = 10;

export type TableFootProps = {
  pages: Pages;
  /** Rows in the table. */
  count: number;
  /** Rows in the source, if only the first of them were kept. */
  keptOf?: number | undefined;
  downloads: ReactNode;
};

/** Below a table: how much of it is shown, the button for the rest, and its downloads. */
export function TableFoot({ pages, count, keptOf, downloads }: TableFootProps) {
  const { shown, next, showMore, showFirst } = pages;
  const words = useWords(toolCallWords);
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const total = number.format(count);
  return (
    <>
      {next > 0 || keptOf !== undefined ? (
        <span className="nums py-1">
          {next > 0
            ? words.resultRowsShown(number.format(shown), total)
            : words.resultRowsKept(total, number.format(keptOf ?? count))}
        </span>
      ) : null}
      {next > 0 || showFirst ? (
        // One button for both, so that the focus stays on it when all is shown.
        <Button
          className="-ms-1"
          onClick={next > 0 ? showMore : (showFirst ?? undefined)}
          size="sm"
          variant="ghost"
        >
          {next === 0
            ? words.showFirstResultRows
            : shown + next === count
              ? words.showAllResultRows
              : words.showMoreResultRows(number.format(next))}
        </Button>
      ) : null}
      <span className="ms-auto flex flex-wrap gap-1 -me-2">{downloads}</span>
    </>
  );
}
