import { AppError } from "../../domain/errors.ts";
import { ok, operation } from "../../http/operation.ts";
import { findPlugin } from "./find-plugin.ts";

export const getPluginDocumentation = operation(
  "getPluginDocumentation",
  async ({ deps, params }) => {
    const { docsMarkdown } = findPlugin(deps.plugins, params.pluginName);
    if (docsMarkdown === null) throw new AppError("not_found", "This plugin has no documentation.");
    const { markdownToHtml } = await import("../../plugins/markdown-html.ts");
    return ok({ html_content: markdownToHtml(docsMarkdown) });
  },
);
