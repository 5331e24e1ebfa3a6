import type { CreditLimits, CreditSummary } from "@switchboard/api-client";
import {
  getCreditLimits,
  getCredits,
  listLedger,
  updateCreditLimits,
} from "@switchboard/api-client/calls";
import {
  CreditsScreen,
  creditsTexts as texts,
  type LedgerFilter,
  type LedgerRow,
} from "@switchboard/ui/screens/credits";
import { useState } from "react";
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { saveStateOf } from "../actions/save-state-of.ts";
import { useActions } from "../actions/use-actions.ts";
import { detailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { readFilter, toFunds, toLedgerRow, toLimits, toQuery, toSearch } from "./credits-view.ts";
import { PageTitle } from "./page-title.tsx";

type CreditsData = {
  readonly filter: LedgerFilter;
  readonly rows: readonly LedgerRow[];
  readonly nextCursor: string | null;
  readonly credits: CreditSummary | null;
  readonly limits: CreditLimits | null;
};

async function loader(services: Services, url: string): Promise<CreditsData> {
  const { api, appInfo, paths, requireUser } = services;
  await Promise.all([requireUser(texts.loginRequired), appInfo.ensure()]);
  const filter = readFilter(new URL(url).searchParams);
  const [page, credits, limits] = await Promise.all([
    api.call(listLedger, { query: toQuery(filter) }),
    appInfo.has("credits") ? api.call(getCredits).catch(() => null) : null,
    appInfo.has("credit-limits") ? api.call(getCreditLimits).catch(() => null) : null,
  ]);
  const rows = page.items.map((line) => toLedgerRow(line, paths));
  return { filter, rows, nextCursor: page.next_cursor, credits, limits };
}

export const createRoute = (services: Services) => ({
  loader: ({ request }: LoaderFunctionArgs) => loader(services, request.url),
  Component: CreditsPage,
});

function CreditsPage() {
  const data = useLoaderData<CreditsData>();
  return (
    <>
      <PageTitle heading={texts.title} />
      {/* Older lines belong to the filter that they were loaded with. */}
      <Ledger data={data} key={toSearch(data.filter).toString()} />
    </>
  );
}

function Ledger({ data: { filter, rows, nextCursor, credits, limits } }: { data: CreditsData }) {
  const { account, api, appInfo, config, paths } = useServices();
  const [, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const known = useStore(account.store);
  const [older, setOlder] = useState<{ rows: readonly LedgerRow[]; cursor: string | null }>({
    rows: [],
    cursor: nextCursor,
  });
  const { actions } = useActions({
    limit: {
      run: async ({ daily, perRun }: { daily: number | null; perRun: number | null }) => {
        await api.call(updateCreditLimits, { body: { daily, per_run: perRun } });
        await revalidate();
      },
      failed: (error) => detailOf(error, texts.limits.failed),
    },
    more: {
      run: async () => {
        const { cursor } = older;
        if (cursor === null) return;
        const page = await api.call(listLedger, { query: { ...toQuery(filter), cursor } });
        setOlder({
          rows: [...older.rows, ...page.items.map((line) => toLedgerRow(line, paths))],
          cursor: page.next_cursor,
        });
      },
    },
  });
  const csv = new URLSearchParams(toQuery(filter));
  return (
    <CreditsScreen
      actions={{
        onFilter: (next) => setParams(toSearch(next), { preventScrollReset: true }),
        onShowOlder: () => actions.more.run({}),
        onLimit: actions.limit.run,
      }}
      paths={{
        pricing: paths.pricing,
        exportCsv: appInfo.has("credits")
          ? `${config.apiHost}/api/v1/credits/ledger.csv?${csv}`
          : null,
      }}
      state={{
        kind: "ready",
        funds: credits && toFunds(credits),
        limits: limits && toLimits(limits, saveStateOf(actions.limit)),
        filter,
        chats: known.status === "user" ? known.user.chat_sessions : [],
        rows: [...rows, ...older.rows],
        older: olderOf(older.cursor, actions.more.status),
      }}
    />
  );
}

function olderOf(cursor: string | null, status: "idle" | "running" | "done" | "failed") {
  if (status === "running") return "loading";
  if (status === "failed") return "failed";
  return cursor === null ? "none" : "some";
}
