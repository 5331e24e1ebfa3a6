import { ChevronDown } from "lucide-react";
import { Button } from "../../../components/button/index.ts";
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "../../../components/menu/index.ts";
import { DateTime } from "../../../components/time/index.ts";
import { evaluationTexts as texts } from "./evaluation.texts.ts";
import type { EvaluationRow } from "./evaluation.types.ts";

type DateChoiceProps = {
  evaluations: readonly EvaluationRow[];
  shown: EvaluationRow;
  onChoose: (id: string) => void;
};

/** The date of an evaluation, with the earlier ones of the model to choose from. */
export function DateChoice({ evaluations, shown, onChoose }: DateChoiceProps) {
  return (
    <Menu>
      <MenuTrigger>
        <Button className="-ms-2" iconEnd={ChevronDown} size="sm" variant="ghost">
          <DateTime value={shown.startedAt} />
        </Button>
      </MenuTrigger>
      <MenuContent aria-label={texts.dates(shown.modelName)}>
        <MenuRadioGroup onValueChange={onChoose} value={shown.id}>
          {evaluations.map(({ id, startedAt }) => (
            <MenuRadioItem key={id} value={id}>
              <DateTime value={startedAt} />
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
