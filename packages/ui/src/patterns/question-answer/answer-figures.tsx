import type { QuestionAnswer } from "../question-bar/index.ts";
import { type AnswerShape, figureText, withUnit } from "./answer.logic.ts";
import type { FigurePicking } from "./picking.types.ts";
import { FigureButton } from "./figure-button.tsx";
import { useCellWriting } from "./use-cell-writing.ts";

interface AnswerFiguresProps {
  answer: QuestionAnswer;
  shape: AnswerShape;
  picking: FigurePicking;
}

/** Figures of all rows, each large: one, or those that are compared. */
export function AnswerFigures({ answer, shape, picking }: AnswerFiguresProps) {
  const writing = useCellWriting();
  const [row = []] = answer.rows;
  return (
    <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-4" data-slot="answer-result">
      {shape.figures.map((column, figure) => {
        const { label, unit, at } = column;
        const text = withUnit(figureText(row[at], column, writing), unit);
        return (
          <div className="min-w-0" key={at}>
            <dt className="text-12 text-muted wrap-anywhere" dir="auto">
              {label}
            </dt>
            <dd className="pt-0.5 text-24 font-semibold wrap-anywhere">
              <FigureButton
                at={{ row: 0, figure }}
                className="nums text-start"
                name={writing.words.figureOf("", label, text)}
                picking={picking}
              >
                <bdi>{text}</bdi>
              </FigureButton>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
