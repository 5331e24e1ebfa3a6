import { useMemo } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { questionAnswerWords } from "../../components/labels/words/question-answer-words.ts";
import { questionBarWords } from "../../components/labels/words/question-bar-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import type { CellWriting } from "./cells.logic.ts";

/** What figures and cells are written with. */
export function useCellWriting(): CellWriting {
  const answer = useWords(questionAnswerWords);
  const bar = useWords(questionBarWords);
  const { locale } = useLocale();
  return useMemo(() => ({ words: { ...bar, ...answer }, locale }), [bar, answer, locale]);
}
