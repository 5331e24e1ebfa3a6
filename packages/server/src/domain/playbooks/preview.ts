import type { Datasets } from "../datasets/datasets.ts";
import { findInboxItem } from "../inbox/inbox.ts";
import type { Repositories } from "../unit-of-work.ts";
import { checkTemplate } from "./check-template.ts";
import { fieldsFor, type Field } from "./fields.ts";
import { findKnowledge, readKnowledge } from "./knowledge.ts";
import type { SourceType } from "./ports.ts";
import { render, type Rendered } from "./render.ts";
import { parseTemplate } from "./template.ts";

/** A template to look at, saved or not. */
export type Draft = {
  readonly targetSourceType: SourceType;
  readonly promptTemplate: string;
  readonly knowledgeSourceIds: readonly string[];
};

export type Preview = Rendered & { readonly fields: readonly Field[] };

type PreviewDeps = {
  readonly store: Pick<Repositories, "inbox">;
  readonly datasets: Pick<Datasets, "list" | "preview">;
};

/**
 * The prompt that a template makes for an item, with everything in it that a user has to look at. Without an item only the
 * template is checked.
 * @throws AppError `not_found` for an unknown item or file
 */
export async function previewTemplate(
  deps: PreviewDeps,
  userId: string,
  { targetSourceType, promptTemplate, knowledgeSourceIds }: Draft,
  itemId: string | null,
  signal?: AbortSignal,
): Promise<Preview> {
  const item = itemId === null ? undefined : await findInboxItem(deps, userId, itemId);
  const template = parseTemplate(promptTemplate);
  const refused = checkTemplate(targetSourceType, template);
  const fields = fieldsFor(targetSourceType, item);
  if (!item) return { prompt: "", parts: [], problems: refused, fields };
  const usesKnowledge = template.parts.some(
    (part) => part.kind === "placeholder" && part.path[0] === "knowledge_files",
  );
  const files = usesKnowledge ? await findKnowledge(deps, userId, knowledgeSourceIds) : [];
  const ids = files.map(({ id }) => id);
  const rendered = render(template, item, await readKnowledge(deps, userId, ids, signal));
  const known = new Set(refused.map(({ line, column }) => `${line}:${column}`));
  const problems = [
    ...refused,
    ...rendered.problems.filter(({ line, column }) => !known.has(`${line}:${column}`)),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
  return { ...rendered, problems, fields };
}
