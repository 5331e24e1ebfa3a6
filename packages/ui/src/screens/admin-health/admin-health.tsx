import { type ReactNode, useId, useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { AdminNav, type AdminPage } from "../admin-parts.tsx";
import { adminHealthTexts as texts } from "./admin-health.texts.ts";
import type { AdminHealthActions, AdminHealthState } from "./admin-health.types.ts";
import { HealthChecks } from "./health-checks.tsx";
import { HealthFigures } from "./health-figures.tsx";
import { ConnectionsTable, DeadTable, SourcesTable } from "./health-tables.tsx";

/** Props of {@link AdminHealthScreen}. */
export interface AdminHealthScreenProps {
  state: AdminHealthState;
  actions: AdminHealthActions;
  /** The pages of the administration. */
  pages: readonly AdminPage[];
}

/** How the server is, for administrators. */
export function AdminHealthScreen({ state, actions, pages }: AdminHealthScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const {
    now,
    stale = false,
    figures,
    checks,
    dead,
    sources,
    connections,
    discarding,
    alert,
  } = state;
  const { failing, worst } = sources;
  const listed = failing > worst.length ? ` ${texts.sourcesShown(worst.length)}` : "";
  return (
    <Page width="wide">
      <AdminNav pages={pages} />
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      <div className="grid grid-cols-1 gap-8">
        {stale && <Notice tone="warning">{texts.stale}</Notice>}
        <HealthFigures figures={figures} now={now} />
        <HealthChecks checks={checks} />
        <Section hint={dead.length === 0 ? texts.noDead : texts.deadHint} title={texts.dead}>
          {alert && <Notice tone={alert.tone}>{alert.text}</Notice>}
          {dead.length > 0 && <DeadTable actions={actions} dead={dead} now={now} />}
        </Section>
        <Section
          hint={failing === 0 ? texts.noSources : `${texts.sourcesHint(failing)}${listed}`}
          title={texts.sources}
        >
          {worst.length > 0 && <SourcesTable now={now} sources={worst} />}
        </Section>
        <Section
          hint={connections.length === 0 ? texts.noConnections : undefined}
          title={texts.connections}
        >
          {connections.length > 0 && <ConnectionsTable connections={connections} />}
        </Section>
      </div>
      <DiscardQuestion actions={actions} discarding={discarding} />
    </Page>
  );
}

function Section({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="font-semibold text-16" id={id}>
          {title}
        </h2>
        {hint !== undefined && <p className="mt-1 text-13 text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

function DiscardQuestion({
  discarding,
  actions,
}: {
  discarding: { name: string; busy: boolean } | null;
  actions: Pick<AdminHealthActions, "onConfirm" | "onCancel">;
}) {
  // The words stay readable while the dialog fades out.
  const [asked, setAsked] = useState(discarding);
  if (discarding !== null && discarding !== asked) setAsked(discarding);
  return (
    <ConfirmDialog
      busy={discarding?.busy ?? false}
      message={texts.discardMessage(texts.nameOf(asked?.name ?? ""))}
      onCancel={actions.onCancel}
      onConfirm={actions.onConfirm}
      open={discarding !== null}
      title={texts.discardTitle}
      verb={texts.discard}
    />
  );
}
