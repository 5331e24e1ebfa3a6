import { useId } from "react";
import { useLocale } from "../../components/locale/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { usageTexts as texts } from "./usage.texts.ts";
import type { UsageShare, UsageState } from "./usage.types.ts";

type Shares = NonNullable<Extract<UsageState, { kind: "ready" }>["shares"]>;
type By = keyof Shares;
const order: readonly By[] = ["models", "people", "tools", "apps"];
/** As many as the server tells of people, tools and apps. */
const MOST = 20;

/** Who and what used the credits, each in a table with bars to compare. */
export function UsageShares({ shares }: { shares: Shares }) {
  return order.map((by) => <Share by={by} key={by} rows={shares[by]} />);
}

function Share({ by, rows }: { by: By; rows: readonly UsageShare[] }) {
  const id = useId();
  const { locale } = useLocale();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold text-16" id={id}>
        {texts.shares[by]}
      </h2>
      {rows.length === 0 ? (
        <p className="text-13 text-muted">{texts.noShares}</p>
      ) : (
        <DataTable
          columns={columnsFor(by, rows, locale)}
          // Models of two providers can have the same name.
          getRowId={(row) => String(rows.indexOf(row))}
          label={texts.shareColumns.name[by]}
          rows={rows}
        />
      )}
      {by !== "models" && rows.length === MOST && (
        <p className="text-12 text-subtle">{texts.onlyFirst(MOST)}</p>
      )}
    </section>
  );
}

function columnsFor(
  by: By,
  rows: readonly UsageShare[],
  locale: string | undefined,
): readonly DataColumn<UsageShare>[] {
  const most = Math.max(...rows.map(({ credits }) => credits), 0);
  const whole = new Intl.NumberFormat(locale);
  const decimal = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const number = (
    key: "runs" | "calls" | "inputTokens" | "cachedTokens" | "outputTokens",
    header: string,
  ): DataColumn<UsageShare> => ({
    id: key,
    header,
    align: "end",
    width: "7.5rem",
    cell: (row) => <span className="nums">{whole.format(row[key])}</span>,
    sortBy: (row) => row[key],
  });
  const { input, cached, output, runs, calls, credits } = texts.shareColumns;
  const hasTokens = by === "models" || by === "people";
  return [
    {
      id: "name",
      header: texts.shareColumns.name[by],
      cell: (row) => <Name name={row.name} share={most > 0 ? row.credits / most : 0} />,
      sortBy: ({ name }) => name,
    },
    ...(by === "tools" || by === "apps" ? [number("calls", calls)] : [number("runs", runs)]),
    ...(hasTokens
      ? [
          number("inputTokens", input),
          number("cachedTokens", cached),
          number("outputTokens", output),
        ]
      : []),
    {
      id: "credits",
      header: credits,
      align: "end",
      width: "8rem",
      narrow: "keep",
      cell: (row) => <span className="nums">{decimal.format(row.credits)}</span>,
      sortBy: (row) => row.credits,
    },
  ];
}

/** A name over a bar: its credits beside those of the first. */
function Name({ name, share }: { name: string; share: number }) {
  return (
    <span className="grid min-w-0 gap-1 whitespace-normal">
      <bdi className="font-medium wrap-anywhere">{name || texts.unnamed}</bdi>
      <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-fill">
        <span
          className="block h-full rounded-full bg-chart-1"
          style={{ inlineSize: `${Math.round(share * 1000) / 10}%` }}
        />
      </span>
    </span>
  );
}
