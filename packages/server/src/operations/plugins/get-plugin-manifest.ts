import { ok, operation } from "../../http/operation.ts";
import { toManifest } from "../../plugins/to-manifest.ts";
import { findPlugin } from "./find-plugin.ts";

export const getPluginManifest = operation("getPluginManifest", ({ deps, params }) =>
  ok(toManifest(findPlugin(deps.plugins, params.pluginName))),
);
