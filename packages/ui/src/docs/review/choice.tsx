interface ChoiceProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly (readonly [value: Value, words: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few words: native radio buttons, so that arrow keys work. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="flex rounded-6 bg-fill p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, words]) => (
        <label
          key={option}
          className="relative flex h-7 items-center rounded-4 px-2.5 text-13 text-muted has-checked:bg-surface has-checked:font-medium has-checked:text-default has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:outline"
        >
          <input
            type="radio"
            name={label}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
