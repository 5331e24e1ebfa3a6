import type { QuestionAnswer } from "@switchboard/api-client/types";
import { AppError } from "../errors.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { isUuid } from "./ids.ts";
import type { Message } from "./ports.ts";

/** A call of a session of a user. */
type AnsweredCall = {
  readonly userId: string;
  readonly sessionId: string;
  readonly callId: string;
};

/**
 * The answer to a question, or the question that a person was offered.
 * @throws AppError `not_found` for a session that is not theirs, and a call that asked no question
 */
export async function findAnswer(
  store: Pick<Repositories, "chats" | "messages">,
  { userId, sessionId, callId }: AnsweredCall,
): Promise<Message> {
  const session = isUuid(sessionId) ? await store.chats.find(userId, sessionId) : undefined;
  const message = session && (await store.messages.findResult(sessionId, callId));
  if (!message || !isQuestion(message.content["result"]))
    throw new AppError("not_found", "This answer was not found.");
  return message;
}

const isQuestion = (result: unknown): boolean =>
  typeof result === "object" && result !== null && ("asked" in result || isOffered(result));

const isOffered = (result: object): boolean => Reflect.get(result, "kind") === "question";

/**
 * Keeps what a person changed a question to, with its answer, or goes back to the first one.
 * @param answer null goes back
 * @throws AppError as `findAnswer`
 */
export async function changeAnswer(
  { store }: { readonly store: UnitOfWork },
  call: AnsweredCall,
  answer: QuestionAnswer | null,
): Promise<void> {
  await store.transaction(async (tx) => {
    const { id, content } = await findAnswer(tx, call);
    const { asked_again: _before, ...rest } = content;
    await tx.messages.rewrite(id, answer ? { ...rest, asked_again: answer } : rest);
    await tx.changes.insert(call.userId, {
      type: "answer",
      session_id: call.sessionId,
      call_id: call.callId,
    });
  });
}
