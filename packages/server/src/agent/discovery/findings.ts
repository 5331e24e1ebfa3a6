import type { Findings } from "../../domain/discoveries/ports.ts";
import type { RunConnection } from "../../domain/runs/ports.ts";
import type { ToolManifest } from "../../domain/plugins/types.ts";
import type { RunTool } from "../tool-set.ts";
import { plainText } from "./plain-text.ts";
import { mayProbe, type ProbeResult } from "./plan.ts";
import { proposeMappings } from "./propose-mappings.ts";
import { proposePrompts } from "./propose-prompts.ts";
import { readThings } from "./read-things.ts";

/** The state of a connection's discovery. */
export type Exploration = {
  readonly connection: RunConnection;
  /** All enabled tools, whatever their effect. */
  readonly tools: readonly RunTool[];
  readonly results: readonly ProbeResult[];
  /** Number of calls that the limit did not allow. */
  readonly left: number;
};

/** The findings of a connection. The app's texts are reduced to short plain lines; values that may be secret are left out. */
export function toFindings(view: Exploration, context: { limit: number; today: string }): Findings {
  const { connection, tools, results } = view;
  const { things, more } = readThings(results);
  return {
    kind: "discovery",
    connection_id: connection.id,
    found: things,
    proposed_mappings: proposeMappings(results, connection),
    prompts: proposePrompts(tools, results, context.today),
    notes: notesOf(view, more, context.limit),
  };
}

function notesOf({ tools, results, left }: Exploration, more: number, limit: number): string[] {
  const reading = tools.filter(({ manifest }) => manifest.effect === "read");
  const notes = reading
    .filter((tool) => !mayProbe(tool))
    .map(({ manifest }) => `Skipped ${manifest.name} because ${whyLeftOut(manifest)}.`);
  if (reading.length === 0) notes.push("No read-only tools are enabled.");
  for (const { tool, ok, result } of results) {
    if (!ok) notes.push(`${tool.manifest.name} failed: ${plainText(String(result), 200)}`);
  }
  if (more > 0) notes.push(`${more} more were found and are not listed.`);
  if (left > 0) notes.push(`Stopped at the limit of ${limit} before checking everything.`);
  return notes;
}

const whyLeftOut = ({ reaches_out }: ToolManifest) =>
  reaches_out ? "it can call any address" : "it requires approval before running";
