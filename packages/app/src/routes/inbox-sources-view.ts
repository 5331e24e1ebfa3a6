import type {
  AvailableSource,
  Connection,
  InboxSource,
  InboxSourceCreate,
  InboxSourcePreview,
  InboxSourceUpdate,
} from "@switchboard/api-client";
import type {
  NewSource,
  SourceHealth,
  SourceKind,
  SourcePreview,
  SourceRow,
} from "@switchboard/ui/screens/inbox-sources";
import { toSettingMap } from "./connection-add-view.ts";

type Busy = Readonly<Record<"deleting" | "starting" | "changing", ReadonlySet<string>>>;

/** Sources as rows of their table. */
export const toSourceRows = (
  sources: readonly InboxSource[],
  available: readonly AvailableSource[],
  { deleting, starting, changing }: Busy,
): SourceRow[] =>
  sources.map((source) => ({
    id: source.id,
    name: source.name,
    type:
      available.find((one) => one.source_type === source.source_type)?.display_name ??
      source.source_type,
    connections: source.connections.map(({ name }) => name),
    minutes: source.refresh_frequency_minutes,
    health: toHealth(source),
    starting: starting.has(source.id),
    changing: changing.has(source.id),
    deleting: deleting.has(source.id),
  }));

/** Absent for a server that has only the specification. */
function toHealth(source: InboxSource): SourceHealth | undefined {
  if (source.next_run_at === undefined) return undefined;
  return {
    running: source.running ?? false,
    paused: source.paused ?? false,
    lastSuccessAt: source.last_success_at ?? null,
    nextRunAt: source.next_run_at,
    failingSince: source.failing_since ?? null,
    failure: source.failure ?? null,
    itemCount: source.item_count ?? 0,
  };
}

/** The types of source that can be added. @param models with the names that other choices show */
export const toSourceKinds = (
  available: readonly AvailableSource[],
  models: readonly { readonly id: string; readonly name?: string }[] = [],
): SourceKind[] =>
  available.map((one) => ({
    type: one.source_type,
    name: one.display_name,
    connectionType: one.required_connection_type ?? null,
    settings: one.config_schema,
    summaryModels: one.summary_models?.map(({ id, provider, most_credits: mostCredits }) => ({
      ...{ id, provider, mostCredits, name: models.find((model) => model.id === id)?.name },
    })),
  }));

/** The user's connections, as the form filters them. */
export const toSourceConnections = (connections: readonly Connection[]) =>
  connections.map(({ id, name, connection_type: type }) => ({ id, name, type }));

/** The request for a source that was filled in. */
export const toSourceCreate = (source: NewSource): InboxSourceCreate => ({
  name: source.name,
  connection_ids: source.connectionIds,
  source_type: source.type,
  config: toSettingMap(source.config),
  refresh_frequency_minutes: source.minutes,
  // A server that has only the specification does not know it.
  ...(source.summaryModel !== null && { summary_model: source.summaryModel }),
});

/** A source as its form begins. */
export const toNewSource = (source: InboxSource): NewSource => ({
  type: source.source_type,
  name: source.name,
  connectionIds: source.connections.flatMap(({ id }) => id ?? []),
  config: source.config,
  minutes: source.refresh_frequency_minutes,
  summaryModel: source.summary_model ?? null,
});

/** The request for a source that was changed; its settings only where the form knows them. */
export const toSourceUpdate = (source: NewSource, isReadable: boolean): InboxSourceUpdate => ({
  name: source.name,
  refresh_frequency_minutes: source.minutes,
  summary_model: source.summaryModel,
  ...(isReadable && { connection_ids: source.connectionIds, config: toSettingMap(source.config) }),
});

/** What a source would bring, as its panel shows it. */
export const toSourcePreview = (preview: InboxSourcePreview): SourcePreview => ({
  count: preview.count,
  more: preview.more,
  durationMs: preview.duration_ms,
  items: preview.items.map((item) => ({
    title: item.title,
    description: item.description,
    priority: item.priority,
    reason: item.priority_reason,
    receivedAt: item.received_at,
  })),
});

/** How a refresh went, for screen readers. */
export function refreshSaid(
  name: string,
  { added, changed, failure }: { added: number; changed: number; failure?: string | null },
): string {
  if (failure) return `${name} could not be refreshed: ${failure}`;
  if (added + changed === 0) return `${name} has nothing new.`;
  const news = added === 1 ? "1 new item" : `${added} new items`;
  return changed === 0 ? `${name}: ${news}.` : `${name}: ${news}, ${changed} changed.`;
}

/** That a source was paused or resumed, for screen readers. */
export const pauseSaid = (name: string, paused: boolean): string =>
  paused ? `${name} is paused.` : `${name} is refreshed again.`;
