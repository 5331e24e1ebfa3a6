import { NumberField } from "../../components/number-field/index.ts";

interface NumberEntryProps {
  label: string;
  value: number;
  /** After the field: a unit, or what is counted. */
  after?: string | undefined;
  min?: number;
  max?: number;
  onValueChange: (value: number) => void;
  /** Enter: the number is right as it is. */
  onEnter: () => void;
}

/** A number with what it counts. */
export function NumberEntry({
  label,
  value,
  after,
  onValueChange,
  onEnter,
  ...range
}: NumberEntryProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 px-3 pt-1.5 pb-2.5 text-13 text-muted">
      <NumberField
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === "Enter") onEnter();
        }}
        onValueChange={onValueChange}
        value={value}
        {...range}
      />
      {after}
    </div>
  );
}
