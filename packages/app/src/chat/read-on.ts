import { resumeRun } from "@switchboard/api-client/stream";
import type { ChatContext } from "./chat-context.ts";
import { chatTexts } from "./chat-texts.ts";
import { streamFailed } from "./error-reason.ts";

const readAfter = ({ read }: Pick<ChatContext, "read">, runId: string, after: number) =>
  read((line) => resumeRun({ ...line, runId, after }), chatTexts.unknownError);

/** Reads the run from the last event that was applied. */
export function readOn(chat: Pick<ChatContext, "read" | "stores">) {
  const { runId, lastSeq } = chat.stores.state.get();
  return readAfter(chat, runId ?? "", lastSeq);
}

/** Follows a run that was begun on another page. */
export async function follow(
  chat: Pick<ChatContext, "read" | "dispatch">,
  runId: string,
  after: number,
): Promise<void> {
  const { failed, received } = await readAfter(chat, runId, after);
  if (failed === null || received) return;
  chat.dispatch(streamFailed(failed, chatTexts.unknownError));
}
