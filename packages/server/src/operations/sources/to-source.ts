import type { InboxSource } from "@switchboard/api-client/types";
import type { SourceView } from "../../domain/sources/sources.ts";

/** A source as the contract has it. */
export const toSource = (source: SourceView): InboxSource => ({
  id: source.id,
  name: source.name,
  source_type: source.sourceType,
  connections: source.connections.map(({ id, name }) => ({ id, name })),
  refresh_frequency_minutes: source.refreshFrequencyMinutes,
  config: { ...source.config },
  last_success_at: source.lastSuccessAt?.toISOString() ?? null,
  next_run_at: source.nextRunAt.toISOString(),
  failing_since: source.failingSince?.toISOString() ?? null,
  failure: source.failure,
  running: source.isRunning,
  paused: source.pausedAt !== null,
  item_count: source.itemCount,
  summary_model: source.summaryModel,
});
