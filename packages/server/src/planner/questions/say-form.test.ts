import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TableResult } from "../../domain/plugins/types.ts";
import { escapeMarkdown, unescapeMarkdown } from "../../text/markdown.ts";
import type { Column, Table } from "../../questions/catalog.ts";
import { LANGUAGES } from "../../questions/language.ts";
import { chartOf } from "../../questions/chart-of.ts";
import { describeForm } from "../../questions/describe-form.ts";
import type { Filter, Form } from "../../questions/form.ts";
import { formSql } from "../../questions/form-sql.ts";
import { knowTable } from "../../questions/known-table.ts";
import { readQuestion } from "./read-question.ts";
import { sayForm } from "../../questions/say-form.ts";

const TODAY = "2026-11-20";

const column = (
  label: string,
  type: Column["type"],
  samples: string[] = [],
  profile: Partial<NonNullable<Column["profile"]>> = {},
): Column => ({
  name: label.toLowerCase().replace(/\W+/g, "_").replace(/^_|_$/g, ""),
  label,
  type,
  samples,
  profile: {
    empty: 0,
    distinct: type === "text" ? samples.length : 400,
    ...(type === "text" && { values: samples }),
    ...profile,
  },
});
const RECHNUNGEN: Table = {
  name: "rechnungen",
  title: "rechnungen.csv",
  filename: "rechnungen.csv",
  rowCount: 400,
  columns: [
    column("Rechnungsnr.", "text", ["R-26000", "R-26001"], { distinct: 400, values: undefined }),
    column("Datum", "date", [], { earliest: "2025-10-01", latest: "2026-11-19" }),
    column("Bezahlt am", "date", [], { empty: 40 }),
    column("Fällig am", "date"),
    column("Firma", "text", ["Meyer", "Brandt_Söhne"]),
    column("Netto €", "decimal"),
    column("Brutto €", "decimal"),
    column("Menge", "integer"),
    column("Status", "text", ["bezahlt", "offen", "storniert"]),
  ],
};

function read(prompt: string, before?: Form): { form: Form; assumed: readonly string[] } {
  const reading = readQuestion(prompt, [RECHNUNGEN], TODAY, before);
  if (reading.kind !== "form") throw new Error(`Not read: ${prompt} (${reading.kind})`);
  return reading;
}

/** A result with the columns that the statement of a form names. */
function resultOf(form: Form, rows: unknown[][]): TableResult {
  const names = [...formSql(form).matchAll(/ as "((?:[^"]|"")*)"/g)].map(([, name = ""]) => name);
  return {
    kind: "table",
    columns: names.map((name) => ({ name, type: "text" })),
    rows,
    truncated: false,
  } as unknown as TableResult;
}
const answer = (prompt: string, rows: unknown[][], before?: Form) => {
  const { form, assumed } = read(prompt, before);
  return sayForm(form, resultOf(form, rows), assumed);
};

