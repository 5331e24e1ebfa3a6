import type { Findings } from "../../domain/discoveries/ports.ts";
import type { RunConnection } from "../../domain/runs/ports.ts";
import type { ToolManifest } from "../../domain/plugins/types.ts";
import type { RunTool } from "../tool-set.ts";
import { plainText } from "./plain-text.ts";
import { mayLook, type Seen } from "./plan.ts";
import { proposeMappings } from "./propose-mappings.ts";
import { proposePrompts } from "./propose-prompts.ts";
import { readThings } from "./read-things.ts";

/** A connection in the middle of a discovery. */
export type View = {
  readonly connection: RunConnection;
  /** The tools that it allows, whatever they do. */
  readonly tools: readonly RunTool[];
  readonly seen: readonly Seen[];
  /** Calls that the limit left no room for. */
  readonly left: number;
};

/** What was learned of a connection. Texts of the app are in it as short plain lines, values that may be secret are not. */
export function toFindings(view: View, context: { limit: number; today: string }): Findings {
  const { connection, tools, seen } = view;
  const { things, more } = readThings(seen);
  return {
    kind: "discovery",
    connection_id: connection.id,
    found: things,
    proposed_mappings: proposeMappings(seen, connection),
    prompts: proposePrompts(tools, seen, context.today),
    notes: notesOf(view, more, context.limit),
  };
}

function notesOf({ tools, seen, left }: View, more: number, limit: number): string[] {
  const reading = tools.filter(({ manifest }) => manifest.effect === "read");
  const notes = reading
    .filter((tool) => !mayLook(tool))
    .map(({ manifest }) => `${manifest.name} was left out, because ${whyLeftOut(manifest)}.`);
  if (reading.length === 0) notes.push("No tool that only reads is allowed here.");
  for (const { tool, ok, result } of seen) {
    if (!ok) notes.push(`${tool.manifest.name} failed: ${plainText(String(result), 200)}`);
  }
  if (more > 0) notes.push(`${more} more were found and are not listed.`);
  if (left > 0) notes.push(`The limit of ${limit} was reached before everything was looked at.`);
  return notes;
}

const whyLeftOut = ({ reaches_out }: ToolManifest) =>
  reaches_out ? "it calls whatever address it is given" : "you verify it before it runs";
