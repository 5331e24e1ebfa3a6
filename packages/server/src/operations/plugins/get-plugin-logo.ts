import { AppError } from "../../domain/errors.ts";
import { operation } from "../../http/operation.ts";
import { logoResponse } from "../../http/picture-response.ts";
import { findPlugin } from "./find-plugin.ts";

export const getPluginLogo = operation("getPluginLogo", ({ deps, params }) => {
  const { logo } = findPlugin(deps.plugins, params.pluginName);
  if (logo === null) throw new AppError("not_found", "This plugin has no logo.");
  return logoResponse(logo);
});