describe("answers in German", () => {
  it.each([
    [
      "Wie hoch ist die Summe Netto € der offenen Rechnungen?",
      [[1_171_506.38, 233, 233]],
      "Die Summe der Spalte **Netto €** in rechnungen.csv, wo ‚Status‘ „offen“ ist, beträgt **1.171.506,38** (233 Zeilen).",
    ],
    [
      "Wie viele Rechnungen gibt es?",
      [[1_234, 1_234]],
      "Die Anzahl der Zeilen in rechnungen.csv beträgt **1.234**.",
    ],
    [
      "Wie viele verschiedene Firmen gibt es?",
      [[9, 400]],
      "Die Anzahl verschiedener Werte der Spalte **Firma** in rechnungen.csv beträgt **9**.",
    ],
    [
      "Durchschnitt Netto € je Rechnung",
      [[1234.5, 398, 400]],
      "Der Durchschnitt der Spalte **Netto €** in rechnungen.csv beträgt **1.234,50** (398 Zeilen).\n\n2 Zeilen mit leerer Zelle in **Netto €** sind nicht enthalten.",
    ],
    [
      "Wie viele Tage dauert es im Schnitt von der Rechnung bis zur Zahlung?",
      [[23.49, 175, 175]],
      "Der Durchschnitt der **Tage zwischen ‚Datum‘ und ‚Bezahlt am‘** in rechnungen.csv beträgt **23,49** (175 Zeilen).",
    ],
    [
      "Wann war die letzte Rechnung von Meyer?",
      [["2026-11-08", 38, 38]],
      "Der späteste Wert der Spalte **Datum** in rechnungen.csv, wo ‚Firma‘ „Meyer“ ist, lautet **2026-11-08** (38 Zeilen).",
    ],
    [
      "Summe Netto € und Brutto €",
      [[1.5, 2.5, 3, 3]],
      "Kennzahlen in rechnungen.csv (3 Zeilen):\n\n| Kennzahl | Wert |\n| --- | ---: |\n| Summe Netto € | 1,50 |\n| Summe Brutto € | 2,50 |",
    ],
    [
      "Netto € je Firma",
      [
        ["Meyer", 1000, 2, 2],
        ["Brandt_Söhne", 234.5, 1, 1],
        [null, 1, 1, 1],
      ],
      "**Summe Netto €** nach **Firma** in rechnungen.csv (4 Zeilen).\n\nAlle Gruppen zusammen: 1.235,50.",
    ],
    [
      "Summe Netto € und Brutto € je Firma",
      [
        ["Meyer", 0.1, 2, 2, 2],
        ["Brandt_Söhne", 0.2, 1, 1, 1],
      ],
      "**Summe Netto €** und **Summe Brutto €** nach **Firma** in rechnungen.csv (3 Zeilen).\n\nAlle Gruppen zusammen: Summe Netto € 0,30 und Summe Brutto € 3,00.",
    ],
    [
      "Rechnungen je Wochentag",
      [["Monday", 3, 3]],
      "**Zeilen** nach **Datum (Wochentag)** in rechnungen.csv.\n\n| Datum (Wochentag) | Zeilen |\n| --- | ---: |\n| Montag | 3 |",
    ],
    [
      "Top 3 Firmen nach Netto €",
      [["Meyer", 1, 1, 1]],
      "Die 3 höchsten Werte: **Summe Netto €** nach **Firma** in rechnungen.csv.\n\n| Firma | Summe Netto € |\n| --- | ---: |\n| Meyer | 1,00 |",
    ],
    [
      "Firmen mit mehr als 20 Rechnungen",
      [],
      "Keine Gruppe in rechnungen.csv erfüllt die Bedingung.",
    ],
    [
      "Welche Firmen haben keine stornierte Rechnung?",
      [["Meyer", 22]],
      "Die Spalte **Firma** hat 1 Wert in rechnungen.csv; gezählt sind nur Werte, bei denen in keiner Zeile ‚Status‘ „storniert“ ist.\n\n| Firma | Zeilen |\n| --- | ---: |\n| Meyer | 22 |",
    ],
    [
      "Gibt es stornierte Rechnungen von Meyer?",
      [[2]],
      "Ja: **2** Zeilen in rechnungen.csv, wo ‚Status‘ „storniert“ ist und ‚Firma‘ „Meyer“ ist.",
    ],
    [
      "Gibt es stornierte Rechnungen von Meyer?",
      [[0]],
      "Nein: **0** Zeilen in rechnungen.csv, wo ‚Status‘ „storniert“ ist und ‚Firma‘ „Meyer“ ist.",
    ],
    [
      "Anteil der offenen Rechnungen",
      [[16.9565, 39, 230]],
      "**17,0 %** der Zeilen in rechnungen.csv: 39 von 230 (gezählt sind Zeilen, wo ‚Status‘ „offen“ ist).",
    ],
    [
      "Anteil an Netto € je Firma",
      [["Meyer", 60.25, 1200]],
      "Anteil an der Summe der Spalte **Netto €** nach **Firma** in rechnungen.csv.\n\n| Firma | Anteil | Summe Netto € |\n| --- | ---: | ---: |\n| Meyer | 60,3 % | 1.200 |",
    ],
    [
      "Unterschied Netto € zwischen Meyer und Brandt_Söhne",
      [[3_781_000, 3_128_000]],
      "Für „Meyer“ ist die Summe der Spalte **Netto €** in rechnungen.csv um **653.000,00** höher als für „Brandt\\_Söhne“ (+20,9 %). Meyer: 3.781.000,00; Brandt\\_Söhne: 3.128.000,00.",
    ],
    [
      "Veränderung Netto € zwischen 2025 und 2026",
      [[200, 150]],
      "Die Summe der Spalte **Netto €** in rechnungen.csv ist um **50,00** gesunken (−25,0 %). 2025: 200,00; 2026: 150,00.",
    ],
  ])("%s", (prompt, rows, text) => {
    expect(answer(prompt, rows)).toBe(text);
  });

  it("lists rows with what they are sorted by", () => {
    const { form } = read("Die 2 größten Rechnungen von Meyer nach Netto €");
    const rows = [
      ["R-1", 1200.5, 2],
      ["R-2", 7, 2],
    ];
    const result = {
      columns: [
        { name: "rechnungsnr", label: "Rechnungsnr.", type: "text" },
        { name: "netto", label: "Netto €", type: "decimal" },
        { name: "gezählte Zeilen", type: "integer" },
      ],
      rows,
      truncated: false,
    } as unknown as TableResult;
    expect(sayForm(form, result, [])).toBe(
      "2 Zeilen in rechnungen.csv, wo ‚Firma‘ „Meyer“ ist, sortiert nach **Netto €**, höchste Werte zuerst.",
    );
  });

  it.each([
    ["Netto € je Firma im März", "Angenommener Zeitraum: März 2026."],
    ["Rechnungen über 500", "Der Vergleich bezieht sich auf Brutto €."],
    ["Netosumme seit Juli", "Ich habe „neto“ als „netto“ gelesen."],
  ])("reports its assumptions for %j", (prompt, note) => {
    expect(read(prompt).assumed).toContain(note);
  });

  it("names a chart and its days of the week", () => {
    const { form } = read("Rechnungen je Wochentag");
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday"];
    const rows = days.map((day, at) => [day, at + 1, 4]);
    expect(chartOf(form, resultOf(form, rows))).toMatchObject({
      title: "Zeilen nach Datum (Wochentag)",
      category: "Datum (Wochentag)",
      categories: ["Montag", "Dienstag", "Mittwoch", "Donnerstag"],
      series: [{ name: "Zeilen" }],
    });
  });
});

