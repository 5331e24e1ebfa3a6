import type { RefObject } from "react";
import { type CommandContext, inboxCommands } from "./inbox-commands.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import type { RowFocus } from "./use-row-focus.ts";

interface InboxCommandOptions
  extends Pick<CommandContext, "folder" | "ids" | "selected" | "selection" | "onIntent" | "help"> {
  /** Whether keys work. */
  keys: boolean;
  focus: RowFocus;
}

/** The commands of the list, by key. */
export function useInboxCommands(
  scrollerRef: RefObject<HTMLElement | null>,
  { keys, focus, ...context }: InboxCommandOptions,
): void {
  const { currentNow, moveTo, open, settle } = focus;
  const run = inboxCommands({ ...context, currentNow, moveTo, open });
  useInboxKeys(keys, scrollerRef, (command, repeated) => run[command](repeated), settle);
}
