import type { InboxItem, Playbook } from "@switchboard/api-client";

/** A line of a prompt; nothing where there is nothing to say. */
const line = (name: string, value: string | null | undefined): string =>
  value ? `\n${name}: ${value}` : "";

/** Asks for a reply to a mail. */
export const draftReplyPrompt = ({
  from_address,
  to_address,
  email_subject,
  distilled_content,
}: Pick<
  InboxItem,
  "from_address" | "to_address" | "email_subject" | "distilled_content"
>): string =>
  `Draft a reply to this email. Show it to me before you send anything.\n${line("From", from_address)}${line(
    "To",
    to_address,
  )}${line("Subject", email_subject)}${distilled_content ? `\n\n${distilled_content}` : ""}`;

/** Asks for help with an item. */
export const resolvePrompt = (item: InboxItem): string =>
  `Help me resolve this item of my inbox.\n${line("Title", item.title)}${line(
    "Priority",
    item.priority,
  )}${line("Status", item.status)}${line("Source", item.source_type)}${line(
    "From",
    item.from_address,
  )}${item.description ? `\n\n${item.description}` : ""}`;

/** The path of a place in a template: `inbox_item.payload.key`. */
const PLACE = /\{\{\s*inbox_item\.([\w.]+)\s*\}\}/g;

/**
 * The prompt of a playbook for an item, where the server does not fill it in: with the fields that are known here. The others stay
 * as they are, for the person to see.
 */
export const playbookPrompt = (
  { prompt_template }: Pick<Playbook, "prompt_template">,
  item: InboxItem,
): string =>
  prompt_template.replaceAll(PLACE, (place, path: string) => {
    let value: unknown = item;
    for (const name of path.split("."))
      value =
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : place;
  });

/** Asks for a task, where the server takes none. */
export const addTaskPrompt = "Add a task to my inbox: ";
