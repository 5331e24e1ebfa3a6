import { clsx } from "clsx";
import { Download, Receipt } from "lucide-react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Credits } from "../../components/credits/index.ts";
import { Link } from "../../components/link/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { DataTable, dataColumns } from "../../patterns/data-table/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { creditsTexts as texts } from "./credits.texts.ts";
import type { CreditsActions, CreditsState, LedgerRow } from "./credits.types.ts";
import { CreditLimits } from "./credit-limits.tsx";
import { FundCards } from "./fund-cards.tsx";
import { isFiltered, LedgerFilters } from "./ledger-filters.tsx";
import { TokenDetails } from "./token-details.tsx";

/** Props of {@link CreditsScreen}. */
export interface CreditsScreenProps {
  state: CreditsState;
  actions: CreditsActions;
  /** `exportCsv` is the address of the file with the same filter; null where the server has none. */
  paths: { pricing: string; exportCsv: string | null };
}

const columns = dataColumns<LedgerRow>([
  {
    id: "what",
    header: texts.columns.what,
    cell: ({ cause, model, tools, tokens = [] }) => (
      <span className="grid min-w-0 whitespace-normal">
        <span className="font-medium wrap-anywhere">{cause}</span>
        {(tools.length > 0 || model) && (
          <span className="text-12 text-muted wrap-anywhere">
            {[...tools, ...(model ? [model] : [])].join(" · ")}
          </span>
        )}
        {tokens.length > 0 && <TokenDetails cause={cause} tokens={tokens} />}
      </span>
    ),
  },
  {
    id: "date",
    header: texts.columns.date,
    width: "11rem",
    cell: ({ date }) => <DateTime value={date} />,
  },
  {
    id: "chat",
    header: texts.columns.chat,
    width: "16rem",
    cell: ({ chat }) =>
      chat && (
        <Link className="block truncate text-as-parent" dir="auto" href={chat.href}>
          {chat.title}
        </Link>
      ),
  },
  {
    id: "credits",
    header: texts.columns.credits,
    align: "end",
    width: "7rem",
    narrow: "keep",
    cell: ({ credits }) => (
      <Credits className={clsx(credits > 0 && "text-success")} signed value={credits} />
    ),
  },
  {
    id: "balance",
    header: texts.columns.balance,
    align: "end",
    width: "7rem",
    cell: ({ balance }) => <Credits className="text-muted" value={balance} />,
  },
]);

const idOf = ({ id }: LedgerRow) => id;

/** Where a person's credits came from and went. */
export function CreditsScreen({ state, actions, paths }: CreditsScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { funds, filter, chats, rows, older } = state;
  return (
    <Page width="wide">
      <PageHeader
        actions={
          <>
            {paths.exportCsv !== null && (
              <LinkButton external href={paths.exportCsv} iconStart={Download}>
                {texts.export}
              </LinkButton>
            )}
            <LinkButton href={paths.pricing} variant="primary">
              {texts.pricing}
            </LinkButton>
          </>
        }
        className="mb-6"
        description={texts.intro}
        title={texts.title}
      />
      <div className="grid grid-cols-1 gap-6">
        {funds && <FundCards funds={funds} />}
        {state.limits && <CreditLimits limits={state.limits} onLimit={actions.onLimit} />}
        <LedgerFilters chats={chats} filter={filter} onFilter={actions.onFilter} />
        <DataTable
          columns={columns}
          filtered={isFiltered(filter)}
          getRowId={idOf}
          label={texts.table}
          messages={{
            empty: { title: texts.empty, icon: Receipt, children: texts.emptyHint },
            filtered: { title: texts.filtered },
          }}
          rows={rows}
        />
        {older !== "none" && (
          <div className="grid justify-items-center gap-2">
            {older === "failed" && (
              <p className="text-13 text-danger" role="alert">
                {texts.olderFailed}
              </p>
            )}
            <Button loading={older === "loading"} onClick={actions.onShowOlder}>
              {texts.older}
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}
