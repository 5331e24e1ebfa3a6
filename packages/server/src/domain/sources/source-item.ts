import type { InboxItem } from "../inbox/ports.ts";
import type { InboxSource } from "./ports.ts";
import { NOTIFY_AFTER_FAILURES } from "./schedule.ts";

/** The source id of a source's item: one source has one, however often it fails. */
export const sourceItemName = (sourceId: string): string => `source-${sourceId}`;

/**
 * Whether a source needs its user.
 * @param isReported its connection has its own inbox item that says what to do
 */
export const needsPerson = (
  { failures }: Pick<InboxSource, "failures">,
  isReported: boolean,
): boolean => !isReported && failures >= NOTIFY_AFTER_FAILURES;

/** The inbox item of a source that keeps failing, with the app path where it is fixed. */
export const sourceItem = ({
  id,
  name,
  failure,
}: Pick<InboxSource, "id" | "name" | "failure">): Pick<
  InboxItem,
  "title" | "description" | "priority" | "priorityReason" | "payload" | "kind" | "sourceIdentifier"
> => ({
  kind: "source",
  sourceIdentifier: sourceItemName(id),
  title: `${name} cannot be refreshed`,
  description: failure ?? "The last refreshes failed.",
  priority: "high",
  priorityReason: "Nothing new arrives from this source.",
  payload: { source_id: id, sources_url: "/ui/inbox-sources" },
});
