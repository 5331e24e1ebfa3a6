import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { OfferedQuestion, Question } from "@switchboard/api-client/types";
import { zOfferedQuestion, zQuestion } from "@switchboard/api-client/schemas";
import type { LearnedWord } from "../domain/datasets/learned-words.ts";
import { readKept } from "./kept-questions.ts";
import { OFFER_QUESTION } from "./own-tools.ts";
import { readProfile, type ProfileFact } from "./profile.ts";

/** A call made for the current prompt, with its result. */
export type Step = {
  readonly modelName: string;
  readonly outcome:
    | { readonly ok: true; readonly value: unknown; readonly editedTo?: Record<string, unknown> }
    | { readonly ok: false; readonly sentence: string };
};

/** The user's prompt and the answer. */
export type Turn = {
  readonly prompt: string;
  readonly answer: string;
  /** What was computed of a file, the last of it: as it was asked, or as a person changed it. */
  readonly question?: Question;
  /** What they were to complete, and have not. */
  readonly offered?: Pick<OfferedQuestion, "open">;
};

/** What the planner goes by. */
export type Conversation = {
  readonly prompt: string;
  readonly today: string;
  /** The facts of the user's profile. */
  readonly profile?: readonly ProfileFact[];
  /** The turns before, the oldest first. */
  readonly earlier?: readonly Turn[];
  readonly steps: readonly Step[];
  /** What the user says that words mean, the latest first. */
  readonly learned?: readonly LearnedWord[];
};

/** The turn before. */
export const lastTurn = ({ earlier }: Conversation): Turn | undefined => earlier?.at(-1);

/** Reads the conversation that a model is given. */
export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  let today = new Date(0).toISOString().slice(0, 10);
  let profile: readonly ProfileFact[] = [];
  const turns: (Writable<Turn> & { steps: Step[] })[] = [];
  for (const message of prompt) {
    const turn = turns.at(-1);
    switch (message.role) {
      case "system":
        today = /^Today is (\d{4}-\d{2}-\d{2})\.$/m.exec(message.content)?.[1] ?? today;
        profile = readProfile(message.content);
        break;
      case "user":
        turns.push({ prompt: textOf(message.content), answer: "", steps: [] });
        break;
      case "assistant":
        if (turn) addAnswer(turn, textOf(message.content));
        break;
      case "tool":
        for (const part of message.content) {
          if (part.type === "tool-result")
            turn?.steps.push({ modelName: part.toolName, outcome: readOutput(part.output) });
        }
        break;
    }
  }
  const current = turns.at(-1);
  return {
    prompt: current?.prompt ?? "",
    today,
    profile,
    earlier: turns.slice(0, -1),
    steps: current?.steps ?? [],
  };
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Adds what the agent said, or what it asked: see `history`. */
function addAnswer(turn: Writable<Turn>, text: string): void {
  const kept = readKept(text);
  if (kept?.name === "ask_data") {
    const question = zQuestion.safeParse(kept.value);
    if (question.success) turn.question = question.data;
  } else if (kept?.name === OFFER_QUESTION) {
    const open = zOfferedQuestion.shape.open.safeParse(Object(kept.value).open);
    if (open.success) turn.offered = { open: open.data };
  } else turn.answer += text;
}

const textOf = (content: readonly { type: string }[]): string =>
  content.map((part) => (part.type === "text" && "text" in part ? String(part.text) : "")).join("");

type Output = Extract<
  Extract<LanguageModelV4Prompt[number], { role: "tool" }>["content"][number],
  { type: "tool-result" }
>["output"];

function readOutput(output: Output): Step["outcome"] {
  switch (output.type) {
    case "error-text":
      return { ok: false, sentence: output.value };
    case "error-json":
      return { ok: false, sentence: JSON.stringify(output.value) };
    case "execution-denied":
      return { ok: false, sentence: output.reason ?? "The call was denied." };
    case "json": {
      const { value } = output;
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        const ranWith: unknown = Reflect.get(value, "ran_with");
        if (typeof ranWith === "object" && ranWith !== null && !Array.isArray(ranWith)) {
          return { ok: true, value: Reflect.get(value, "result"), editedTo: { ...ranWith } };
        }
      }
      return { ok: true, value };
    }
    case "text":
    case "content":
      return { ok: true, value: output.value };
  }
}
