import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import type { IconComponent } from "../../components/icon/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { dataColumns, DataTable } from "../../patterns/data-table/index.ts";
import { apiKeysTexts as texts, scopeTexts } from "./api-keys.texts.ts";
import type { ApiKeyLimits, ApiKeyRow, ApiKeysActions } from "./api-keys.types.ts";

type ShownKey = ApiKeyRow & { isNew: boolean; now: string };

const columns = dataColumns<ShownKey>([
  {
    id: "name",
    header: texts.columns.name,
    cell: (key) => (
      <div className="min-w-0 whitespace-normal">
        <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 font-medium wrap-anywhere">{key.name}</bdi>
          {key.isNew && <Badge tone="success">{texts.isNew}</Badge>}
          {hasExpired(key) && <Badge tone="danger">{texts.expired}</Badge>}
        </span>
        {key.limits !== null && <Limits expired={hasExpired(key)} limits={key.limits} />}
      </div>
    ),
  },
  {
    id: "prefix",
    header: texts.columns.prefix,
    cell: ({ prefix }) => (
      <code className="font-mono text-12" dir="ltr">
        {texts.prefix(prefix)}
      </code>
    ),
    width: "9rem",
  },
  {
    id: "created",
    header: texts.columns.created,
    cell: ({ createdAt }) => <DateTime className="nums" value={createdAt} />,
    width: "12rem",
  },
  {
    id: "last-used",
    header: texts.columns.lastUsed,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? (
        <span className="text-subtle">{texts.never}</span>
      ) : (
        <DateTime className="nums" value={lastUsedAt} />
      ),
    width: "12rem",
  },
]);

const everyScope = Object.keys(scopeTexts).length;

const hasExpired = ({ limits, now }: ShownKey) =>
  limits?.expiresAt != null && new Date(limits.expiresAt) <= new Date(now);

/** What a key may do, where that is less than everything. */
function Limits({ limits, expired }: { limits: ApiKeyLimits; expired: boolean }) {
  const { scopes, expiresAt, creditLimit, creditsUsed } = limits;
  const parts = [
    scopes.length < everyScope && scopes.map((scope) => scopeTexts[scope].name).join(", "),
    creditLimit !== null && texts.creditsOf(figure(creditsUsed), figure(creditLimit)),
  ].filter((part) => part !== false);
  const ends = expiresAt !== null && !expired;
  if (parts.length === 0 && !ends) return null;
  return (
    <p className="text-12 text-subtle">
      {parts.join(" · ")}
      {ends && (
        <>
          {parts.length > 0 && " · "}
          {texts.expires} <DateTime value={expiresAt} />
        </>
      )}
    </p>
  );
}

const figure = (credits: number) => credits.toLocaleString("en-US", { maximumFractionDigits: 2 });

const actionsOf = (onRevoke: ApiKeysActions["onRevoke"]) =>
  function RowActions({ id, name }: ShownKey) {
    return (
      <Button
        aria-label={texts.revokeNamed(name)}
        onClick={() => onRevoke({ id })}
        size="sm"
        variant="ghost"
      >
        {texts.revoke}
      </Button>
    );
  };

interface KeyTableProps {
  keys: readonly ApiKeyRow[];
  /** Id of the key that was just created. */
  created: string | null;
  now: string;
  icon: IconComponent;
  onRevoke: ApiKeysActions["onRevoke"];
}

/** The keys, newest first. */
export function KeyTable({ keys, created, now, icon, onRevoke }: KeyTableProps) {
  return (
    <DataTable
      columns={columns}
      getRowId={({ id }) => id}
      label={texts.table}
      messages={{ empty: { title: texts.empty, icon, children: texts.emptyHint } }}
      rowActions={actionsOf(onRevoke)}
      rows={keys.map((key) => ({ ...key, isNew: key.id === created, now }))}
    />
  );
}
