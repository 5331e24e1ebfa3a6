import type { Attributes, Histogram, Meter } from "@opentelemetry/api";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { toCredits } from "../domain/credits/amounts.ts";
import type { Fact, Metrics, WorkEnd } from "../telemetry.ts";

/** How long one reading of all metrics may take. Prometheus itself gives up after ten seconds. */
const COLLECT_MS = 5_000;

const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WAIT_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const RUN_KINDS = ["chat", "discover", "call"] as const;
const RUN_ENDS = ["finished", "stopped", "failed", "interrupted"] as const;

/** The metrics of this process, with a way to read them. */
export type ProcessMetrics = Metrics & {
  readonly meter: Meter;
  /** Everything in Prometheus' text format. */
  read(): Promise<string>;
  close(): Promise<void>;
};

/**
 * Counts what the server does. No label has a value that a visitor chooses: their number would grow until neither this process
 * nor Prometheus can hold it.
 */
export function createMetrics(): ProcessMetrics {
  // It listens only where it is told to; we serve what it reads.
  const reader = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({ readers: [reader] });
  const meter = provider.getMeter("switchboard");
  const serializer = new PrometheusSerializer("", false, undefined, true, true);
  return {
    meter,
    ended: countWork(meter),
    record: countFacts(meter),
    async read() {
      const { resourceMetrics } = await reader.collect({ timeoutMillis: COLLECT_MS });
      return serializer.serialize(resourceMetrics);
    },
    close: () => provider.shutdown(),
  };
}

function histogram(meter: Meter, name: string, description: string, boundaries: number[]) {
  return meter.createHistogram(name, {
    description,
    advice: { explicitBucketBoundaries: boundaries },
  });
}

/** A histogram for each kind of work that takes time. */
function countWork(meter: Meter): Metrics["ended"] {
  const requests = histogram(
    meter,
    "http_server_request_duration_seconds",
    "How long requests took until their answer began, by route.",
    REQUEST_SECONDS,
  );
  const models = histogram(
    meter,
    "gen_ai_client_operation_duration_seconds",
    "How long calls of language models took.",
    WAIT_SECONDS,
  );
  const tokens = meter.createCounter("switchboard_model_tokens_total", {
    description:
      "Tokens of language models; cached_input is a part of input, and reasoning of output.",
  });
  const tools = histogram(
    meter,
    "switchboard_tool_call_duration_seconds",
    "How long tool calls took.",
    WAIT_SECONDS,
  );
  const jobs = histogram(
    meter,
    "switchboard_job_duration_seconds",
    "How long attempts at background jobs took.",
    WAIT_SECONDS,
  );
  const timed = (to: Histogram, seconds: number, labels: Attributes) => to.record(seconds, labels);
  return (work, end, seconds) => {
    switch (work.kind) {
      case "request":
        return timed(requests, seconds, requestLabels(work.method, end));
      case "model": {
        const model = { gen_ai_provider_name: work.provider, gen_ai_request_model: work.model };
        const { input = 0, cached = 0, output = 0, reasoning = 0 } = end.tokens ?? {};
        const counts = { input, cached_input: cached, output, reasoning };
        for (const [type, count] of Object.entries(counts)) tokens.add(count, { ...model, type });
        return timed(models, seconds, {
          ...model,
          gen_ai_operation_name: "chat",
          ...(end.failure && { error_type: end.failure }),
        });
      }
      case "tool":
        return timed(tools, seconds, { effect: work.effect, outcome: end.outcome ?? "failed" });
      case "job":
        return timed(jobs, seconds, { job: work.name, outcome: end.outcome ?? "failed" });
      // Its parts are timed; how many began and ended is counted where that is stored.
      case "run":
        return undefined;
    }
  };
}

const requestLabels = (method: string, { route, status }: WorkEnd): Attributes => ({
  http_request_method: METHODS.has(method) ? method : "_OTHER",
  http_route: route ?? "",
  status_class: status === undefined ? "5xx" : `${Math.floor(status / 100)}xx`,
});

/** Counters of what takes no time. Those whose increase is watched begin with 0, since the first would be missed otherwise. */
function countFacts(meter: Meter): (fact: Fact) => void {
  const started = meter.createCounter("switchboard_runs_started_total", {
    description: "Runs that began.",
  });
  const ended = meter.createCounter("switchboard_runs_ended_total", {
    description: "Runs that ended, by how.",
  });
  const charged = meter.createCounter("switchboard_credits_charged_total", {
    description: "Credits that runs were charged.",
  });
  const first = histogram(
    meter,
    "switchboard_run_first_event_seconds",
    "How long people waited for the first sign of a new run.",
    WAIT_SECONDS,
  );
  const givenUp = meter.createCounter("switchboard_jobs_given_up_total", {
    description: "Background jobs that failed for the last time.",
  });
  charged.add(0);
  for (const kind of RUN_KINDS) {
    started.add(0, { kind });
    for (const outcome of RUN_ENDS) ended.add(0, { kind, outcome });
  }
  return (fact) => {
    switch (fact.kind) {
      case "run_started":
        return started.add(1, { kind: fact.of });
      case "run_ended":
        charged.add(toCredits(fact.charged));
        return ended.add(1, { kind: fact.of, outcome: fact.outcome });
      case "first_event":
        return first.record(fact.seconds, { kind: fact.of });
      case "job_given_up":
        return givenUp.add(1, { job: fact.name });
    }
  };
}
