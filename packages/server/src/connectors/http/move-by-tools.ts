import {
  ToolError,
  type CallContext,
  type MailPlace,
  type MoveMail,
  type Plugin,
} from "../../domain/plugins/types.ts";

/** A message has labels and no folder. Moving it out of the trash means removing that label first. */
const TRASH = "TRASH";
const INBOX = "INBOX";
/** Calls at a time: more of them meet the limits of the app. */
const AT_ONCE = 4;

const NEEDED = ["archive_message", "trash_message", "restore_message", "add_label"] as const;

/** Moves an app's messages with tools that each move one; undefined without such tools. */
export function moveByTools(handlers: Plugin["handlers"]): MoveMail | undefined {
  if (!NEEDED.every((name) => name in handlers)) return undefined;
  return async (move, places, context) => {
    const run = (name: (typeof NEEDED)[number], args: Record<string, unknown>) =>
      handlers[name]?.(args, { ...context, runId: "inbox", callId: String(args["message"]) });
    const moveOne = async ({ message, folder }: MailPlace): Promise<MailPlace> => {
      if (move === "archive") await run("archive_message", { message });
      else if (move === "trash") await run("trash_message", { message });
      else {
        if (folder === TRASH) await run("restore_message", { message });
        await run("add_label", { message, label: INBOX });
      }
      return move === "trash" ? { message, folder: TRASH } : { message };
    };
    return inParts(places, context, moveOne);
  };
}

async function inParts(
  places: readonly MailPlace[],
  { signal }: CallContext,
  moveOne: (place: MailPlace) => Promise<MailPlace>,
): Promise<(MailPlace | ToolError)[]> {
  const outcomes: (MailPlace | ToolError)[] = [];
  for (let from = 0; from < places.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const part = places.slice(from, from + AT_ONCE).map((place) =>
      moveOne(place).catch((error: unknown) => {
        if (error instanceof ToolError) return error;
        throw error;
      }),
    );
    outcomes.push(...(await Promise.all(part)));
  }
  return outcomes;
}
