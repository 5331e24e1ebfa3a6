/** One thing that was found, with its address. */
export interface Found {
  id: string;
  label: string;
  /** A quieter note: where it is from, how it is going. */
  hint?: string | undefined;
  href: string;
}

/** The kinds of things that are searched, in the order in which they are shown. */
export type FoundKind = "pages" | "chats" | "items" | "connections" | "playbooks";

/** Everything that is known for what is typed. */
export type FoundThings = Partial<Record<FoundKind, readonly Found[]>>;
