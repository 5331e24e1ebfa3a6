import { useWords } from "../../components/labels/use-words.ts";
import { effectWords } from "../../components/labels/words/shared-words.ts";
import { toolPermissionsWords } from "../../components/labels/words/tool-permissions-words.ts";
import { Select } from "../../components/select/index.ts";
import type { Effect } from "../tool-call/types.ts";

type EffectChoiceProps = {
  tool: string;
  effect: Effect | undefined;
  /** The allowed effects. */
  effects: readonly Effect[];
  disabled: boolean;
  onChange: (effect: Effect) => void;
};

/** Sets the effect of a tool. A component of its own: most lists of tools have none, and a select is heavy. */
export function EffectChoice({ tool, effect, effects, disabled, onChange }: EffectChoiceProps) {
  const words = useWords(toolPermissionsWords);
  const { effects: names } = useWords(effectWords);
  return (
    <Select
      aria-label={words.effectOf(tool)}
      disabled={disabled}
      onValueChange={(chosen) => onChange(chosen as Effect)}
      options={effects.map((one) => ({ value: one, label: names[one] }))}
      size="sm"
      {...(effect && { value: effect })}
    />
  );
}
