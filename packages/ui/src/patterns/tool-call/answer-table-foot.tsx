import type { LongTables } from "../markdown/long-tables-context.ts";
import { ResultDownloads } from "./result-downloads.tsx";
import { firstRows, TableFoot } from "./table-foot.tsx";

/** Folds the tables of an answer as those of a result. */
export const foldedTables: LongTables = {
  firstRows,
  Foot: ({ pages, count, text }) => (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-12 text-subtle">
      <TableFoot
        count={count}
        downloads={
          <ResultDownloads
            formats={["csv"]}
            name="table"
            result={() => ({ kind: "table", ...text() })}
          />
        }
        pages={pages}
      />
    </div>
  ),
};
