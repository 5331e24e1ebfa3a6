import type { Logger } from "pino";
import { createModels, type Models } from "./agent/models.ts";
import { runLoop } from "./agent/run-loop.ts";
import { STEP_TIMEOUTS, type StepTimeouts } from "./agent/model-step.ts";
import { DEFAULT_FLUSH, type FlushRule } from "./agent/text-writer.ts";
import type { Clock } from "./clock.ts";
import { createApprovals, type Approvals } from "./domain/approvals/approvals.ts";
import { createChat, type Chat } from "./domain/chat/chat.ts";
import { createCredits, type Credits } from "./domain/credits/credits.ts";
import { createEventLog } from "./domain/runs/event-log.ts";
import { createRunHub } from "./domain/runs/run-hub.ts";
import { createRuns, type Runs } from "./domain/runs/runs.ts";
import { createWatch, type Watch } from "./domain/watch/watch.ts";
import type { Env } from "./env.ts";
import type { NewId } from "./ids.ts";
import type { PluginRegistry } from "./domain/plugins/types.ts";
import { createDataStore } from "./store/agent-data.ts";
import type { Store } from "./store/types.ts";

/** Conversations, runs and what they cost. */
export type AgentServices = {
  readonly chat: Chat;
  readonly runs: Runs;
  readonly approvals: Approvals;
  readonly watch: Watch;
  readonly credits: Credits;
  readonly models: Models;
};

/** What a test sets to make runs quick and their events the same each time. */
export type AgentOverrides = {
  readonly flush?: FlushRule;
  readonly plannerPaceMs?: number;
  readonly maxRetries?: number;
  readonly timeouts?: StepTimeouts;
  readonly models?: Models;
};

const MAX_RETRIES = 2;

/** Builds the services of the agent. `runs.open()` begins their work. */
export function createAgentServices(
  deps: {
    readonly env: Pick<Env, "openai" | "google">;
    readonly store: Store;
    readonly clock: Clock;
    readonly newId: NewId;
    readonly log: Logger;
    readonly plugins: PluginRegistry;
  },
  overrides: AgentOverrides = {},
): AgentServices {
  const { env, clock, newId, log, plugins } = deps;
  const store = createDataStore(deps.store);
  const hub = createRunHub();
  const credits = createCredits({ store, newId });
  const eventLog = createEventLog({ store, clock, newId, hub });
  const models =
    overrides.models ?? createModels({ ...env, plannerPaceMs: overrides.plannerPaceMs });
  const shared = { store, clock, newId, log, plugins, models, credits, eventLog };
  const loop = {
    ...shared,
    secrets: [env.openai.apiKey, env.google.apiKey],
    flush: overrides.flush ?? DEFAULT_FLUSH,
    maxRetries: overrides.maxRetries ?? MAX_RETRIES,
    timeouts: overrides.timeouts ?? STEP_TIMEOUTS,
  };
  const runs = createRuns({
    ...shared,
    hub,
    drive: (ref, run, signal) => runLoop(loop, ref, run, signal),
  });
  const approvals = createApprovals({ store, clock, deny: runs.deny });
  return {
    chat: createChat({ store }),
    runs,
    approvals,
    watch: createWatch({ store }),
    credits,
    models,
  };
}
