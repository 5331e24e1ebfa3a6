import { type RefObject, useId } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Field } from "../../components/field/index.ts";
import { linkVariants } from "../../components/link/link.variants.ts";
import { Select } from "../../components/select/index.ts";
import { withChoices, withHeader, withRange, withSheet } from "./choices.logic.ts";
import { boundsOf } from "./layout.logic.ts";
import { CommitInput } from "./commit-input.tsx";
import { MarkedLetters } from "./marked-letters.tsx";
import { headerText, parseHeader, parseRange, rangeText } from "./ranges.logic.ts";
import type { FileReadingReady, ReadingChoices, ReadingDelimiter, ReadingTable } from "./types.ts";
import { useReadingWords } from "./use-reading-words.ts";

/** Fields that decisions lead to. */
type FieldRefs = {
  header: RefObject<HTMLInputElement | null>;
  encoding: RefObject<HTMLButtonElement | null>;
};

type ReadingFieldsProps = Pick<FileReadingReady, "reading" | "choices" | "forNext"> & {
  /** Of several tables, the one that the person is at. */
  table: ReadingTable | undefined;
  readOnly: boolean;
  refs: FieldRefs;
  onChange: (choices: ReadingChoices) => void;
  onForNextChange: (forNext: boolean) => void;
};

/** The choices that a person can make about the whole sheet and the whole file. */
export function ReadingFields({
  reading,
  table,
  choices,
  forNext,
  readOnly,
  refs,
  onChange,
  onForNextChange,
}: ReadingFieldsProps) {
  const { words } = useReadingWords();
  const headingId = useId();
  const common = { reading, choices, readOnly, onChange };
  return (
    <>
      <section aria-labelledby={headingId} className="grid gap-4 border-t p-4">
        <h2 className="font-semibold text-13" id={headingId}>
          {words.changeReading}
        </h2>
        <TableFields {...common} header={refs.header} table={table} />
        <FormatFields {...common} />
        <TextFileFields {...common} encoding={refs.encoding} />
      </section>
      <div className="border-t p-4">
        <Checkbox
          checked={forNext}
          disabled={readOnly}
          hint={words.sameNextHint}
          onCheckedChange={(checked) => onForNextChange(checked === true)}
        >
          {words.sameNextTime}
        </Checkbox>
      </div>
    </>
  );
}

type PartProps = Pick<ReadingFieldsProps, "reading" | "choices" | "readOnly" | "onChange">;

const pair = "grid grid-cols-2 items-start gap-x-3 gap-y-4 max-sm:grid-cols-1";

/** Where the table is. */
function TableFields({
  reading,
  table,
  choices,
  readOnly,
  header,
  onChange,
}: PartProps & Pick<ReadingFieldsProps, "table"> & { header: FieldRefs["header"] }) {
  const { words, number } = useReadingWords();
  const { sheet, sheets, rowTotal } = reading;
  const chosen = choices.sheets?.[sheet] ?? {};
  const range = chosen.range ?? (table ? rangeText(boundsOf(table)) : "");
  const beyond = { error: words.sheetEnds(number(rowTotal)) };
  const shown = sheets.find(({ name }) => name === sheet);
  return (
    <>
      {sheets.length > 1 && shown && (
        <Checkbox
          checked={shown.state === "read" || shown.state === "no_table"}
          disabled={readOnly}
          onCheckedChange={(checked) =>
            onChange(
              withSheet(choices, sheet, { include: includeOf(shown.state, checked === true) }),
            )
          }
        >
          {words.readThisSheet}
        </Checkbox>
      )}
      <div className={pair}>
        <CommitInput
          label={words.headerRows}
          onCommit={(text) => {
            const rows = parseHeader(text);
            if (rows) onChange(withHeader(choices, sheet, rows));
          }}
          parse={(text) => {
            const rows = parseHeader(text);
            if (rows === null) return { error: words.headerInvalid };
            return rows.last > rowTotal ? beyond : { text: headerText(rows) };
          }}
          placeholder={table ? words.noHeader : words.wholeSheet}
          readOnly={readOnly}
          ref={header}
          value={headerText(chosen.header ?? table?.header)}
        />
        <CommitInput
          hint={reading.tables.length > 1 ? words.oneTableOnly : undefined}
          label={words.tableRange}
          onCommit={(text) => onChange(withRange(choices, sheet, text || undefined))}
          parse={(text) => {
            // Without a chosen range, the one that was found stays.
            if (text.trim() === "") return { text: chosen.range === undefined ? range : "" };
            const cells = parseRange(text);
            if (cells === null) return { error: words.rangeInvalid };
            return cells.firstRow > rowTotal ? beyond : { text: rangeText(cells) };
          }}
          placeholder={words.wholeSheet}
          readOnly={readOnly}
          value={range}
        />
      </div>
      {!readOnly && (chosen.header !== undefined || chosen.range !== undefined) && (
        <button
          aria-label={words.decideTablesFromFile}
          className={linkVariants({ variant: "inline", className: "justify-self-start text-13" })}
          onClick={() => {
            // The button goes with the choices.
            header.current?.focus();
            onChange(withSheet(choices, sheet, { header: undefined, range: undefined }));
          }}
          type="button"
        >
          {words.decideFromFile}
        </button>
      )}
    </>
  );
}

