import type { ReactNode } from "react";
import type { ConditionKind } from "./condition.logic.ts";
import type { OptionGroup } from "./option-list.tsx";
import type { QuestionColumn, QuestionCondition } from "./types.ts";

/** What the choices of each type of column get. */
export interface ChoicesProps {
  column: QuestionColumn;
  kind: ConditionKind;
  /** The condition as it is; undefined while nothing is chosen. */
  condition: QuestionCondition | undefined;
  /** Puts the condition into the question. */
  onChange: (condition: QuestionCondition) => void;
  /** Closes the menu. */
  onDone: () => void;
  /** Removes the condition. */
  onRemove: () => void;
  path: string;
  /** The tests, to choose from. */
  kinds: ReactNode;
  /** The other columns, as the last group of the list. */
  others: OptionGroup;
}
