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
import { toFindings, type View } from "./findings.ts";
import { firstLooks, nextLooks, type Look, type Seen } from "./plan.ts";
import { writeUp } from "./write-up.ts";

type Open = Omit<View, "seen" | "left"> & { seen: Seen[]; readonly queue: Look[] };

/**
 * Looks around in the connections of a run with calls that only read, one connection after the other in turn, until
 * there is nothing more to look at or the limit is reached. No model is asked: the same connections give the same findings.
 */
export async function discover(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const connections = await runConnections(deps, run, signal);
  const tools = runTools(connections, deps.plugins);
  const views = connections.map((connection): Open => {
    const own = tools.filter((tool) => tool.connection === connection);
    return { connection, tools: own, seen: [], queue: firstLooks(own) };
  });

  let calls = run.toolCallsUsed;
  while (calls < run.maxExecutions && views.some(({ queue }) => queue.length > 0)) {
    for (const { tools: own, seen, queue } of views) {
      const look = calls < run.maxExecutions ? queue.shift() : undefined;
      if (!look) continue;
      calls += 1;
      const answer = await tryOut(deps, ref, look, tools, signal);
      if (answer === "paused") return;
      if (answer === "limit" || answer === "held") continue;
      seen.push(answer);
      queue.push(...nextLooks(own, answer));
    }
  }
  await finishDiscovery(deps, ref, run, views, calls);
}

/** Makes one call like a model would have made it, so that policy, limit, records and charges are the same. */
async function tryOut(
  deps: LoopDeps,
  ref: RunRef,
  { tool, args }: Look,
  tools: readonly RunTool[],
  signal: AbortSignal,
): Promise<Seen | Exclude<Handled["kind"], "answered">> {
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

/** Keeps what was learned and ends the run, in one transaction. */
async function finishDiscovery(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  views: readonly Open[],
  calls: number,
): Promise<void> {
  const now = deps.clock.now();
  const context = { limit: run.maxExecutions, today: now.toISOString().slice(0, 10) };
  const learned = views.map(({ queue, ...view }) => ({
    name: view.connection.name,
    connection: view.connection,
    findings: toFindings({ ...view, left: queue.length }, context),
  }));
  const events = learned.map(
    ({ connection, findings }): NewEvent => ({
      type: "tool_result",
      tool_call: { id: deps.newId(), name: "discovery", arguments: {} },
      result: findings,
      outcome: "done",
      effect: "read",
      connection: refOf(connection, deps.plugins),
    }),
  );
  const content = writeUp(learned, calls);
  await writeRun(deps, ref, async (tx, current) => {
    // A connection that was deleted meanwhile has nowhere to keep anything.
    const still = await tx.connections.findMany(run.userId, run.connectionIds);
    for (const { connection, findings } of learned) {
      if (!still.some(({ id }) => id === connection.id)) continue;
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