/** A hidden sheet is left out unless it is chosen, a shown one is read unless it is left out. */
function includeOf(state: string, read: boolean): boolean | undefined {
  if (state === "hidden") return read || undefined;
  return read ? undefined : false;
}

/** How its dates and numbers are written. */
function FormatFields({ reading, choices, readOnly, onChange }: PartProps) {
  const { words } = useReadingWords();
  const orderWords = { day: words.dayFirst, month: words.monthFirst };
  const signWords = { point: words.decimalPoint, comma: words.decimalComma };
  const { dateOrder, decimalSign } = reading;
  return (
    <div className={pair}>
      <Field disabled={readOnly} label={words.dateOrder}>
        <Select
          onValueChange={(value) =>
            onChange(withChoices(choices, { dateOrder: orders.find((one) => one === value) }))
          }
          options={[
            { value: "", label: words.foundInFile(dateOrder && orderWords[dateOrder]) },
            ...orders.map((value) => ({ value, label: orderWords[value] })),
          ]}
          value={choices.dateOrder ?? ""}
        />
      </Field>
      <Field disabled={readOnly} label={words.decimalSign}>
        <Select
          onValueChange={(value) =>
            onChange(withChoices(choices, { decimalSign: signs.find((one) => one === value) }))
          }
          options={[
            { value: "", label: words.foundInFile(decimalSign && signWords[decimalSign]) },
            ...signs.map((value) => ({ value, label: signWords[value] })),
          ]}
          value={choices.decimalSign ?? ""}
        />
      </Field>
    </div>
  );
}

const orders = ["day", "month"] as const;
const signs = ["point", "comma"] as const;
const delimiters: readonly ReadingDelimiter[] = [",", ";", "\t", "|"];

/** How a text file is written; a workbook says it itself. */
function TextFileFields({
  reading,
  choices,
  readOnly,
  encoding: ref,
  onChange,
}: PartProps & { encoding: FieldRefs["encoding"] }) {
  const { words } = useReadingWords();
  const { encoding, delimiter } = reading;
  const names = [
    words.delimiterComma,
    words.delimiterSemicolon,
    words.delimiterTab,
    words.delimiterBar,
  ];
  return (
    <>
      {delimiter !== undefined && (
        <Field disabled={readOnly} label={words.delimiter}>
          <Select
            onValueChange={(value) =>
              onChange(withChoices(choices, { delimiter: delimiters.find((one) => one === value) }))
            }
            options={delimiters.map((value, at) => ({ value, label: names[at] ?? value }))}
            value={choices.delimiter ?? delimiter}
          />
        </Field>
      )}
      {encoding === undefined ? (
        <Field disabled hint={words.encodingOfText} label={words.encoding}>
          <Select options={[{ value: "", label: words.setByWorkbook }]} value="" />
        </Field>
      ) : (
        <Field
          disabled={readOnly}
          hint={encoding.doubtful ? words.encodingDoubtful : undefined}
          label={words.encoding}
        >
          <Select
            onValueChange={(value) => onChange(withChoices(choices, { encoding: value }))}
            options={encodingsOf(encoding, words.likelyEncoding)}
            ref={ref}
            value={encoding.label}
          />
        </Field>
      )}
    </>
  );
}

type Encoding = NonNullable<FileReadingReady["reading"]["encoding"]>;

/** Each encoding with words of the file, as they would read in it. */
function encodingsOf({ label, name, candidates }: Encoding, likely: (name: string) => string) {
  const options = candidates.map((one) => ({
    value: one.label,
    label: one.likely ? likely(one.name) : one.name,
    ...(one.sample !== "" && { hint: <MarkedLetters text={one.sample} /> }),
  }));
  return options.some(({ value }) => value === label)
    ? options
    : [{ value: label, label: name }, ...options];
}
