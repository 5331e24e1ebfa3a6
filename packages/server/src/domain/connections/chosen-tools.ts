import type { PluginManifest } from "../plugins/types.ts";
import { AppError } from "../errors.ts";

/** The tools a person allows, and those of them that wait for their word. */
export type ChosenTools = { readonly enabledMethods: string[]; readonly hitlMethods: string[] };

/**
 * Checks chosen tools against the plugin's manifest and puts them into its order. Approval for a tool that is not
 * allowed means nothing and is left out.
 * @throws AppError `invalid`, naming the tool that the plugin does not have
 */
export function chooseTools(
  manifest: PluginManifest,
  enabled: readonly string[] | undefined,
  hitl: readonly string[] | undefined,
): ChosenTools {
  const known = manifest.tools.map((tool) => tool.name);
  requireKnown(manifest, known, enabled, "enabled_methods");
  requireKnown(manifest, known, hitl, "hitl_methods");
  const enabledMethods = enabled ? known.filter((name) => enabled.includes(name)) : known;
  return { enabledMethods, hitlMethods: enabledMethods.filter((name) => hitl?.includes(name)) };
}

function requireKnown(
  manifest: PluginManifest,
  known: readonly string[],
  chosen: readonly string[] | undefined,
  field: string,
) {
  const stranger = chosen?.find((name) => !known.includes(name));
  if (stranger === undefined) return;
  throw new AppError("invalid", `${field}: ${manifest.display_name} has no tool named ${stranger}`);
}
