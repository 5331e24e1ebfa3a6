import { CircleX, TriangleAlert } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type { TemplateProblem } from "./playbook-form.types.ts";

type TemplateProblemsProps = {
  problems: readonly TemplateProblem[];
  disabled: boolean;
  onApply: (problem: TemplateProblem) => void;
};

/** What is wrong with the template, each with its place. */
export function TemplateProblems({ problems, disabled, onApply }: TemplateProblemsProps) {
  return (
    <ul aria-label={texts.problems} aria-live="polite" className="grid gap-1 text-13">
      {problems.map((one) => (
        <li
          className={one.refused ? "flex gap-1.5 text-danger" : "flex gap-1.5 text-warning"}
          key={`${one.line}:${one.column}`}
        >
          <Icon className="mt-0.5" icon={one.refused ? CircleX : TriangleAlert} />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            {texts.problemAt(one.line, one.column)} {one.problem}
            {one.suggestion !== null && (
              <>
                {" "}
                {texts.didYouMean}
                <Button
                  disabled={disabled}
                  onClick={() => onApply(one)}
                  size="sm"
                  variant="outline"
                >
                  {one.suggestion}
                </Button>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
