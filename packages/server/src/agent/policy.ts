import { standing } from "../domain/grants/standing.ts";
import type { AnsweredCall, RunConnection } from "../domain/runs/ports.ts";
import type { PluginRegistry } from "../domain/plugins/types.ts";
import type { RunTool } from "./tool-set.ts";

/**
 * Whether a person must decide about a call, which foreign text the reason is, and why it is asked though they once allowed that it
 * is not.
 */
export type Verdict =
  | { readonly approval: false }
  | { readonly approval: true; readonly origins: readonly string[]; readonly because?: string };

/**
 * Decides whether a call waits for a person: when it changes or sends something and they have not let it run without asking (see
 * `standing`), when they ticked `Verify before running`, always when it destroys, and when text written by strangers is in the conversation and the call would change or send something, or call a host that the
 * model names: such text can ask for an address with what was read in it.
 * @param origins where such text came from; see `foreignOrigins`
 */
export function judgeCall(
  { manifest, connection }: Pick<RunTool, "manifest" | "connection">,
  origins: readonly string[],
): Verdict {
  const acts = manifest.effect !== "read" || manifest.reaches_out === true;
  const permitted = standing(connection, manifest);
  const tainted = acts && origins.length > 0;
  if (permitted.stands && !tainted) return { approval: false };
  const because = permitted.stands ? undefined : permitted.because;
  return { approval: true, origins: acts ? origins : [], ...(because && { because }) };
}

/**
 * Where text written by strangers came from in a conversation, one line each. Calls of earlier runs count too: their
 * text is still in what the model reads. A tool that is not known any more counts as foreign.
 * @param calls those that were answered, also with a failure: what a tool says of one can quote what it read
 */
export function foreignOrigins(
  calls: readonly AnsweredCall[],
  connections: readonly RunConnection[],
  plugins: PluginRegistry,
): string[] {
  const byId = new Map(connections.map((connection) => [connection.id, connection]));
  const origins = new Set<string>();
  for (const call of calls) {
    const connection = call.connectionId === null ? undefined : byId.get(call.connectionId);
    const plugin = connection && plugins.of(connection);
    const manifest = plugin?.manifest.tools.find((one) => one.name === call.name);
    if (manifest && !manifest.untrusted_result) continue;
    const place = connection?.name ?? "A connection that was removed";
    const files = namesIn(call.sources);
    origins.add(files.length > 0 ? `${place}: ${files.join(", ")}` : `${place}: ${call.name}`);
  }
  return [...origins];
}

/** The files or items that a result says it came from. */
const namesIn = (sources: unknown): string[] =>
  Array.isArray(sources) ? sources.filter((one) => typeof one === "string") : [];
