import { useId } from "react";
import { pillVariants } from "./question-bar.variants.ts";

interface PillsProps<Value extends string> {
  /** Names the group; shown above it. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
}

/** A choice between a few words, above a list. Arrow keys move in it, as in all radio buttons. */
export function Pills<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: PillsProps<Value>) {
  const id = useId();
  return (
    <div aria-labelledby={`${id}-label`} className="shrink-0 px-3 pt-2.5 pb-1.5" role="radiogroup">
      <p className="pb-1.5 font-medium text-12 text-subtle" id={`${id}-label`}>
        {label}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label className={pillVariants()} key={option.value}>
            <input
              checked={option.value === value}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              name={id}
              onChange={() => onValueChange(option.value)}
              type="radio"
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
