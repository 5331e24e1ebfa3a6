import { AppError } from "../../domain/errors.ts";
import { ok, operation } from "../../http/operation.ts";
import { markdownToHtml } from "../../plugins/markdown-html.ts";
import { findPlugin } from "./find-plugin.ts";

export const getPluginDocumentation = operation("getPluginDocumentation", ({ deps, params }) => {
  const { docsMarkdown } = findPlugin(deps.plugins, params.pluginName);
  if (docsMarkdown === null) throw new AppError("not_found", "This plugin has no documentation.");
  return ok({ html_content: markdownToHtml(docsMarkdown) });
});
