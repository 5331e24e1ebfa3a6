import { AppError } from "../../domain/errors.ts";
import { ok, operation } from "../../http/operation.ts";
import { markdownToHtml } from "../../plugins/markdown-html.ts";
import { findPlugin } from "./find-plugin.ts";

export const getPluginSetup = operation("getPluginSetup", ({ deps, params }) => {
  const { setupMarkdown } = findPlugin(deps.plugins, params.pluginName);
  if (setupMarkdown === null) throw new AppError("not_found", "This plugin has no setup guide.");
  return ok({ html_content: markdownToHtml(setupMarkdown) });
});
