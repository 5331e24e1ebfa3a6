import { useChecked } from "../../patterns/question-answer/index.ts";
import {
  QuestionBar,
  type QuestionCondition,
  type QuestionTable,
} from "../../patterns/question-bar/index.ts";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import { useRowChoices } from "./row-choices.ts";

export interface ConditionBarProps {
  conditions: QuestionCondition[];
  table: QuestionTable;
  disabled: boolean;
  onChange: (conditions: QuestionCondition[]) => void;
}

/** The conditions that rows must meet, as the question bar chooses them. */
export function ConditionBar({ conditions, table, disabled, onChange }: ConditionBarProps) {
  const { check, loadValues } = useRowChoices();
  const question = { table: table.name, show: [], where: conditions };
  const status = useChecked(check, { question, known: undefined, wanted: true });
  return (
    <QuestionBar
      aria-label={inboxSourcesTexts.rows.conditions}
      className="w-full"
      loadValues={(wanted, options) => loadValues(table.name, wanted, options)}
      only="conditions"
      question={question}
      status={status}
      table={table}
      {...(!disabled && {
        onChange: ({ where }: { where?: QuestionCondition[] | undefined }) => onChange(where ?? []),
      })}
    />
  );
}
