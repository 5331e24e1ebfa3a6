import fc from "fast-check";
import { numberText } from "./number-format.ts";
import { describe, expect, it } from "vitest";
import type { ColumnContext } from "./column-cells.ts";
import { readColumn } from "./column-types.ts";
import { withUnit } from "./units.ts";

function read(cells: string[], context: Partial<ColumnContext> = {}) {
  const { canonical, ...reading } = readColumn(cells, {
    label: "X",
    rowNumbers: cells.map((_, at) => at + 2),
    commaDecimals: false,
    ...context,
  });
  return { ...reading, values: cells.map(canonical) };
}

describe("numbers", () => {
  it.each([
    ["decimals", ["1.50", "-0.25", "3"], "DECIMAL(18, 2)", ["1.50", "-0.25", "3"]],
    ["thousands with a decimal point", ["1,234.50", "7"], "DECIMAL(18, 2)", ["1234.50", "7"]],
    ["thousands twice", ["1,234,567", "5"], "BIGINT", ["1234567", "5"]],
    ["decimal commas", ["12,5", "1.234,75"], "DECIMAL(18, 2)", ["12.5", "1234.75"]],
    ["decimal commas below one", ["0,123", "5"], "DECIMAL(18, 3)", ["0.123", "5"]],
    ["thousands after a blank", ["1\u00a0234,50", "2"], "DECIMAL(18, 2)", ["1234.50", "2"]],
    ["thousands after a thin blank", ["1\u2009234\u202f567", "2"], "BIGINT", ["1234567", "2"]],
    ["Swiss thousands", ["1'234.50", "2’345"], "DECIMAL(18, 2)", ["1234.50", "2345"]],
    ["Indian thousands", ["12,34,567.00", "1,00,000"], "DECIMAL(18, 2)", ["1234567.00", "100000"]],
    ["three decimals after a point", ["1.234", "2.500"], "DECIMAL(18, 3)", ["1.234", "2.500"]],
    ["numbers without a zero", [".5", "-.25"], "DECIMAL(18, 2)", [".5", "-.25"]],
    ["powers of ten", ["1.5e-7", "2"], "DOUBLE", ["1.5e-7", "2"]],
    ["powers of ten beside sure ones", ["1.5e+10", "2E5"], "DOUBLE", ["1.5e+10", "2E5"]],
    [
      "floats as a workbook has them",
      ["1.2345678901234568e-7", "1234567.123456789"],
      "DOUBLE",
      ["1.2345678901234568e-7", "1234567.123456789"],
    ],
    ["a minus behind", ["300-", "5"], "BIGINT", ["-300", "5"]],
    ["typographic minus signs", ["−5", "–3", "4"], "BIGINT", ["-5", "-3", "4"]],
    ["changes with their sign", ["+3", "-2", "+10"], "BIGINT", ["3", "-2", "10"]],
    ["brackets as a minus", ["(1,200.00)", "5.00"], "DECIMAL(18, 2)", ["-1200.00", "5.00"]],
    ["dashes for no cents", ["12,-", "1.234,--"], "BIGINT", ["12", "1234"]],
    ["long numbers", ["123456789012345678", "1"], "BIGINT", ["123456789012345678", "1"]],
  ])("reads %s", (_what, values, sqlType, expected) => {
    expect(read(values)).toMatchObject({ sqlType, values: expected });
  });

  it.each([
    ["a sign in front", ["$1,234.50", "$7.25", "-$5"], "$", ["1234.50", "7.25", "-5"]],
    ["a sign behind", ["1 234,50 €", "2,00 €"], "€", ["1234.50", "2.00"]],
    ["a code in front", ["USD 12", "USD 1,000.50"], "USD", ["12", "1000.50"]],
    ["a code behind", ["12 EUR", "12,50EUR"], "EUR", ["12", "12.50"]],
    ["a currency written in two ways", ["12,50 EUR", "3 €"], "EUR", ["12.50", "3"]],
    ["an abbreviation", ["12 kr", "1 200 kr."], "kr", ["12", "1200"]],
    ["a sign with its country", ["US$5.00", "US$1,000.00"], "US$", ["5.00", "1000.00"]],
    ["brackets", ["($5.50)", "$3.00", "$(1.00)"], "$", ["-5.50", "3.00", "-1.00"]],
    ["a dash for nothing", ["$ -", "$ 5.00"], "$", [null, "5.00"]],
    ["dollars in thousands", ["$1,234", "$500"], "$", ["1234", "500"]],
    ["rupees", ["₹1,00,000", "₹12,34,567.50"], "₹", ["100000", "1234567.50"]],
    ["percentages", ["12%", "7.5%", "-3 %"], "%", ["12", "7.5", "-3"]],
    ["percentages with commas", ["7,5 %", "0,25 %", "0"], "%", ["7.5", "0.25", "0"]],
    ["weights", ["12 kg", "7.5 kg"], "kg", ["12", "7.5"]],
    ["areas", ["12 m²", "80 m²"], "m²", ["12", "80"]],
    ["areas with a digit", ["12 m2", "80 m2"], "m2", ["12", "80"]],
  ])("reads %s and keeps the unit apart", (_what, values, unit, expected) => {
    expect(read(values)).toMatchObject({ unit, values: expected });
    expect(read(values).type).not.toBe("text");
  });

  it.each([
    ["house numbers", ["12A", "14B"]],
    ["codes of letters and digits", ["ABC12", "EUR12"]],
    ["sizes of several numbers", ["10x20", "5x7"]],
    ["ranges", ["3–5", "10-20"]],
    ["ranks", ["1.", "2."]],
    ["unequal groups", ["1,23,45", "12,3456"]],
    ["ranks with a word", ["TOP 10", "TOP 5"]],
    ["unknown units", ["12 apples", "3 apples"]],
    ["brackets that do not close", ["(12", "(3"]],
    ["two signs", ["--5", "-5-"]],
  ])("keeps %s as text", (_what, values) => {
    expect(read(values)).toMatchObject({ type: "text", values, decisions: [] });
  });

  it.each([
    ["parts", ["1E5", "2E10", "3E1"], "'1E5' could also be a power of ten"],
    [
      "powers of ten that no number holds",
      ["1e999", "2e5"],
      "'1e999' could also be a power of ten",
    ],
    ["zip codes", ["98765", "01234"], "'01234' begins with 0"],
    ["codes with zeros in front", ["007", "123"], "'007' begins with 0"],
    ["phone numbers", ["+491234", "+4955"], "'+491234' begins with +"],
    ["phone numbers in groups", ["600 123 456", "911 222 333"], "each has 9 digits in groups"],
    [
      "long ids",
      ["12345678901234567890", "1"],
      "they have more digits than a number holds exactly",
    ],
  ])("keeps %s as they are written, and says so", (_what, values, why) => {
    expect(read(values)).toMatchObject({
      type: "text",
      values,
      decisions: [
        {
          title: "X kept as codes",
          sentence: `Column 'X' is kept as text, because its values are codes rather than numbers: ${why}.`,
        },
      ],
    });
    expect(read(values).decisions[0]?.isDoubtful).toBeUndefined();
  });

  it.each([
    ["two currencies", ["$5", "€7", "$8"], "its values are in $ and €", ["€7"]],
    ["percentages and numbers", ["12%", "0.5"], "its values are in %, but 1 has no unit", ["0.5"]],
    [
      "weights and numbers",
      ["12 kg", "7", "8"],
      "its values are in kg, but 2 have no unit",
      ["7", "8"],
    ],
    [
      "points and commas",
      ["1.5", "2,5", "3.5"],
      "its numbers have decimal points and decimal commas",
      ["2,5"],
    ],
    [
      "thousands or decimals",
      ["1,234", "2,500"],
      "its numbers can be thousands or decimals",
      undefined,
    ],
    [
      "years or amounts in brackets",
      ["(2024)", "(1999)"],
      "its numbers are all in brackets, which can make them negative",
      undefined,
    ],
    ["euros or cents", ["1.234 €", "500 €"], "its numbers can be thousands or decimals", undefined],
  ])("keeps %s as text for a person to decide", (_what, values, why, cells) => {
    expect(read(values)).toMatchObject({
      type: "text",
      values,
      decisions: [
        {
          title: "X stays text",
          sentence: `Column 'X' is kept as text: ${why}.`,
          isDoubtful: true,
          ...(cells && { cells: cells.map((text) => expect.objectContaining({ text })) }),
        },
      ],
    });
  });

  it("ends for names whose only digit is that of a square metre", () => {
    const names = ["Sum2", "Form3", "team2", "m2"];
    expect(read(names)).toMatchObject({ type: "text", values: names });
  });

  it("lets a person look where a few codes are among numbers", () => {
    const values = ["1", "2", "3", "4", "5", "007"];
    expect(read(values)).toMatchObject({
      type: "text",
      values,
      decisions: [
        { title: "X kept as codes", isDoubtful: true, cells: [{ row: 7, text: "007" }], count: 1 },
      ],
    });
  });

  it("takes amounts without a sign for the same money, and says so", () => {
    expect(read(["$5", "7", "8"])).toMatchObject({
      unit: "$",
      values: ["5", "7", "8"],
      decisions: [
        {
          sentence:
            "Column 'X' is read as numbers in $. 2 values have no $, and are taken as $ too.",
          isDoubtful: true,
        },
      ],
    });
  });

  it("reads what can be both as a person chose, and proven numbers as they are", () => {
    expect(read(["1,234", "2,500"], { decimalSign: "point" }).values).toEqual(["1234", "2500"]);
    expect(read(["1,234", "2,500"], { decimalSign: "comma" }).values).toEqual(["1.234", "2.500"]);
    expect(read(["1.234", "2.500"], { decimalSign: "comma" }).values).toEqual(["1234", "2500"]);
    expect(read(["1,234.5", "2,500"], { decimalSign: "comma" }).values).toEqual(["1234.5", "2500"]);
  });

  it("says that a point before three digits can be one of thousands, unless another column shows it", () => {
    const sentence = "Column 'X' is read as numbers. '1.234' is 1.234, and could be 1234.";
    const typed = { isWorkbook: true, hasTypedPoints: true };
    for (const context of [{}, typed])
      expect(read(["12", "1.234", "2.500"], context)).toMatchObject({
        values: ["12", "1.234", "2.500"],
        decisions: [{ sentence, isDoubtful: true }],
      });
    const others = { decimalSign: { value: "point", column: "Y" } } as const;
    expect(read(["12", "1.234", "2.500"], { others }).decisions).toEqual([]);
    expect(read(["12", "1.234", "2.500"], { isWorkbook: true }).decisions).toEqual([]);
    expect(read(["0.234", "2.500"]).decisions).toEqual([]);
  });

  it("says where a decimal sign that was chosen does not fit", () => {
    expect(read(["1,234.50", "2.5"], { decimalSign: "comma" })).toMatchObject({
      values: ["1234.50", "2.5"],
      decisions: [
        {
          sentence:
            "Column 'X' is read as numbers. It is not read with decimal commas, as chosen: '1,234.50' has none.",
          isDoubtful: true,
        },
      ],
    });
    expect(read(["1.234,50", "2"], { decimalSign: "comma" }).decisions).toEqual([]);
  });

  it.each([
    ["thousands by letter", ["12k", "3.5k", "800"], ["12000", "3500", "800"], undefined, true],
    ["millions by letter", ["3M", "1.25M"], ["3000000", "1250000"], undefined, true],
    ["German words", ["1,2 Mio", "2,5 Mrd."], ["1200000", "2500000000"], undefined, false],
    ["money", ["€1.2m", "€800k", "€2bn"], ["1200000", "800000", "2000000000"], "€", false],
    ["money behind", ["1,5 Mio. €", "20 T€"], ["1500000", "20000"], "€", false],
    ["a negative one below one", ["-0.5M", "2M"], ["-500000", "2000000"], undefined, true],
    ["more digits than a thousand has", ["1.2345k", "2k"], ["1234.5", "2000"], undefined, true],
  ])("multiplies %s, and says so", (_what, values, expected, unit, isDoubtful) => {
    const { decisions, ...read_ } = read(values);
    expect(read_).toMatchObject({ values: expected, unit });
    expect(decisions).toMatchObject([
      { sentence: expect.stringContaining(`'${values[0]}' is ${expected[0]}`) },
    ]);
    expect(decisions[0]?.isDoubtful ?? false).toBe(isDoubtful);
  });

  it("leaves out the marks of footnotes, and says so", () => {
    const plain = Array.from({ length: 12 }, (_, at) => String(at + 20));
    for (const mark of ["10*", "10 1)", "10 †", "10¹", "10 [2]"])
      expect(read([...plain, mark])).toMatchObject({
        type: "integer",
        values: [...plain, "10"],
        decisions: [
          {
            sentence: `Column 'X' is read as numbers. 1 value has the mark of a footnote, as in '${mark}', which is left out.`,
            isDoubtful: true,
          },
        ],
      });
    expect(read(["3*", "4*", "5*"])).toMatchObject({ type: "text", decisions: [{}] });
  });

  it("reads the sides of an account, and says which is negative", () => {
    expect(read(["100.00 CR", "25.50 DR", "0"])).toMatchObject({
      values: ["100.00", "-25.50", "0"],
      decisions: [
        {
          sentence:
            "Column 'X' is read as numbers. Debits (DR) are negative, and credits (CR) are positive.",
          isDoubtful: true,
        },
      ],
    });
    for (const values of [
      ["100 CR", "25 CR"],
      ["100 CR", "25 DR", "7"],
    ])
      expect(read(values)).toMatchObject({ type: "text", decisions: [{ isDoubtful: true }] });
  });

  it("never moves the decimal point of a number in a workbook", () => {
    const context = { isWorkbook: true, decimalSign: "comma" } as const;
    expect(read(["1.234", "2.345"], context).values).toEqual(["1.234", "2.345"]);
  });

  const styles: readonly [name: string, (text: string) => string][] = [
    ["plain", (text) => text],
    ["English", (text) => grouped(text, ",", ".")],
    ["German", (text) => grouped(text, ".", ",")],
    ["French", (text) => grouped(text, "\u202f", ",")],
    ["Swiss", (text) => grouped(text, "’", ".")],
    [
      "dollars",
      (text) => text.replace(/^(-?)(.*)$/, (_, sign, rest) => `${sign}$${grouped(rest, ",", ".")}`),
    ],
    ["euros", (text) => `${grouped(text, ".", ",")} €`],
    [
      "brackets",
      (text) =>
        text.startsWith("-") ? `(${grouped(text.slice(1), ",", ".")})` : grouped(text, ",", "."),
    ],
    ["behind", (text) => (text.startsWith("-") ? `${text.slice(1)}-` : text)],
    ["percent", (text) => `${text.replace(".", ",")} %`],
  ];

  it.each(styles)(
    "reads back each number that is written the %s way, or keeps it as text",
    (_name, write) => {
      const numbers = fc.array(
        fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 3 })),
        { minLength: 1, maxLength: 6 },
      );
      fc.assert(
        fc.property(numbers, (pairs) => {
          const plain = pairs.map(([whole, scale]) => (whole / 10 ** scale).toFixed(scale));
          const texts = plain.map(write);
          const { type, values, decisions } = read(texts);
          if (type === "text") {
            expect(values).toEqual(texts);
            expect(decisions).not.toEqual([]);
          } else {
            const isPlain = texts.every((text, at) => text === plain[at]);
            // 1.234 alone is read with its point; there is no sign that it is meant otherwise.
            const isPoint = texts.every((text) =>
              /^\d{1,3}\.\d{3}$|^\d{1,3}$/.test(text.replace(/^-/, "")),
            );
            if (isPlain || !isPoint) expect(values.map(Number)).toEqual(plain.map(Number));
          }
        }),
      );
    },
  );
});

function grouped(text: string, group: string, decimal: string): string {
  const [whole = "", decimals] = text.split(".");
  const thousands = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? thousands : `${thousands}${decimal}${decimals}`;
}

describe("headings with units", () => {
  it("takes a column of units for text", () => {
    expect(numberText("m2")).toBeUndefined();
    expect(numberText("m3")).toBeUndefined();
  });

  it.each([
    ["Price", "$", "Price ($)"],
    ["Share", "%", "Share (%)"],
    ["Share %", "%", "Share %"],
    ["Growth in percent", "%", "Growth in percent"],
    ["Amount (EUR)", "€", "Amount (EUR)"],
    ["Betrag in Euro", "EUR", "Betrag in Euro"],
    ["Weight", "kg", "Weight (kg)"],
    ["Weight kg", "kg", "Weight kg"],
    ["Kgs", "kg", "Kgs (kg)"],
    ["Amount", undefined, "Amount"],
  ])("shows %s in %s as %s", (label, unit, shown) => {
    expect(withUnit(label, unit)).toBe(shown);
  });
});
