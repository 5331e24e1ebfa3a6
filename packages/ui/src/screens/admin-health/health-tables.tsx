import { Button } from "../../components/button/index.ts";
import { RelativeTime } from "../../components/time/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { adminHealthTexts as texts } from "./admin-health.texts.ts";
import type {
  AdminHealthActions,
  BrokenConnectionRow,
  DeadWorkRow,
  FailingSourceRow,
} from "./admin-health.types.ts";

const words = "whitespace-normal text-13 text-muted wrap-anywhere";

const deadColumns = (now: string): readonly DataColumn<DeadWorkRow>[] => [
  {
    id: "what",
    header: texts.deadColumns.what,
    width: "18rem",
    cell: ({ kind, name, recipient }) => (
      <span className="grid min-w-0 whitespace-normal">
        <span className="font-medium wrap-anywhere">{texts.nameOf(name)}</span>
        <span className="text-12 text-muted wrap-anywhere">
          {texts.kindOf(kind)}
          {recipient !== null && (
            <>
              {" · "}
              <bdi>{recipient}</bdi>
            </>
          )}
        </span>
      </span>
    ),
  },
  {
    id: "when",
    header: texts.deadColumns.when,
    width: "9rem",
    cell: ({ diedAt }) => <RelativeTime now={now} value={diedAt} />,
  },
  {
    id: "why",
    header: texts.deadColumns.why,
    cell: ({ error }) => <span className={words}>{error}</span>,
  },
];

type DeadTableProps = {
  dead: readonly DeadWorkRow[];
  now: string;
  actions: Pick<AdminHealthActions, "onRetry" | "onDiscard">;
};

const actionsOf = ({ onRetry, onDiscard }: DeadTableProps["actions"]) =>
  function renderActions(row: DeadWorkRow) {
    const name = texts.nameOf(row.name);
    return (
      <>
        <Button
          aria-label={texts.retryNamed(name)}
          loading={row.busy ?? false}
          onClick={() => onRetry(row)}
          size="sm"
          variant="ghost"
        >
          {texts.retry}
        </Button>
        <Button
          aria-label={texts.discardNamed(name)}
          disabled={row.busy ?? false}
          onClick={() => onDiscard(row)}
          size="sm"
          variant="ghost"
        >
          {texts.discard}
        </Button>
      </>
    );
  };

/** What was given up, with the two ways on. */
export function DeadTable({ dead, now, actions }: DeadTableProps) {
  return (
    <DataTable
      columns={deadColumns(now)}
      getRowId={({ id }) => id}
      label={texts.dead}
      narrowActions="below"
      rowActions={actionsOf(actions)}
      rows={dead}
    />
  );
}

const sourceColumns = (now: string): readonly DataColumn<FailingSourceRow>[] => [
  {
    id: "owner",
    header: texts.sourceColumns.owner,
    width: "16rem",
    cell: ({ owner }) => <bdi className="whitespace-normal wrap-anywhere">{owner}</bdi>,
  },
  {
    id: "type",
    header: texts.sourceColumns.type,
    width: "9rem",
    cell: ({ sourceType }) => texts.sourceTypeOf(sourceType),
  },
  {
    id: "why",
    header: texts.sourceColumns.why,
    cell: ({ failure }) => <span className={words}>{failure}</span>,
  },
  {
    id: "since",
    header: texts.sourceColumns.since,
    width: "9rem",
    cell: ({ since }) => <RelativeTime now={now} value={since} />,
  },
  {
    id: "failures",
    header: texts.sourceColumns.failures,
    align: "end",
    width: "6rem",
    narrow: "keep",
    cell: ({ failures }) => <span className="nums">{failures}</span>,
  },
];

/** The sources that failed most often. */
export function SourcesTable({
  sources,
  now,
}: {
  sources: readonly FailingSourceRow[];
  now: string;
}) {
  return (
    <DataTable
      columns={sourceColumns(now)}
      getRowId={({ id }) => id}
      label={texts.sources}
      rows={sources}
    />
  );
}

const numberColumn = (id: "failing" | "expired" | "total"): DataColumn<BrokenConnectionRow> => ({
  id,
  header: texts.connectionColumns[id],
  align: "end",
  width: "9rem",
  cell: (row) => <span className="nums">{row[id]}</span>,
});

const connectionColumns: readonly DataColumn<BrokenConnectionRow>[] = [
  {
    id: "app",
    header: texts.connectionColumns.app,
    cell: ({ displayName }) => <bdi className="whitespace-normal wrap-anywhere">{displayName}</bdi>,
  },
  numberColumn("failing"),
  numberColumn("expired"),
  numberColumn("total"),
];

/** Connections that their people have to mend, by app. */
export function ConnectionsTable({ connections }: { connections: readonly BrokenConnectionRow[] }) {
  return (
    <DataTable
      columns={connectionColumns}
      getRowId={({ plugin }) => plugin}
      label={texts.connections}
      rows={connections}
    />
  );
}
