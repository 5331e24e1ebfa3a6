import { type ComponentType, memo, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ChatContender, Exchange } from "./contender.ts";

export interface AnswerProps<Text = string> {
  text: Text;
  /** More will come. */
  streaming: boolean;
}

type Answer<Text> = Omit<Exchange, "text"> & AnswerProps<Text | string>;

/** Adds a chunk to the text of an answer, in the contender's representation. */
type Grow<Text> = (text: Text | string, chunk: string) => Text | string;

const joined: Grow<string> = (text, chunk) => text + chunk;

/** The answers in a store outside React that grows chunk by chunk, as in chat libraries and our own product. */
export function createAnswers<Text>(exchanges: readonly Exchange[], grow: Grow<Text>) {
  let answers: readonly Answer<Text>[] = exchanges.map((exchange) => ({
    ...exchange,
    streaming: exchange.text === "",
  }));
  const listeners = new Set<() => void>();
  const change = (index: number, to: (answer: Answer<Text>) => Answer<Text>) => {
    answers = answers.with(index, to(answers[index] ?? { text: "", streaming: true }));
    for (const listener of listeners) listener();
  };
  return {
    get: () => answers,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    append: (index: number, chunk: string) =>
      change(index, (answer) => ({ ...answer, text: grow(answer.text, chunk), streaming: true })),
    end: (index: number) => change(index, (answer) => ({ ...answer, streaming: false })),
  };
}

export type Answers<Text = string> = ReturnType<typeof createAnswers<Text>>;

/**
 * Follows the answers by a state, which lets React join chunks that wait while it is busy. `useSyncExternalStore` draws each
 * of them, and Streamdown ends in an error there ("Maximum update depth exceeded") when they come fast.
 */
function useAnswers<Text>(answers: Answers<Text>): readonly Answer<Text>[] {
  const [all, setAll] = useState(answers.get);
  useLayoutEffect(() => answers.subscribe(() => setAll(answers.get())), [answers]);
  return all;
}

/** Mounts what draws a list of answers. */
export function chatOf<Text>(
  Chat: ComponentType<{ answers: Answers<Text> }>,
  grow: Grow<Text>,
): ChatContender {
  return {
    mount(place, exchanges) {
      const answers = createAnswers(exchanges, grow);
      const root = createRoot(place);
      flushSync(() => root.render(<Chat answers={answers} />));
      return { append: answers.append, end: answers.end, unmount: () => root.unmount() };
    },
  };
}

/** A contender that is one component and takes strings; an answer that did not change is not drawn again. */
export function answersOf(Answer: ComponentType<AnswerProps>): ChatContender {
  return answersIn(Answer, joined);
}

/** The same with a text of another kind, and with another way to follow the answers. */
export function answersIn<Text>(
  Answer: ComponentType<AnswerProps<Text | string>>,
  grow: Grow<Text>,
  useAll: typeof useAnswers<Text> = useAnswers,
): ChatContender {
  const One = memo(function One({ answer }: { answer: Answer<Text> }) {
    return (
      <div>
        {answer.question === undefined ? null : <p>{answer.question}</p>}
        <Answer streaming={answer.streaming} text={answer.text} />
      </div>
    );
  });
  function List({ answers }: { answers: Answers<Text> }) {
    const all = useAll(answers);
    return all.map((answer, index) => <One answer={answer} key={index} />);
  }
  return chatOf(List, grow);
}
