import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { PluginRegistry } from "../domain/plugins/types.ts";
import type { UnitOfWork } from "../domain/unit-of-work.ts";
import type { NewId } from "../ids.ts";
import type { Telemetry } from "../telemetry.ts";
import type { StepTimeouts } from "./model-step.ts";
import type { Models } from "./models.ts";
import type { FlushRule } from "./text-writer.ts";
import type { RunHub } from "../domain/runs/run-hub.ts";

/** Dependencies of the run loop. */
export type LoopDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly plugins: PluginRegistry;
  readonly models: Models;
  readonly hub: RunHub;
  readonly telemetry: Telemetry;
  readonly flush: FlushRule;
  /** How often a request is retried if the provider fails before it answers. */
  readonly maxRetries: number;
  /** Timeouts of a model step. */
  readonly timeouts: StepTimeouts;
};
