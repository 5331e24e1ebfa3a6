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
  /** The view that was changed: one that comes anew begins anew. */
  of: AskedView;
  question: QuestionDraft;
  open: readonly OpenWord[];
}

const NO_WORDS: readonly OpenWord[] = [];

/** A question that is changed and asked again in its place. */
export function useAsked(asked: AskedView, actions: QuestionActions | undefined) {
  const [edits, setEdits] = useState<Edits>();
  const [running, setRunning] = useState<AskedView>();
  const [failure, setFailure] = useState<Failure>();
  const kept = edits?.of === asked ? edits : undefined;
  const question = kept?.question ?? asked.question;
  const open = kept?.open ?? asked.open ?? NO_WORDS;
  const edit = (next: Partial<Pick<Edits, "question" | "open">>) => {
    setFailure(undefined);
    setEdits({ question, open, of: asked, ...next });
  };
  const run = (kind: "ask" | "undo", work: () => Promise<void>) => {
    setRunning(asked);
    setFailure(undefined);
    work()
      .catch((error: unknown) => {
        setFailure({ kind, message: error instanceof Error ? error.message : "" });
      })
      .finally(() => setRunning(undefined));
  };
  const ask = (next: QuestionDraft) => {
    if (actions && isChosen(next)) run("ask", () => actions.askAgain(asked.callId, next));
  };
  return {
    question,
    open,
    isChanged: JSON.stringify(question) !== JSON.stringify(asked.question),
    isRunning: running !== undefined || asked.state === "running",
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
