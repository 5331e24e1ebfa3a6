import { useId } from "react";
import { NumberField } from "../../components/number-field/index.ts";

type LimitFieldProps = {
  label: string;
  value: number;
  max: number;
  /** Used if the input is not a number. */
  fallback: number;
  disabled: boolean;
  onValueChange: (value: number) => void;
};

/** A limit from 1 upwards, with its label on the same line. */
export function LimitField({ label, ...number }: LimitFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-8 items-center gap-2 text-13 pointer-coarse:min-h-13">
      <label htmlFor={id} className="min-w-0 flex-1">
        {label}
      </label>
      <NumberField id={id} aria-label={label} min={1} {...number} />
    </div>
  );
}
