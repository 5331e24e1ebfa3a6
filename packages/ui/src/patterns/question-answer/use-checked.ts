import { useEffect, useState } from "react";
import type { QuestionDraft, QuestionStatus } from "../question-bar/index.ts";
import { isChosen } from "../question-bar/question.logic.ts";
import type { QuestionActions, QuestionChecked } from "./types.ts";

/** Nobody reads the rows of each step of a change. */
const DEBOUNCE_MS = 250;

function statusOf({ rows, of, problems }: QuestionChecked): QuestionStatus {
  const [problem] = problems;
  if (problem) return { kind: "problems", problems };
  return rows === undefined || of === undefined ? { kind: "idle" } : { kind: "counted", rows, of };
}

interface Checking {
  question: QuestionDraft;
  /** Of the question as it was answered. */
  known: QuestionStatus | undefined;
  wanted: boolean;
}

/** How many rows a question counts and what must change in it, a moment after it was changed. */
export function useChecked(
  check: QuestionActions["check"] | undefined,
  { question, known, wanted }: Checking,
): QuestionStatus {
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({ question, attempt });
  const [checked, setChecked] = useState<{ key: string; status: QuestionStatus }>();
  useEffect(() => {
    const { question: draft } = JSON.parse(key) as { question: QuestionDraft };
    if (!wanted || !check || !isChosen(draft)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (status: QuestionStatus) => {
      if (!signal.aborted) setChecked({ key, status });
    };
    const timer = setTimeout(() => {
      check(draft, { signal }).then(
        (found) => settle(statusOf(found)),
        () => settle({ kind: "failed", onRetry: () => setAttempt((count) => count + 1) }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [check, key, wanted]);
  if (!isChosen(question)) return { kind: "idle" };
  const status = checked?.key === key ? checked.status : undefined;
  // What was counted with the answer says more: its groups.
  if (known && (status === undefined || status.kind === "counted" || status.kind === "idle"))
    return known;
  return status ?? { kind: "counting" };
}
