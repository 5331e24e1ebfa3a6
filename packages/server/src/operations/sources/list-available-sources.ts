import { sourceTypes } from "../../domain/sources/source-types.ts";
import { ok, operation } from "../../http/operation.ts";

export const listAvailableSources = operation("listAvailableSources", ({ deps }) =>
  ok(
    sourceTypes(deps.plugins).map(({ sourceType, displayName, plugin, settings }) => ({
      source_type: sourceType,
      display_name: displayName,
      required_connection_type: plugin,
      config_schema: { properties: settings, required: Object.keys(settings) },
    })),
  ),
);
