import type { FedMail } from "../../domain/plugins/inbox-feed.ts";

/** A header by its name in lower case with `_` for `-`; an empty text where there is none. */
type Header = (name: string) => string;

/** Headers with the urgency of a message and its recipients. */
export const TELLING_HEADERS = [
  "importance",
  "x-priority",
  "priority",
  "list-id",
  "list-unsubscribe",
  "precedence",
  "auto-submitted",
] as const;

/** Whether the sender marked it as urgent, in one of the three ways that mail programs have. */
export const isUrgentMail = (header: Header): boolean =>
  /^high/i.test(header("importance").trim()) ||
  /^[12]\b/.test(header("x_priority").trim()) ||
  /^urgent/i.test(header("priority").trim());

/** Whether it was sent to a list, or automatically to many recipients. */
export const isBulkMail = (header: Header): boolean =>
  header("list_id") !== "" ||
  header("list_unsubscribe") !== "" ||
  /^(?:bulk|list|junk)/i.test(header("precedence").trim());

/** A placeholder for an unreadable message, so that it is seen and does not block others. */
export const unreadableMail = (
  known: Pick<FedMail, "id" | "receivedAt"> & Partial<FedMail>,
  sentence: string,
): FedMail => ({
  kind: "mail",
  thread: null,
  messageId: "",
  subject: "",
  from: "",
  to: "",
  cc: "",
  date: null,
  attachments: [],
  isUrgent: false,
  isBulk: false,
  ...known,
  text: `This message could not be read: ${sentence}`,
});

/** Reads a block of headers as a server sends it, with folded lines. */
export function readHeaders(block: string): Header {
  const headers = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase().replaceAll("-", "_");
    if (!headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return (name) => headers.get(name) ?? "";
}
