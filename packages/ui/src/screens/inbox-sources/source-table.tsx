import { Inbox } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { inboxSourcesTexts as texts } from "./inbox-sources.texts.ts";
import type { InboxSourcesActions, SourceRow } from "./inbox-sources.types.ts";
import { SourceStatus } from "./source-status.tsx";

const named = (text: string) => (
  <bdi className="min-w-0 wrap-anywhere whitespace-normal">{text}</bdi>
);

const name: DataColumn<SourceRow> = {
  id: "name",
  header: texts.columns.name,
  cell: (row) => named(row.name),
  sortBy: (row) => row.name,
};
const rest: readonly DataColumn<SourceRow>[] = [
  {
    id: "type",
    header: texts.columns.type,
    cell: (row) => named(row.type),
    sortBy: (row) => row.type,
  },
  {
    id: "connections",
    header: texts.columns.connections,
    cell: (row) => named(row.connections.length > 0 ? row.connections.join(", ") : "–"),
  },
  {
    id: "frequency",
    header: texts.columns.frequency,
    align: "end",
    cell: (row) => <span className="nums">{texts.minutes(row.minutes)}</span>,
    sortBy: (row) => row.minutes,
  },
];

/** With a status column where the server reports it; sources that fail sort to the top. */
function columnsFor(now: string, sources: readonly SourceRow[]): readonly DataColumn<SourceRow>[] {
  if (!sources.some(({ health }) => health)) return [name, ...rest];
  const status: DataColumn<SourceRow> = {
    id: "status",
    header: texts.columns.status,
    cell: ({ health }) => health && <SourceStatus health={health} now={now} />,
    sortBy: ({ health }) => (health ? health.failingSince === null : null),
  };
  return [name, ...rest, status];
}

const idOf = ({ id }: SourceRow) => id;

const actionsOf = ({ onRun, onDelete }: SourceTableProps["actions"]) =>
  function RowActions({ id, name: of, health, starting = false, deleting = false }: SourceRow) {
    return (
      <>
        {onRun && health && (
          <Button
            aria-label={texts.runNamed(of)}
            disabled={deleting}
            loading={starting || health.running}
            onClick={() => onRun({ id, name: of })}
            size="sm"
            variant="ghost"
          >
            {texts.run}
          </Button>
        )}
        <Button
          aria-label={texts.deleteNamed(of)}
          loading={deleting}
          onClick={() => onDelete({ id })}
          size="sm"
          variant="ghost"
        >
          {texts.delete}
        </Button>
      </>
    );
  };

type SourceTableProps = {
  sources: readonly SourceRow[];
  now: string;
  actions: Pick<InboxSourcesActions, "onRun" | "onDelete">;
};

/** The configured sources. */
export function SourceTable({ sources, now, actions }: SourceTableProps) {
  return (
    <DataTable
      columns={columnsFor(now, sources)}
      getRowId={idOf}
      label={texts.table}
      messages={{ empty: { title: texts.empty, icon: Inbox, children: texts.emptyHint } }}
      narrowActions="below"
      rowActions={actionsOf(actions)}
      rows={sources}
    />
  );
}
