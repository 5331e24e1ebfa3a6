import { AppError } from "../../domain/errors.ts";
import { ok, operation } from "../../http/operation.ts";
import { findPlugin } from "./find-plugin.ts";

export const getPluginSetup = operation("getPluginSetup", async ({ deps, params }) => {
  const { setupMarkdown } = findPlugin(deps.plugins, params.pluginName);
  if (setupMarkdown === null) throw new AppError("not_found", "This plugin has no setup guide.");
  const { markdownToHtml } = await import("../../plugins/markdown-html.ts");
  return ok({ html_content: markdownToHtml(setupMarkdown) });
});
