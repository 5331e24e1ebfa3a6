import { Download, ScrollText, ShieldCheck } from "lucide-react";
import { Badge } from "../../components/badge/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { AdminNav, type AdminPage } from "../admin-parts.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { auditTexts as texts } from "./audit.texts.ts";
import type { AuditFilter, AuditLine, AuditState, AuditVerification } from "./audit.types.ts";

/** Props of {@link AuditScreen}. */
export interface AuditScreenProps {
  state: AuditState;
  /** The pages of the administration; none for a person's own activity. */
  pages: readonly AdminPage[];
  onFilter: (filter: Partial<AuditFilter>) => void;
  /** Address of the same lines as CSV; absent if they cannot be exported. */
  exportHref?: string;
  /** Checks the whole log; absent for a person's own activity. */
  onVerify?: () => void;
}

const tones = { done: "neutral", failed: "danger", denied: "warning", unknown: "warning" } as const;

const columns: readonly DataColumn<AuditLine>[] = [
  { id: "at", header: texts.columns.at, cell: ({ at }) => <DateTime value={at} />, width: "11rem" },
  {
    id: "who",
    header: texts.columns.who,
    cell: ({ who, action }) => (
      <bdi className="wrap-anywhere whitespace-normal">
        {who ?? (action === "login_failed" ? texts.nobody : texts.server)}
      </bdi>
    ),
    narrow: "below",
  },
  {
    id: "action",
    header: texts.columns.action,
    cell: ({ action }) => <span className="text-default">{texts.actionOf(action)}</span>,
    width: "11rem",
  },
  {
    id: "about",
    header: texts.columns.about,
    cell: ({ about, approvedBy }) => (
      <bdi className="wrap-anywhere whitespace-normal">
        {[...about, ...(approvedBy === null ? [] : [texts.approvedBy(approvedBy)])].join(", ")}
      </bdi>
    ),
  },
  {
    id: "outcome",
    header: texts.columns.outcome,
    cell: ({ outcome }) => (
      <Badge tone={tones[outcome as keyof typeof tones] ?? "neutral"}>
        {texts.outcomeOf(outcome)}
      </Badge>
    ),
    width: "7rem",
  },
];

const ownColumns = columns.filter(({ id }) => id !== "who");

const idOf = ({ id }: AuditLine) => id;

/** The audit log: everybody's for administrators, or a person's own activity. */
export function AuditScreen({ state, pages, onFilter, exportHref, onVerify }: AuditScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { scope, lines, filter, olderHref, newestHref, verification } = state;
  const isOwn = scope === "own";
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <Page width="wide">
      <AdminNav pages={pages} />
      <PageHeader
        actions={
          <>
            {onVerify && (
              <Button
                iconStart={ShieldCheck}
                loading={verification.kind === "running"}
                onClick={onVerify}
                variant="outline"
              >
                {texts.verify}
              </Button>
            )}
            {exportHref !== undefined && (
              <LinkButton
                download
                external
                href={exportHref}
                iconStart={Download}
                variant="outline"
              >
                {texts.exportCsv}
              </LinkButton>
            )}
          </>
        }
        className="mb-6"
        description={isOwn ? texts.ownIntro : texts.intro}
        title={isOwn ? texts.own : texts.title}
      />
      <Found verification={verification} />
      <AuditFilters filter={filter} isFiltered={isFiltered} onFilter={onFilter} scope={scope} />
      <DataTable
        columns={isOwn ? ownColumns : columns}
        filtered={isFiltered}
        getRowId={idOf}
        label={texts.table}
        messages={{
          empty: { title: texts.empty, icon: ScrollText },
          filtered: { title: texts.filtered },
        }}
        rows={lines}
      />
      {(olderHref !== null || newestHref !== null) && (
        <div className="mt-4 flex justify-end gap-2">
          {newestHref !== null && (
            <LinkButton href={newestHref} size="sm" variant="ghost">
              {texts.newest}
            </LinkButton>
          )}
          {olderHref !== null && (
            <LinkButton href={olderHref} size="sm" variant="outline">
              {texts.older}
            </LinkButton>
          )}
        </div>
      )}
    </Page>
  );
}

function Found({ verification }: { verification: AuditVerification }) {
  const { kind } = verification;
  if (kind === "none" || kind === "running") return null;
  const tone = kind === "whole" ? "success" : "danger";
  return (
    <Notice className="mb-6" tone={tone}>
      {kind === "whole" && texts.whole(verification.checked)}
      {kind === "broken" && texts.broken(verification.at)}
      {kind === "failed" && verification.message}
    </Notice>
  );
}
