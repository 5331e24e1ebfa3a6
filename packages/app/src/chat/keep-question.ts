import type { QuestionDraft } from "@switchboard/ui/patterns/question-bar";
import type { Chat } from "./chat.ts";
import { isLoading } from "./chat-state.ts";
import { type Drafts, newChat } from "./drafts.ts";

/** The name of the question in a chat's bar among the drafts. */
export const questionName = (chat: string) => `question:${chat}`;

/** Restores the question that was left in the bar of a chat, and stores it from now on as its text is. */
export function keepQuestion(drafts: Drafts, chat: Chat, userId: string): void {
  const nameOf = () => questionName(chat.state.get().sessionId ?? newChat);
  let name = nameOf();
  let kept = drafts.get(userId, name);
  chat.question.set(readDraft(kept));
  const store = () => {
    const [before, had] = [name, kept];
    name = nameOf();
    const question = unsentQuestion(chat);
    kept = question === null ? "" : JSON.stringify(question);
    if (name === before && kept === had) return;
    // Another new chat may have been begun meanwhile: only the question of this one is removed.
    if (name !== before && drafts.get(userId, before) === had) drafts.keep(userId, before, "");
    drafts.keep(userId, name, kept);
  };
  chat.question.subscribe(store);
  chat.state.subscribe(store);
}

/** What the server does not have yet: that in the bar, else one that was sent without any response. */
function unsentQuestion({ question, state }: Chat): QuestionDraft | null {
  const current = state.get();
  const isSending = isLoading(current) && current.runId === null;
  return question.get() ?? (isSending ? current.lastQuestion : null);
}

/** Not by the schema of the contract, which every page would load: the bar says of each part what is wrong with it. */
function readDraft(text: string): QuestionDraft | null {
  try {
    const read: unknown = JSON.parse(text);
    return isDraft(read) ? read : null;
  } catch {
    return null;
  }
}

const isDraft = (value: unknown): value is QuestionDraft =>
  typeof value === "object" &&
  value !== null &&
  "table" in value &&
  typeof value.table === "string" &&
  (!("show" in value) || Array.isArray(value.show));
