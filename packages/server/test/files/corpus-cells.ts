import iconv from "iconv-lite";
import { large, lines, table, type CorpusFile } from "./corpus.ts";
import { workbook, type Typed } from "./make-workbook.ts";

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => `${String(at + 1).padStart(2, "0")}.01.2026`);
/** A number as a cell with a format. */
const shown = (v: number, z: string): Typed => ({ t: "n", v, z });
const HOUR = 1 / 24;

/** Files in which it is hard to tell what a cell is. */
export const CELLS: readonly CorpusFile[] = [
  {
    name: "a day that does not exist among dates",
    content: lines("Day,Sum", ...days(24).map((one, at) => `${one},${at}`), "31.02.2026,5"),
    tables: [large("Day|Sum", 25, { sums: { Sum: 281 }, records: [["01.01.2026", 0]] })],
    decisions: ["type"],
  },
  {
    name: "a day without a format among dates",
    content: workbook({
      Orders: {
        rows: [
          ["Order", "Day"],
          ["A", day("2026-01-02")],
          ["B", day("2026-01-03")],
          ["C", 46_100],
          ["D", day("2026-01-05")],
        ],
      },
    }),
    tables: [
      table("Order|Day", [
        ["A", "2026-01-02"],
        ["B", "2026-01-03"],
        ["C", "46100"],
        ["D", "2026-01-05"],
      ]),
    ],
    decisions: ["type"],
  },
  {
    name: "marks of footnotes",
    content: lines(
      "Year;Visitors",
      ...Array.from({ length: 10 }, (_, at) => `${2010 + at};${100 + at}`),
      "2020;40*",
      "2021;55 1)",
    ),
    tables: [large("Year|Visitors", 12, { sums: { Visitors: 1140 } })],
    decisions: ["type"],
  },
  {
    name: "a statement with the sides of an account",
    content: lines("Text,Amount", "Salary,2500.00 CR", "Rent,900.50 DR", "Food,80.25 DR"),
    tables: [
      table("Text|Amount", [
        ["Salary", 2500],
        ["Rent", -900.5],
        ["Food", -80.25],
      ]),
    ],
    decisions: ["type"],
  },
  {
    name: "thousands and millions by letter",
    content: lines("Channel,Views", "News,1.2k", "Films,3M", "Cats,800"),
    tables: [
      table("Channel|Views", [
        ["News", 1200],
        ["Films", 3_000_000],
        ["Cats", 800],
      ]),
    ],
    decisions: ["type"],
  },
  {
    name: "millions in German words",
    content: workbook({
      Umsatz: {
        rows: [
          ["Firma", "Umsatz"],
          ["Alt AG", "1,2 Mio. €"],
          ["Neu SE", "2,5 Mrd. €"],
        ],
      },
    }),
    tables: [
      table("Firma|Umsatz (€)", [
        ["Alt AG", 1_200_000],
        ["Neu SE", 2_500_000_000],
      ]),
    ],
    decisions: ["type"],
  },
  {
    name: "lengths of time by their format",
    content: workbook({
      Hours: {
        rows: [
          ["Name", "Worked", "From"],
          ["Ana", shown(36.5 * HOUR, "[h]:mm"), shown(9 * HOUR, "h:mm")],
          ["Ben", shown(7.25 * HOUR, "[h]:mm"), shown(10 * HOUR, "h:mm")],
        ],
      },
    }),
    tables: [
      table("Name|Worked (h)|From", [
        ["Ana", 36.5, "09:00:00"],
        ["Ben", 7.25, "10:00:00"],
      ]),
    ],
    decisions: ["type"],
  },
  {
    name: "lengths of time as text",
    content: lines("Projekt;Dauer;Rest", "Haus;12:05:33;1h 30m", "Hof;0:30:00;45 min"),
    tables: [
      table("Projekt|Dauer (h)|Rest (h)", [
        ["Haus", 12.0925, 1.5],
        ["Hof", 0.5, 0.75],
      ]),
    ],
    decisions: ["type"],
  },
  {
    name: "points before three digits in a workbook's texts",
    content: workbook({
      Lager: {
        rows: [
          ["Artikel", "Menge"],
          ["A", 12],
          ["B", "1.234"],
          ["C", "2.500"],
        ],
      },
    }),
    tables: [large("Artikel|Menge", 3, { records: [["A", 12]] })],
    decisions: ["type"],
  },
  {
    name: "points before three digits in a CSV file",
    content: lines("item,amount", "a,1.234", "b,2.500"),
    tables: [large("item|amount", 2, {})],
    decisions: ["type"],
  },
  {
    name: "a list within an object, beside another one",
    content: '{"data": {"rows": [{"id": 1, "sum": 2.5}]}, "meta": [{"page": 1}, {"page": 2}]}',
    tables: [
      table("id|sum", [[1, 2.5]], { sheet: "data.rows" }),
      table("page", [[1], [2]], { sheet: "meta" }),
    ],
    decisions: ["sheets"],
  },
  {
    name: "lists of an export",
    content: '{"customers": [{"name": "A"}], "orders": [{"no": 7, "sum": 1}], "count": 2}',
    tables: [table("name", [["A"]]), table("no|sum", [[7, 1]])],
    decisions: ["sheets"],
  },
  {
    name: "columns below each other, as for a printer",
    content: lines(
      "Ort        Betrag    Tag       ",
      "Bad Ems    1234.5    2026-03-07",
      "Paris      12        2026-03-08",
    ),
    tables: [
      table("Ort|Betrag|Tag", [
        ["Bad Ems", 1234.5, "2026-03-07"],
        ["Paris", 12, "2026-03-08"],
      ]),
    ],
    decisions: ["headings"],
  },
  {
    name: "a German file of DOS",
    content: iconv.encode(lines("Kunde;Ort", "Müller;Köln", "Jäger;Düren"), "cp850"),
    tables: [
      table("Kunde|Ort", [
        ["Müller", "Köln"],
        ["Jäger", "Düren"],
      ]),
    ],
    decisions: ["encoding"],
  },
  {
    name: "a Czech file of DOS",
    content: iconv.encode(lines("Jméno;Město", "Dvořák;Plzeň", "Šťastný;Ústí"), "cp852"),
    tables: [
      table("Jméno|Město", [
        ["Dvořák", "Plzeň"],
        ["Šťastný", "Ústí"],
      ]),
    ],
    decisions: ["encoding"],
  },
  {
    name: "times with the names of zones",
    content: lines("Id,At", "1,2026-03-07 14:05 CET", "2,2026-07-07 14:05 CEST"),
    tables: [
      table("Id|At", [
        [1, "2026-03-07 13:05:00"],
        [2, "2026-07-07 12:05:00"],
      ]),
    ],
    decisions: ["type"],
  },
  {
    name: "dates of an era of Japan",
    content: lines("番号,日付", "1,令和8年3月7日", "2,平成31年4月30日"),
    tables: [
      table("番号|日付", [
        [1, "2026-03-07"],
        [2, "2019-04-30"],
      ]),
    ],
  },
];
