import { useEffect, useRef, useState } from "react";
import { numberText, type Writing } from "./columns.logic.ts";
import { removeAt } from "./question.logic.ts";
import { type ChipPart, type SentencePart, sentenceParts, sentenceText } from "./sentence.logic.ts";
import type { OpenWord, PlacedWord, QuestionDraft, QuestionStatus } from "./types.ts";
import type { ChipMenuState } from "./use-chip-menu.ts";

const chipsOf = (parts: readonly SentencePart[]): ChipPart[] =>
  parts.filter((part) => part.kind === "chip");

interface QuestionEdits {
  question: QuestionDraft;
  parts: readonly SentencePart[];
  writing: Writing;
  menu: ChipMenuState;
  open: readonly OpenWord[];
  status: QuestionStatus;
  onChange: ((question: QuestionDraft) => void) | undefined;
  onPlace: ((placed: PlacedWord) => void) | undefined;
}

/** What changes the question. Where a part goes, its neighbour gets the focus; each change is announced. */
export function useQuestionEdits({
  question,
  parts,
  writing,
  menu,
  open,
  status,
  onChange,
  onPlace,
}: QuestionEdits) {
  const announced = useAnnounced(parts, status, writing);
  const change = (next: QuestionDraft) => {
    announced.changed();
    onChange?.(next);
  };
  const place = (placed: PlacedWord) => {
    announced.changed();
    onPlace?.(placed);
  };
  /** The chip before a part, once that is removed. */
  const neighbourOf = (path: string, next: QuestionDraft): string => {
    const at = chipsOf(parts).findIndex((chip) => chip.path === path);
    return chipsOf(sentenceParts(next, writing, { open }))[Math.max(0, at - 1)]?.path ?? "add";
  };
  return {
    change,
    place,
    /** Removes a part by its menu, which closes. */
    remove: (path: string) => {
      const next = removeAt(question, path);
      menu.close(neighbourOf(path, next));
      change(next);
    },
    /** Removes the part of a chip that has the focus; of a word, leaves it out. */
    removeChip: ({ path, role, state }: ChipPart) => {
      if (state === "empty") return;
      const word = role === "open" ? open[Number(path.split("/")[1])] : undefined;
      const next = word ? question : removeAt(question, path);
      menu.focusNext(neighbourOf(path, next));
      if (word) place({ word: word.word, means: { kind: "nothing" }, remember: false });
      else change(next);
    },
    announced: announced.text,
  };
}

/** Says the question and its rows once after a change, when they are counted anew. */
function useAnnounced(parts: readonly SentencePart[], status: QuestionStatus, writing: Writing) {
  const [text, setText] = useState("");
  const before = useRef<QuestionStatus>(null);
  const sentence = sentenceText(parts);
  useEffect(() => {
    // The sentence changes before its rows are known.
    if (before.current === null || before.current === status || status.kind !== "counted") return;
    before.current = null;
    const { words } = writing;
    const rows = words.questionRows(status.rows, numberText(status.rows, writing));
    setText(words.questionReads(sentence, rows));
  }, [status, sentence, writing]);
  return {
    text,
    changed: () => {
      before.current = status;
    },
  };
}
