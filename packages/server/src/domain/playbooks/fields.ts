import type { InboxItem } from "../inbox/ports.ts";
import type { SourceType } from "./ports.ts";
import { writePath } from "./template.ts";

/** A placeholder of templates, with its description. */
export type Field = { readonly name: string; readonly description: string };

const OF_EVERY_ITEM: readonly Field[] = [
  { name: "inbox_item.title", description: "Title" },
  { name: "inbox_item.description", description: "Description" },
  { name: "inbox_item.priority", description: "Priority" },
];

const OF_MAIL: readonly Field[] = [
  { name: "inbox_item.from_address", description: "Sender" },
  { name: "inbox_item.to_address", description: "Recipient" },
  { name: "inbox_item.email_subject", description: "Subject" },
  { name: "inbox_item.email_date", description: "Date" },
  { name: "inbox_item.distilled_content", description: "Summary" },
  { name: "inbox_item.original_body", description: "Full text" },
];

const payloadField = (level: string, description: string): Field => ({
  name: writePath(["inbox_item", "payload", level]),
  description,
});

/** Fields that items of a source always or often bring; others are known only from an item. */
const OF_SOURCE: Readonly<Record<SourceType, readonly Field[]>> = {
  email: OF_MAIL,
  jira: [
    payloadField("key", "Issue key"),
    payloadField("status", "Issue status"),
    payloadField("assignee", "Assignee"),
    payloadField("url", "Link to the issue"),
  ],
  data_condition: [],
  manual: [payloadField("due_date", "Due date")],
};

/** Everything that can be named for a source, and for one item of it where there is one. */
export function fieldsFor(source: SourceType, item: InboxItem | undefined): Field[] {
  const known = [...OF_EVERY_ITEM, ...OF_SOURCE[source]];
  const names = new Set(known.map(({ name }) => name));
  const more = Object.keys(item?.payload ?? {})
    .map((level) => payloadField(level, `Field ‘${level}’`))
    .filter(({ name }) => !names.has(name));
  return [...known, ...more, { name: "knowledge_files", description: "Knowledge files" }];
}

/**
 * Whether a template for this source may name it. Which fields a payload has is known only from an item, and which files there are
 * changes, so those names always pass.
 */
export function isKnown(source: SourceType, path: readonly string[]): boolean {
  const [root, level] = path;
  if (root === "knowledge_files") return path.length <= 2;
  if (root === "inbox_item" && level === "payload") return true;
  return fieldsFor(source, undefined).some(({ name }) => name === writePath(path));
}

/** The name that was probably meant: at most a third of its letters differ. */
export function suggest(name: string, fields: readonly Field[]): string | null {
  const last = (text: string) => text.slice(text.lastIndexOf(".") + 1);
  let best: { name: string; distance: number } | undefined;
  for (const field of fields) {
    const distance = Math.min(
      editDistance(name, field.name),
      editDistance(last(name), last(field.name)),
    );
    if (distance > Math.ceil(last(field.name).length / 3)) continue;
    if (!best || distance < best.distance) best = { name: field.name, distance };
  }
  return best?.name ?? null;
}

function editDistance(from: string, to: string): number {
  // Names are short; a hostile long one is compared by its beginning only.
  const [a, b] = [from.slice(0, 100), to.slice(0, 100)];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
