import type { ModelMessage } from "ai";
import { type RunRef, writeRun } from "../domain/runs/event-log.ts";
import { finishRun } from "../domain/runs/finish-run.ts";
import type { Run } from "../domain/runs/ports.ts";
import { handleStep } from "./handle-step.ts";
import { runConnections } from "./run-connections.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { runTools } from "./tool-set.ts";

/** Drives a run that is a single call requested by a program. It takes the same path as a call of a model. */
export async function driveCall(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const tools = runTools(await runConnections(deps, run, signal), deps.plugins);
  const transcript = (await deps.store.runs.findTranscript(run.id)) as ModelMessage[];
  const handled = await handleStep(deps, ref, { transcript, tools, signal });
  if (handled.kind === "paused") return;
  await writeRun(deps, ref, (tx, current) =>
    finishRun(deps, tx, current, { state: "finished", events: [], now: deps.clock.now() }),
  );
}
