import { Plug } from "lucide-react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { Catalogue } from "./catalogue.tsx";
import { ConnectionQuestions } from "./connection-questions.tsx";
import { ConnectionsAlert } from "./connections-alert.tsx";
import { EmptyHint } from "./empty-hint.tsx";
import { HealthCell, healthTexts } from "../connection-health.tsx";
import { connectionsTexts as texts } from "./connections.texts.ts";
import type { ConnectionRow, ConnectionsActions, ConnectionsState } from "./connections.types.ts";

/** Props of {@link ConnectionsScreen}. */
export interface ConnectionsScreenProps {
  state: ConnectionsState;
  actions: ConnectionsActions;
  paths: { customTool: string };
}

const columns = [
  {
    id: "name",
    header: texts.columns.name,
    cell: ({ name, type, logoUrl }) => (
      <span className="flex min-w-0 items-center gap-2">
        <AppLogo name={type} src={logoUrl} />
        <bdi className="min-w-0 wrap-anywhere whitespace-normal">{name}</bdi>
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  {
    id: "type",
    header: texts.columns.type,
    cell: ({ type }) => <bdi>{type}</bdi>,
    sortBy: ({ type }) => type,
  },
  {
    id: "tools",
    header: texts.columns.tools,
    align: "end",
    cell: ({ enabled }) => enabled,
    sortBy: ({ enabled }) => enabled,
  },
] as const satisfies readonly DataColumn<ConnectionRow>[];

const urgency = { expired: 0, failing: 1, untested: 2, ok: 3 } as const;

/** With a status column if the server reports it; connections that need attention sort to the top. */
function columnsFor(now: string | undefined): readonly DataColumn<ConnectionRow>[] {
  const [name, type, tools] = columns;
  if (now === undefined) return columns;
  const health: DataColumn<ConnectionRow> = {
    id: "health",
    header: texts.columns.health,
    cell: ({ name: of, health: known }) =>
      known && <HealthCell health={known} name={of} now={now} />,
    sortBy: ({ health: known }) => (known ? urgency[known.status] : null),
  };
  return [name, type, health, tools];
}

const idOf = ({ id }: ConnectionRow) => id;

const actionsOf = ({ onDelete, onTest }: ConnectionsActions) =>
  function RowActions({ id, name, editHref, health, testing = false }: ConnectionRow) {
    return (
      <>
        {onTest && health && (
          <Button
            aria-label={healthTexts.testNamed(name)}
            loading={testing}
            onClick={() => onTest({ id })}
            size="sm"
            variant="ghost"
          >
            {healthTexts.test}
          </Button>
        )}
        <LinkButton aria-label={texts.editNamed(name)} href={editHref} size="sm" variant="ghost">
          {texts.edit}
        </LinkButton>
        <Button
          aria-label={texts.deleteNamed(name)}
          onClick={() => onDelete({ id })}
          size="sm"
          variant="ghost"
        >
          {texts.delete}
        </Button>
      </>
    );
  };

/** The connected apps, and all that can be connected. */
export function ConnectionsScreen({ state, actions, paths }: ConnectionsScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  return (
    <Page width="wide">
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      <DataTable
        columns={columnsFor(state.now)}
        getRowId={idOf}
        label={texts.table}
        narrowActions="below"
        messages={{
          empty: {
            title: state.catalogue.some(({ enabled }) => enabled) ? texts.emptyApps : texts.empty,
            icon: Plug,
            children: <EmptyHint catalogue={state.catalogue} />,
          },
        }}
        rowActions={actionsOf(actions)}
        rows={state.connections}
      />
      <p className="sr-only" role="status">
        {state.tested}
      </p>
      <Catalogue
        customHref={paths.customTool}
        onDisable={actions.onDisable}
        onEnable={actions.onEnable}
        tools={state.catalogue}
      />
      <ConnectionsAlert actions={actions} alert={state.alert} />
      <ConnectionQuestions
        actions={actions}
        deleting={state.deleting}
        disabling={state.disabling}
      />
    </Page>
  );
}