describe("periods in German", () => {
  it.each([
    ["im März 2026", "‚Datum‘ im März 2026 liegt"],
    ["in 2025", "‚Datum‘ im Jahr 2025 liegt"],
    ["im zweiten Quartal 2026", "‚Datum‘ im 2. Quartal 2026 liegt"],
    ["seit Q2 2026", "‚Datum‘ ab dem 2. Quartal 2026 liegt"],
    ["im ersten Halbjahr 2026", "‚Datum‘ im 1. Halbjahr 2026 liegt"],
    ["seit Juli 2026", "‚Datum‘ ab Juli 2026 liegt"],
    ["vor 2026-03-01", "‚Datum‘ vor 2026-03-01 liegt"],
    ["bis Ende März 2026", "‚Datum‘ bis Ende März 2026 liegt"],
    ["von März bis Mai 2026", "‚Datum‘ im Zeitraum von März 2026 bis Mai 2026 liegt"],
    ["im März und April 2026", "‚Datum‘ im März 2026 oder im April 2026 liegt"],
    [
      "in den letzten 3 Monaten",
      "‚Datum‘ in den letzten 3 Monaten (2026-08-20 bis 2026-11-19, dem spätesten Datum) liegt",
    ],
    ["diese Woche", "‚Datum‘ in der Woche vom 2026-11-16 liegt"],
    ["heute", "‚Datum‘ am heutigen Tag (2026-11-20) liegt"],
    ["am 5. Mai 2026", "‚Datum‘ am 2026-05-05 liegt"],
    ["am Samstag oder Sonntag", "‚Datum‘ auf einen Samstag oder Sonntag fällt"],
  ])("says %j", (words, clause) => {
    expect(answer(`Wie viele Rechnungen gab es ${words}?`, [[1, 1]])).toContain(`, wo ${clause},`);
  });
});

