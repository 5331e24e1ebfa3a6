import type { Logger } from "pino";
import type { Models } from "./agent/models.ts";
import { STEP_TIMEOUTS, type StepTimeouts } from "./agent/model-step.ts";
import { runLoop } from "./agent/run-loop.ts";
import { createSuggestQuestions } from "./agent/suggest-questions.ts";
import { createSummarizeText } from "./agent/summarize-text.ts";
import { DEFAULT_FLUSH, type FlushRule } from "./agent/text-writer.ts";
import type { Clock } from "./clock.ts";
import { DEFAULT_RUN_LIMIT } from "./domain/credits/amounts.ts";
import type { PluginRegistry } from "./domain/plugins/types.ts";
import { createRunHub } from "./domain/runs/run-hub.ts";
import { createRuns } from "./domain/runs/runs.ts";
import { createSummaries } from "./domain/summaries/summarize-item.ts";
import type { UnitOfWork } from "./domain/unit-of-work.ts";
import { createWatch } from "./domain/watch/watch.ts";
import type { Env } from "./env.ts";
import type { NewId } from "./ids.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { createTelemetry, type Telemetry } from "./telemetry.ts";
import { columnRoles } from "./planner/index.ts";

/** Test settings for fast runs with reproducible events. */
export type AgentOverrides = {
  readonly flush?: FlushRule;
  readonly plannerPaceMs?: number;
  readonly maxRetries?: number;
  readonly timeouts?: StepTimeouts;
  readonly models?: Models;
  /** Interval for polling other processes' changes for watchers, in milliseconds. */
  readonly watchPollMs?: number;
};

const MAX_RETRIES = 2;

/** The agent and its runs. */
export type AgentServices = ReturnType<typeof createAgentServices>;

/** Builds the services of the agent. `runs.open()` starts their work. */
export function createAgentServices(
  deps: {
    readonly env: Partial<Pick<Env, "runCreditLimit">>;
    readonly store: UnitOfWork;
    readonly clock: Clock;
    readonly newId: NewId;
    readonly log: Logger;
    readonly plugins: PluginRegistry;
    readonly lifecycle: Lifecycle;
    readonly models: Models;
    /** Absent where nobody watches, such as in the lab. */
    readonly telemetry?: Telemetry;
  },
  overrides: AgentOverrides = {},
) {
  const { env, store, models, telemetry = createTelemetry() } = deps;
  const hub = createRunHub();
  const shared = { ...deps, hub, telemetry };
  const maxRetries = overrides.maxRetries ?? MAX_RETRIES;
  const loop = {
    ...shared,
    flush: overrides.flush ?? DEFAULT_FLUSH,
    maxRetries,
    timeouts: overrides.timeouts ?? STEP_TIMEOUTS,
  };
  const runs = createRuns({
    ...shared,
    runCreditLimit: env.runCreditLimit ?? DEFAULT_RUN_LIMIT,
    drive: (ref, run, signal) => runLoop(loop, ref, run, signal),
  });
  const watch = createWatch({ store, pollMs: overrides.watchPollMs });
  const summarizeText = createSummarizeText({ models, maxRetries });
  return {
    ...{ models, runs, watch },
    suggestQuestions: createSuggestQuestions(deps),
    columnRoles,
    summarizeItem: createSummaries({ ...deps, summarizeText }),
  };
}
