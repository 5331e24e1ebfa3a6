import { readShape } from "@switchboard/api-client/shape";
import type { AskedView } from "@switchboard/ui/patterns/question-answer";
import type { ChatMessage } from "./chat-state.ts";

type Thought = Extract<ChatMessage, { role: "tool_thought" }>;
type Result = Extract<ChatMessage, { role: "tool_result" }>;

/** Kept, since what a person edits in a question belongs to its view, and each event of a run asks for all of them. */
const views = new WeakMap<Thought | Result, AskedView | null>();
const firsts = new WeakMap<Result, AskedView | null>();

/** The question of a call, with its answer or what it still needs; null for any other call, and for one that failed. */
export const readQuestion = (message: Thought | Result): AskedView | null =>
  kept(views, message, () =>
    message.role === "tool_thought" ? readRunning(message) : readResult(message),
  );

/** The same as the run left it, before a person changed it. */
export const firstQuestion = (message: Result): AskedView | null =>
  kept(firsts, message, () => (asksData(message) ? readAnswer(message) : readOffer(message)));

function kept<Key extends object>(
  cache: WeakMap<Key, AskedView | null>,
  key: Key,
  read: () => AskedView | null,
): AskedView | null {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const view = read();
  cache.set(key, view);
  return view;
}

/** Tools of apps may have any name. */
const asksData = ({ call, connection }: Thought | Result) =>
  call.name === "ask_data" && connection?.plugin === "data";

function readRunning(thought: Thought): AskedView | null {
  if (!asksData(thought)) return null;
  const question = readShape("Question", thought.call.arguments);
  return question ? { callId: idOf(thought), question, state: "running" } : null;
}

function readResult(message: Result): AskedView | null {
  const view = firstQuestion(message);
  // Where a newer server writes it in another form, the first answer is shown.
  const answer = readShape("QuestionAnswer", message.askedAgain);
  if (!view || !answer) return view;
  const { question, said } = answer;
  const completed = view.answer === undefined && { completed: true };
  return { callId: view.callId, question, said, answer, changed: true, ...completed };
}

function readAnswer(message: Result): AskedView | null {
  if (message.isError) return null;
  const data = readShape("TableResult", message.result);
  if (!data?.asked) return null;
  const { asked, rows, row_count } = data;
  const { question, said, assumed } = asked;
  const answer = { ...asked, rows, row_count };
  return { callId: idOf(message), question, said, answer, ...(assumed && { assumed }) };
}

function readOffer(message: Result): AskedView | null {
  if (message.connection !== undefined || message.call.name !== "offer_question") return null;
  const data = readShape("OfferedQuestion", message.result);
  if (!data) return null;
  const { figure_open: isOpen, question, open, assumed } = data;
  const { show, ...rest } = question;
  return { callId: idOf(message), question: isOpen ? rest : { ...rest, show }, open, assumed };
}

const idOf = ({ id, call }: Thought | Result) => call.id ?? id;
