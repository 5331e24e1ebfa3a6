import type { ModelMessage } from "ai";
import { type RunRef, writeRun } from "../../domain/runs/event-log.ts";
import type { NewEvent } from "../../domain/runs/events.ts";
import { finishRun } from "../../domain/runs/finish-run.ts";
import type { Run, RunConnection } from "../../domain/runs/ports.ts";
import { pluginLogoUrl } from "../../domain/plugins/logo-url.ts";
import type { PluginRegistry } from "../../domain/plugins/types.ts";
import { handleCall, type Handled } from "../handle-call.ts";
import type { LoopDeps } from "../loop-deps.ts";
import { runConnections } from "../run-connections.ts";
import { runTools, type RunTool } from "../tool-set.ts";
import { toFindings, type Exploration } from "./findings.ts";
import { initialProbes, followUpProbes, type Probe, type ProbeResult } from "./plan.ts";
import { writeUp } from "./write-up.ts";

type Running = Omit<Exploration, "results" | "left"> & {
  results: ProbeResult[];
  readonly queue: Probe[];
};

/**
 * Explores the connections of a run with read-only calls, round-robin, until there is nothing left to call or the limit is
 * reached. It uses no model, so the same connections always give the same findings.
 */
export async function discover(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const connections = await runConnections(deps, run, signal);
  const tools = runTools(connections, deps.plugins);
  const explorations = connections.map((connection): Running => {
    const own = tools.filter((tool) => tool.connection === connection);
    return { connection, tools: own, results: [], queue: initialProbes(own) };
  });

  let calls = run.toolCallsUsed;
  while (calls < run.maxExecutions && explorations.some(({ queue }) => queue.length > 0)) {
    for (const { tools: own, results, queue } of explorations) {
      const probe = calls < run.maxExecutions ? queue.shift() : undefined;
      if (!probe) continue;
      calls += 1;
      const answer = await runProbe(deps, ref, probe, tools, signal);
      if (answer === "paused") return;
      if (answer === "limit" || answer === "held") continue;
      results.push(answer);
      queue.push(...followUpProbes(own, answer));
    }
  }
  await saveFindings(deps, ref, run, explorations, calls);
}

/** Makes one call the way a model would, so that policy, limits, records and charges are the same. */
async function runProbe(
  deps: LoopDeps,
  ref: RunRef,
  { tool, args }: Probe,
  tools: readonly RunTool[],
  signal: AbortSignal,
): Promise<ProbeResult | Exclude<Handled["kind"], "answered">> {
  signal.throwIfAborted();
  const call = { callId: deps.newId(), modelName: tool.modelName, input: args };
  const transcript: ModelMessage[] = [
    {
      role: "assistant",
      content: [
        { type: "tool-call", toolCallId: call.callId, toolName: call.modelName, input: args },
      ],
    },
  ];
  const handled = await handleCall(deps, ref, { call, transcript, tools, signal });
  if (handled.kind !== "answered") return handled.kind;
  const records = await deps.store.toolCalls.list(ref.runId);
  const record = records.find(({ callId }) => callId === call.callId);
  return { tool, args, ok: record?.outcome === "done", result: record?.result ?? "it was refused" };
}

/** Saves the findings and ends the run, in one transaction. */
async function saveFindings(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  explorations: readonly Running[],
  calls: number,
): Promise<void> {
  const now = deps.clock.now();
  const context = { limit: run.maxExecutions, today: now.toISOString().slice(0, 10) };
  const reports = explorations.map(({ queue, ...view }) => ({
    name: view.connection.name,
    connection: view.connection,
    findings: toFindings({ ...view, left: queue.length }, context),
  }));
  const events = reports.map(
    ({ connection, findings }): NewEvent => ({
      type: "tool_result",
      tool_call: { id: deps.newId(), name: "discovery", arguments: {} },
      result: findings,
      outcome: "done",
      effect: "read",
      connection: refOf(connection, deps.plugins),
    }),
  );
  const content = writeUp(reports, calls);
  await writeRun(deps, ref, async (tx, current) => {
    // A connection may have been deleted during the run; its findings would have no row to belong to.
    const existing = await tx.connections.findMany(run.userId, run.connectionIds);
    for (const { connection, findings } of reports) {
      if (!existing.some(({ id }) => id === connection.id)) continue;
      const { userId, id: runId } = run;
      await tx.discoveries.save({
        connectionId: connection.id,
        userId,
        runId,
        body: findings,
        createdAt: now,
      });
    }
    return finishRun(deps, tx, current, {
      state: "finished",
      events: [...events, { type: "assistant", content }],
      now,
    });
  });
}

function refOf(connection: RunConnection, plugins: PluginRegistry) {
  const plugin = plugins.of(connection);
  return {
    id: connection.id,
    name: connection.name,
    plugin: connection.connectionType,
    plugin_display_name: plugin?.manifest.display_name ?? connection.connectionType,
    logo_url: plugin ? pluginLogoUrl(plugin) : null,
  };
}
