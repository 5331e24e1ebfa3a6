/** One thing that was found, with its address, or with what it does. */
export type Found = {
  id: string;
  label: string;
  /** A quieter note: where it is from, how it is going. */
  hint?: string | undefined;
  /** Other names that people use; searched and not shown. */
  keywords?: string | undefined;
} & ({ href: string; run?: undefined } | { run: () => void; href?: undefined });

/** The kinds of things that are searched, in the order in which they are shown. */
export type FoundKind = "pages" | "chats" | "items" | "files" | "connections" | "playbooks";

/** Everything that is known for what is typed. */
export type FoundThings = Partial<Record<FoundKind, readonly Found[]>>;
