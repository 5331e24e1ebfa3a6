import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/button/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import { editableNumber } from "./typed-number.logic.ts";
import { useTypedNumber } from "./use-typed-number.ts";

interface NumberEntryProps {
  label: string;
  /** The number as it is; undefined while nothing is chosen. */
  value: number | undefined;
  /** Before the field, where nothing above says what the number is. */
  before?: string | undefined;
  /** After the field: a unit, or what is counted. */
  after?: string | undefined;
  /** Below the field: what can be expected. */
  hint?: string | undefined;
  min?: number;
  max?: number;
  /** Only whole numbers. */
  whole?: boolean;
  /** The menu begins with it. @default true */
  first?: boolean;
  /** Called with each number that is typed. */
  onValueChange: (value: number) => void;
  /** Called with the number by Enter and the button: it is right as it is. */
  onApply: (value: number) => void;
}

/** A number with what it counts. What is typed counts at once; Enter and the button close the menu, too. */
export function NumberEntry({
  label,
  value,
  before,
  after,
  hint,
  first = true,
  onValueChange,
  onApply,
  ...range
}: NumberEntryProps) {
  const { locale } = useQuestionBar().writing;
  const entry = useTypedNumber({ value, locale, ...range });
  return (
    <Entry
      after={after}
      before={before}
      first={first}
      hint={hint}
      onApply={() => {
        if (entry.number !== undefined) onApply(entry.number);
      }}
    >
      <NumberInput
        aria-label={label}
        entry={entry}
        onType={(number) => {
          if (number !== undefined && number !== value) onValueChange(number);
        }}
      />
    </Entry>
  );
}

interface RangeEntryProps {
  labels: { smallest: string; largest: string };
  /** Between the fields. */
  to: string;
  value: readonly [smallest: number, largest: number] | undefined;
  /** What an empty field stands for: the ends of the column. */
  ends: readonly [smallest: number | undefined, largest: number | undefined];
  after?: string | undefined;
  hint?: string | undefined;
  onValueChange: (value: [smallest: number, largest: number]) => void;
  onApply: (value: [smallest: number, largest: number]) => void;
}

/** Two numbers, in any order. */
export function RangeEntry({
  labels,
  to,
  value,
  ends,
  after,
  hint,
  onValueChange,
  onApply,
}: RangeEntryProps) {
  const { locale } = useQuestionBar().writing;
  const smallest = useTypedNumber({ value: value?.[0], locale });
  const largest = useTypedNumber({ value: value?.[1], locale });
  const report = (one: number | undefined, other: number | undefined) => {
    if (one === undefined || other === undefined) return;
    onValueChange([Math.min(one, other), Math.max(one, other)]);
  };
  const numberOr = ({ text, number }: typeof smallest, end: number | undefined) =>
    text.trim() === "" ? end : number;
  const placeholder = (end: number | undefined) =>
    end === undefined ? undefined : editableNumber(end, locale);
  return (
    <Entry
      after={after}
      first
      hint={hint}
      onApply={() => {
        const [one, other] = [numberOr(smallest, ends[0]), numberOr(largest, ends[1])];
        if (one === undefined || other === undefined) return;
        onApply([Math.min(one, other), Math.max(one, other)]);
      }}
    >
      <NumberInput
        aria-label={labels.smallest}
        entry={smallest}
        onType={(number) => report(number, largest.number)}
        placeholder={placeholder(ends[0])}
      />
      {to}
      <NumberInput
        aria-label={labels.largest}
        entry={largest}
        onType={(number) => report(smallest.number, number)}
        placeholder={placeholder(ends[1])}
      />
    </Entry>
  );
}

type EntryProps = {
  before?: string | undefined;
  after: string | undefined;
  hint: string | undefined;
  first: boolean;
  onApply: () => void;
  children: ReactNode;
};

function Entry({ before, after, hint, first, onApply, children }: EntryProps) {
  const { words } = useQuestionBar().writing;
  return (
    // A form, so that Enter in a field is its button. It is in a portal, yet events reach the forms around the bar.
    <form
      className="grid shrink-0 gap-1.5 px-3 pt-1.5 pb-2.5 text-13 text-muted"
      data-menu-first={first || undefined}
      data-slot="number-entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onApply();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        {before}
        {children}
        {after}
        <Button className="ms-auto" size="sm" type="submit">
          {words.applyNumber}
        </Button>
      </div>
      {hint !== undefined && <p className="nums text-12 text-subtle">{hint}</p>}
    </form>
  );
}

type NumberInputProps = ComponentProps<typeof TextInput> & {
  entry: ReturnType<typeof useTypedNumber>;
  onType: (number: number | undefined) => void;
};

function NumberInput({ entry, onType, ...rest }: NumberInputProps) {
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      className="nums w-24 shrink-0"
      inputMode="decimal"
      invalid={entry.invalid}
      onBlur={entry.settle}
      onChange={({ target }) => onType(entry.type(target.value))}
      size="sm"
      value={entry.text}
    />
  );
}
