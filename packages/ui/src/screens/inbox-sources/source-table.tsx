import { Inbox } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { inboxSourcesTexts as texts } from "./inbox-sources.texts.ts";
import type { InboxSourcesActions, SourceHealth, SourceRow } from "./inbox-sources.types.ts";
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

type Actions = Pick<InboxSourcesActions, "onRun" | "onEdit" | "onPause" | "onDelete">;

const actionsOf = (actions: Actions) =>
  function RowActions(row: SourceRow) {
    const { onEdit, onDelete } = actions;
    const { id, name: of, deleting = false } = row;
    return (
      <>
        {row.health && <RefreshActions {...actions} health={row.health} row={row} />}
        {onEdit && (
          <Button
            aria-label={texts.editNamed(of)}
            disabled={deleting}
            onClick={() => onEdit({ id })}
            size="sm"
            variant="ghost"
          >
            {texts.edit}
          </Button>
        )}
        <Button
          aria-label={texts.deleteNamed(of)}
          loading={deleting}
          onClick={() => onDelete({ id, name: of })}
          size="sm"
          variant="ghost"
        >
          {texts.delete}
        </Button>
      </>
    );
  };

type RefreshActionsProps = Pick<Actions, "onRun" | "onPause"> & {
  row: SourceRow;
  health: SourceHealth;
};

function RefreshActions({ row, health, onRun, onPause }: RefreshActionsProps) {
  const { id, name: of, starting = false, changing = false, deleting = false } = row;
  const { paused, running } = health;
  return (
    <>
      {onRun && !paused && (
        <Button
          aria-label={texts.runNamed(of)}
          disabled={deleting}
          loading={starting || running}
          onClick={() => onRun({ id, name: of })}
          size="sm"
          variant="ghost"
        >
          {texts.run}
        </Button>
      )}
      {onPause && (
        <Button
          aria-label={paused ? texts.resumeNamed(of) : texts.pauseNamed(of)}
          disabled={deleting}
          loading={changing}
          onClick={() => onPause({ id, name: of, paused: !paused })}
          size="sm"
          variant="ghost"
        >
          {paused ? texts.resume : texts.pause}
        </Button>
      )}
    </>
  );
}

type SourceTableProps = {
  sources: readonly SourceRow[];
  now: string;
  actions: Actions;
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
