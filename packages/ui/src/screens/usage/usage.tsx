import type { ReactNode } from "react";
import { Chart } from "../../components/chart/index.ts";
import { LinkButton } from "../../components/button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { AdminNav, type AdminPage } from "../admin-parts.tsx";
import { usageTexts as texts } from "./usage.texts.ts";
import type { UsageSpan, UsageState, UsageValues } from "./usage.types.ts";
import { UsageShares } from "./usage-shares.tsx";

/** Props of {@link UsageScreen}. */
export interface UsageScreenProps {
  state: UsageState;
  /** The pages of the administration. */
  pages: readonly AdminPage[];
}

/** What everybody used, day by day, for administrators. */
export function UsageScreen({ state, pages }: UsageScreenProps) {
  const { locale } = useLocale();
  if (state.kind === "loading") return <PageSkeleton />;
  const { days, credits, runs, failures, spans, shares } = state;
  const day = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  const shared = {
    categories: days.map((one) => day.format(new Date(`${one}T00:00:00Z`))),
    categoryLabel: texts.day,
  };
  return (
    <Page width="wide">
      <AdminNav pages={pages} />
      <PageHeader
        actions={<Spans spans={spans} />}
        className="mb-6"
        description={texts.intro}
        title={texts.title}
      />
      <div className="grid grid-cols-1 gap-6">
        <Panel>
          <Chart
            {...shared}
            kind="bar"
            label={texts.credits}
            series={[{ name: texts.credits, values: credits }]}
          />
        </Panel>
        <Panel>
          <Chart
            {...shared}
            kind="stacked-bar"
            label={texts.runs}
            series={shownOf(runs).map(({ name, values }) => ({
              name: texts.endOf(name),
              values,
              ...(name === "failed" && { tone: "danger" }),
            }))}
          />
        </Panel>
        <Panel>
          {failures.length === 0 ? (
            <>
              <h2 className="font-medium text-14">{texts.failures}</h2>
              <p className="mt-3 text-13 text-muted">{texts.noFailures}</p>
            </>
          ) : (
            <Chart
              {...shared}
              kind="stacked-bar"
              label={texts.failures}
              series={failures.map(({ name, values }) => ({ name: name || texts.others, values }))}
            />
          )}
        </Panel>
        {shares && <UsageShares shares={shares} />}
      </div>
    </Page>
  );
}

/** Endings that never occurred need no place in the legend. */
function shownOf(runs: readonly UsageValues[]): readonly UsageValues[] {
  const occurred = runs.filter(({ values }) => values.some((value) => value > 0));
  return occurred.length > 0 ? occurred : runs.slice(0, 1);
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-8 border border-line bg-surface p-4 sm:p-5">{children}</div>
  );
}

function Spans({ spans }: { spans: readonly UsageSpan[] }) {
  return (
    <nav aria-label={texts.spans}>
      <ul className="flex gap-1">
        {spans.map(({ days, href, current }) => (
          <li key={days}>
            <LinkButton
              aria-current={current ? "page" : undefined}
              href={href}
              size="sm"
              variant={current ? "neutral" : "ghost"}
            >
              {texts.span(days)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
