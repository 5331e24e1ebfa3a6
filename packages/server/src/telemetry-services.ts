import type { UnitOfWork } from "./domain/unit-of-work.ts";
import type { Readiness } from "./domain/health/readiness.ts";
import type { Env } from "./env.ts";
import type { OpenStreams } from "./http/open-streams.ts";
import type { Store } from "./store/types.ts";
import { createTelemetry, type Telemetry } from "./telemetry.ts";

/** What the server tells of itself, as far as the operator turned it on. */
export type TelemetryServices = {
  readonly telemetry: Telemetry;
  /** Absent where metrics are off. */
  readonly metrics?: {
    readonly token: string;
    read(): Promise<string>;
    /** Adds what the services know, once they are there. */
    watch(services: {
      readonly store: UnitOfWork;
      readonly readiness: Readiness;
      readonly streams: OpenStreams;
    }): void;
  };
  /** Sends the last spans, within a deadline. */
  closeTelemetry(): Promise<void>;
};

/** Builds metrics and traces. Their packages are loaded here where they are on, and nowhere else. */
export async function openTelemetry(
  { telemetry: { metricsToken, traces: to }, dataDir }: Pick<Env, "telemetry" | "dataDir">,
  { poolUse }: Pick<Store, "poolUse">,
): Promise<TelemetryServices> {
  const metrics = metricsToken === undefined ? undefined : await openMetrics(dataDir, poolUse);
  const traces = to && (await import("./telemetry/traces.ts")).createTraces(to);
  return {
    telemetry: createTelemetry({ metrics, traces }),
    ...(metrics && metricsToken !== undefined && { metrics: { ...metrics, token: metricsToken } }),
    async closeTelemetry() {
      await metrics?.close();
      await traces?.close();
    },
  };
}

async function openMetrics(dataDir: string, poolUse: Store["poolUse"]) {
  const [{ createMetrics }, gauges] = await Promise.all([
    import("./telemetry/metrics.ts"),
    import("./telemetry/gauges.ts"),
  ]);
  const metrics = createMetrics();
  const stopSampling = gauges.addProcessGauges(metrics.meter, dataDir);
  if (poolUse) gauges.addPoolGauges(metrics.meter, poolUse);
  return {
    ...metrics,
    watch({
      streams,
      ...sources
    }: Parameters<NonNullable<TelemetryServices["metrics"]>["watch"]>[0]) {
      gauges.addStreamGauge(metrics.meter, () => streams.count());
      gauges.addStoreGauges(metrics.meter, sources);
    },
    async close() {
      stopSampling();
      await metrics.close();
    },
  };
}
