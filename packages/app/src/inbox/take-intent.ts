import type { InboxIntent } from "@switchboard/ui/patterns/inbox-list";

/** What a person asks to be taken away, or brought back. */
export type TakeIntent = Extract<InboxIntent, { ids: unknown }>;