describe("the language of an answer", () => {
  const english = read("total Netto € by Firma in March 2026").form;

  it("is that of the question over headings in another language", () => {
    expect(describeForm(english)).toBe("Total Netto € by Firma where Datum is in March 2026");
  });

  it("changes with a follow-up that says so, together with the conditions it keeps", () => {
    const { form } = read("und nur Meyer", english);
    expect(describeForm(form)).toBe(
      "Summe Netto € nach Firma, wo ‚Datum‘ im März 2026 liegt und ‚Firma‘ „Meyer“ ist",
    );
    expect(describeForm(read("only Meyer", form).form)).toContain("Total Netto € by Firma where");
  });

  it("stays with a follow-up that does not tell", () => {
    const { form } = read("Netto € je Firma");
    expect(describeForm(read("2025?", form).form)).toBe(
      "Summe Netto € nach Firma, wo ‚Datum‘ im Jahr 2025 liegt",
    );
    expect(describeForm(read("2025?", english).form)).toContain("Total Netto €");
  });
});

describe("every condition", () => {
  const known = knowTable(RECHNUNGEN);
  const columns = fc.constantFrom(...known.columns);
  const cell = fc.string({ minLength: 1, maxLength: 12 });
  const op = fc.constantFrom("=", "<>", ">", ">=", "<", "<=");
  const period = fc.constantFrom(
    { kind: "month", year: 2026, month: 2 },
    { kind: "since", of: { kind: "quarter", year: 2026, part: 2 } },
    { kind: "before", of: { kind: "today", iso: TODAY } },
  );
  const filter = fc.oneof(
    fc.record({
      kind: fc.constant("in"),
      column: columns,
      values: fc.array(cell, { minLength: 1, maxLength: 5 }),
      not: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("contains"), column: columns, value: cell }),
    fc.record({
      kind: fc.constant("number"),
      of: fc.oneof(
        fc.record({ kind: fc.constant("column"), column: columns }),
        fc.record({ kind: fc.constant("days"), from: columns, until: columns }),
        fc.record({ kind: fc.constant("product"), column: columns, times: columns }),
      ),
      op,
      value: fc.integer({ min: 0, max: 999 }),
    }),
    fc.record({ kind: fc.constant("empty"), column: columns, not: fc.boolean() }),
    fc.record({ kind: fc.constant("period"), column: columns, name: period, not: fc.boolean() }),
    fc.record({ kind: fc.constant("weekday"), column: columns, days: fc.constant([6, 7]) }),
    fc.record({ kind: fc.constant("columns"), column: columns, op, other: columns }),
  ) as fc.Arbitrary<Filter>;

  /** What a sentence has to name of a condition. */
  function namedIn(one: Filter): string[] {
    const texts =
      one.kind === "in" ? one.values : one.kind === "contains" ? [one.value] : ([] as string[]);
    const operand = one.kind === "number" ? one.of : undefined;
    const labels = [
      "column" in one ? one.column.label : "",
      one.kind === "columns" ? one.other.label : "",
      ...(operand?.kind === "days" ? [operand.from.label, operand.until.label] : []),
      ...(operand?.kind === "product" ? [operand.times.label, operand.column.label] : []),
      ...(operand?.kind === "column" ? [operand.column.label] : []),
      one.kind === "number" ? String(one.value) : "",
    ];
    return [...texts, ...labels].map(escapeMarkdown);
  }

  it.each(LANGUAGES)("is in the answer and its name: %s", (language) => {
    fc.assert(
      fc.property(fc.array(filter, { minLength: 1, maxLength: 4 }), (filters) => {
        const form: Form = {
          kind: "figures",
          language,
          known,
          filters,
          measures: [{ fn: "count" }],
          groups: [],
        };
        const said = sayForm(form, resultOf(form, [[3, 3]]), []);
        for (const name of filters.flatMap(namedIn)) {
          expect(said).toContain(name);
          expect(unescapeMarkdown(describeForm(form))).toContain(unescapeMarkdown(name));
        }
      }),
    );
  });
});
