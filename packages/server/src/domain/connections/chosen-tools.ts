import type { PluginManifest, ToolManifest } from "../plugins/types.ts";
import { AppError } from "../errors.ts";

/** The tools a user allows, and those of them that wait for their word. */
export type ChosenTools = { readonly enabledMethods: string[]; readonly hitlMethods: string[] };

/**
 * Names of the tools that need approval by default: all that do more than read. Every way to add a connection starts from
 * these; otherwise a click on "Enable" would let the agent write without asking.
 */
export const verifiedByDefault = (tools: readonly ToolManifest[]): string[] =>
  tools.filter(({ effect }) => effect !== "read").map(({ name }) => name);

const alwaysAsks = ({ effect }: ToolManifest): boolean => effect === "destructive";

/**
 * Checks the chosen tools against the plugin's manifest and sorts them in its order. A destructive tool always needs approval;
 * approval for a disabled tool is ignored.
 * @param enabled all tools when left out
 * @param hitl `verifiedByDefault` when left out
 * @throws AppError `invalid`, naming the tool that the plugin does not have
 */
export function chooseTools(
  manifest: PluginManifest,
  enabled?: readonly string[],
  hitl: readonly string[] = verifiedByDefault(manifest.tools),
): ChosenTools {
  const known = manifest.tools.map((tool) => tool.name);
  requireKnown(manifest, known, enabled, "enabled_methods");
  requireKnown(manifest, known, hitl, "hitl_methods");
  const enabledMethods = enabled ? known.filter((name) => enabled.includes(name)) : known;
  const asking = [...hitl, ...manifest.tools.filter(alwaysAsks).map(({ name }) => name)];
  return { enabledMethods, hitlMethods: enabledMethods.filter((name) => asking.includes(name)) };
}

function requireKnown(
  manifest: PluginManifest,
  known: readonly string[],
  chosen: readonly string[] | undefined,
  field: string,
) {
  const stranger = chosen?.find((name) => !known.includes(name));
  if (stranger === undefined) return;
  throw new AppError(
    "invalid",
    `${manifest.display_name} has no tool named '${stranger}', which '${field}' lists.`,
  );
}
