import { checkGrant } from "../domain/grants/check-grant.ts";
import type { AnsweredCall, RunConnection } from "../domain/runs/ports.ts";
import type { PluginRegistry } from "../domain/plugins/types.ts";
import type { RunTool } from "./tool-set.ts";

/**
 * Whether a call needs approval. `origins` names the untrusted text that is the reason; `because` says why the user's
 * earlier permission to run without asking no longer holds.
 */
export type Verdict =
  | { readonly approval: false }
  | { readonly approval: true; readonly origins: readonly string[]; readonly because?: string };

/**
 * Decides whether a call needs approval. It does
 * - if it changes or sends something and the user has not let it run without asking (see `checkGrant`),
 * - if they ticked `Verify before running`,
 * - always if it is destructive,
 * - if the conversation holds text written by strangers and the call would change or send something or call a host that the
 *   model names. Such text can make the model put what it has read into an address.
 * @param origins where such text came from; see `foreignOrigins`
 */
export function judgeCall(
  { manifest, connection }: Pick<RunTool, "manifest" | "connection">,
  origins: readonly string[],
): Verdict {
  const acts = manifest.effect !== "read" || manifest.reaches_out === true;
  const permitted = checkGrant(connection, manifest);
  const tainted = acts && origins.length > 0;
  if (permitted.allowed && !tainted) return { approval: false };
  const because = permitted.allowed ? undefined : permitted.because;
  return { approval: true, origins: acts ? origins : [], ...(because && { because }) };
}

/**
 * The origins of untrusted text in a conversation, one line each. Calls of earlier runs count too: the model still reads their
 * text. What a program read in other sessions is named by its API key. A tool that no longer exists counts as untrusted.
 * @param calls those with a result, failures included: an error message can quote what the tool read
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
    // The run has not read it, and a user who looked for it in the chat would not find it: what they can judge is the program.
    if (call.readWith !== null) {
      origins.add(`API key: ${call.readWith}`);
      continue;
    }
    const place = connection?.name ?? "A removed connection";
    const files = namesIn(call.sources);
    origins.add(files.length > 0 ? `${place}: ${files.join(", ")}` : `${place}: ${call.name}`);
  }
  return [...origins];
}

/** The files or items that a result names as its sources. */
const namesIn = (sources: unknown): string[] =>
  Array.isArray(sources) ? sources.filter((one) => typeof one === "string") : [];
