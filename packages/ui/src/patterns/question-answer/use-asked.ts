import { useState } from "react";
import type { OpenWord, PlacedWord, QuestionDraft, QuestionTable } from "../question-bar/index.ts";
import { isChosen } from "../question-bar/question.logic.ts";
import { placeWord } from "./placing.logic.ts";
import type { AskedView, QuestionActions } from "./types.ts";

/** What went wrong, and what was tried. */
export type Failure =
  | { kind: "ask" | "undo"; message: string }
  | { kind: "remember"; word: string };

interface Edits {
  question: QuestionDraft;
  open: readonly OpenWord[];
}

/** A view of another question or answer begins anew; one that is only written anew does not lose what is typed. */
const keyOf = ({ question, open, changed }: AskedView): string =>
  JSON.stringify([question, open?.map(({ word }) => word), changed]);

const NO_WORDS: readonly OpenWord[] = [];

/** A question that is changed and asked again in its place. */
export function useAsked(asked: AskedView, actions: QuestionActions | undefined) {
  const [edits, setEdits] = useState<Edits>();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [shown, setShown] = useState(() => keyOf(asked));
  if (shown !== keyOf(asked)) {
    setShown(keyOf(asked));
    setEdits(undefined);
  }
  const { question, open } = edits ?? { question: asked.question, open: asked.open ?? NO_WORDS };
  const edit = (next: Partial<Edits>) => {
    setFailure(undefined);
    setEdits({ question, open, ...next });
  };
  const run = (kind: "ask" | "undo", work: () => Promise<void>) => {
    setRunning(true);
    setFailure(undefined);
    work()
      .catch((error: unknown) => {
        setFailure({ kind, message: error instanceof Error ? error.message : "" });
      })
      .finally(() => setRunning(false));
  };
  const ask = (next: QuestionDraft) => {
    if (actions && isChosen(next)) run("ask", () => actions.askAgain(asked.callId, next));
  };
  return {
    question,
    open,
    isChanged: JSON.stringify(question) !== JSON.stringify(asked.question),
    isRunning: isRunning || asked.state === "running",
    failure,
    change: (next: QuestionDraft) => edit({ question: next }),
    ask: () => ask(question),
    undo: () => {
      if (actions) run("undo", () => actions.undo(asked.callId));
    },
    /** Gives a word its meaning. The last one asks at once: nothing else is missing. */
    place: (placed: PlacedWord, table: QuestionTable) => {
      const next = placeWord(question, placed, { before: asked.question, table });
      const left = open.filter(({ word }) => word !== placed.word);
      edit({ question: next, open: left });
      if (placed.remember)
        actions
          ?.remember({ ...placed, table: table.name })
          .catch(() => setFailure({ kind: "remember", word: placed.word }));
      if (left.length === 0) ask(next);
    },
  };
}
