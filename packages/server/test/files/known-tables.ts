import type { Cell } from "../../src/tables/child/source-table.ts";
import type { Random } from "./random.ts";

/** A column of a known table. Only the numbers of those that can be added up have a total. */
export type KnownColumn = {
  readonly heading: string;
  readonly group?: string;
  readonly isAdded: boolean;
  readonly isText: boolean;
};

/** A table before an office lays it out. */
export type KnownTable = {
  readonly columns: readonly KnownColumn[];
  readonly records: readonly (readonly Cell[])[];
  /** The first column holds groups of records, in order. */
  readonly isGrouped: boolean;
};

/** How numbers and dates are written. */
export type Style = {
  readonly amount: (cents: number) => string;
  readonly percent: (tenths: number) => string;
  readonly date: (year: number, month: number, day: number) => string;
};

const two = (value: number) => String(value).padStart(2, "0");
const isoDate: Style["date"] = (year, month, day) => `${year}-${two(month)}-${two(day)}`;
const grouped = (whole: number, sign: string) => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, sign);
const cents = (value: number, mark: string, sign: string) =>
  `${value < 0 ? "-" : ""}${grouped(Math.floor(Math.abs(value) / 100), sign)}${mark}${two(Math.abs(value) % 100)}`;

/** A workbook holds the number itself, and a text file what its program shows. */
export const STYLES = {
  workbook: {
    amount: (value) => String(value / 100),
    percent: (value) => String(value / 1000),
    date: isoDate,
  },
  plain: {
    amount: (value) => cents(value, ".", ""),
    percent: (value) => `${value / 10}%`,
    date: (year, month, day) => `${two(month)}/${two(day)}/${year}`,
  },
  dollar: {
    amount: (value) => (value < 0 ? `($${cents(-value, ".", ",")})` : `$${cents(value, ".", ",")}`),
    percent: (value) => `${(value / 10).toFixed(1)}%`,
    date: isoDate,
  },
  german: {
    amount: (value) => `${cents(value, ",", ".")} €`,
    percent: (value) => `${(value / 10).toFixed(1).replace(".", ",")} %`,
    date: (year, month, day) => `${two(day)}.${two(month)}.${year}`,
  },
} satisfies Record<string, Style>;

const GROUPS = ["North", "South", "East", "West", "Total Care", "Nord-Ost", "Übersee"] as const;
const NAMES = [
  "Alder GmbH",
  "Bright & Co",
  "Total Wine",
  "Summe AG",
  "Dunmore Ltd",
  "Elm Street Books",
  "Fischer KG",
  "Total Energies",
  "Grand Hotel",
  "Hill and Sons",
  "Iris Optics",
  "Jensen AS",
] as const; // prettier-ignore
const CITIES = ["Berlin", "Rome", "Oslo", "Reno", "Bonn", "Cork", "Lyon", "Graz"] as const;
const STATES = ["Paid", "Open", "Overdue", "Cancelled"] as const;
const REMARKS = ["call back", "sent twice", "ok", "see contract", "new address"] as const;

type Maker = {
  heading: string;
  isAdded?: boolean;
  isText?: boolean;
  value: (at: number) => Cell;
};

/** @param rows 2 to 300 */
export function knownTable(random: Random, style: Style, rows: number): KnownTable {
  const makers = random.chance(0.12) ? textColumns(random) : mixedColumns(random, style);
  const isGrouped = rows >= 4 && random.chance(0.35);
  const records = Array.from({ length: rows }, (_, at) => makers.map(({ value }) => value(at)));
  const columns = makers.map(({ heading, isAdded = false, isText = false }) => ({
    heading,
    isAdded,
    isText,
  }));
  if (!isGrouped) return { columns, records, isGrouped };
  const count = Math.min(random.int(2, 5), Math.floor(rows / 2));
  const first = random.int(0, GROUPS.length - 1);
  return {
    columns: [
      { heading: random.pick(["Region", "Bereich", "Team"]), isAdded: false, isText: true },
      ...columns,
    ],
    records: records.map((record, at) => [
      GROUPS[(first + Math.floor((at * count) / rows)) % GROUPS.length] ?? "North",
      ...record,
    ]),
    isGrouped,
  };
}

function keyColumn(random: Random, style: Style): Maker {
  const start = random.int(1, 5000);
  const kinds: [Maker, ...Maker[]] = [
    { heading: "Invoice no.", isText: true, value: (at) => `INV-${start + at}` },
    { heading: "ID", value: (at) => String(start + at) },
    { heading: "Customer", isText: true, value: (at) => nameOf(start + at) },
    { heading: "Date", value: (at) => style.date(2024 + (at % 3), 1 + (at % 12), 1 + (at % 28)) },
    {
      heading: "Item",
      isText: true,
      value: (at) => `Part ${String.fromCharCode(65 + (at % 26))}${at}`,
    },
  ];
  return random.pick(kinds);
}

const nameOf = (at: number) =>
  `${NAMES[at % NAMES.length]}${at % 1000 < NAMES.length ? "" : ` ${at % 1000}`}`;

function textColumns(random: Random): Maker[] {
  const start = random.int(0, 900);
  const all: Maker[] = [
    { heading: "Name", isText: true, value: (at) => nameOf(start + at) },
    { heading: "City", isText: true, value: () => random.pick(CITIES) },
    { heading: "Owner", isText: true, value: () => random.pick(["Dana", "Luis", "Priya", "Omar"]) },
    { heading: "Status", isText: true, value: () => random.pick(STATES) },
    {
      heading: "Remark",
      isText: true,
      value: () => (random.chance(0.5) ? random.pick(REMARKS) : null),
    },
  ];
  return all.slice(0, random.int(2, all.length));
}

function mixedColumns(random: Random, style: Style): Maker[] {
  const amount = (): Cell => {
    if (random.chance(0.03)) return null;
    const value = random.int(1, 900_000);
    return style.amount(random.chance(0.1) ? -value : value);
  };
  const makers = [keyColumn(random, style)];
  if (random.chance(0.4))
    makers.push({ heading: "City", isText: true, value: () => random.pick(CITIES) });
  if (random.chance(0.3))
    makers.push({
      heading: "Due",
      value: () => style.date(2026, random.int(1, 12), random.int(1, 28)),
    });
  if (random.chance(0.3)) {
    const years = random.int(2, 4);
    for (let at = 0; at < years; at++)
      makers.push({ heading: String(2023 + at), isAdded: true, value: amount });
  } else {
    const names = ["Amount", "Tax", "Net", "Paid", "Discount", "Freight", "Billed", "Balance"];
    const count = random.chance(0.1) ? names.length : random.int(1, 4);
    for (const heading of names.slice(0, count))
      makers.push({ heading, isAdded: true, value: amount });
  }
  if (random.chance(0.3))
    makers.push({ heading: "Qty", isAdded: true, value: () => String(random.int(1, 60)) });
  if (random.chance(0.2))
    makers.push({ heading: "Share", value: () => style.percent(random.int(1, 999)) });
  if (random.chance(0.2)) makers.push({ heading: "Currency", isText: true, value: () => "EUR" });
  if (random.chance(0.2))
    makers.push({ heading: "Status", isText: true, value: () => random.pick(STATES) });
  if (random.chance(0.1)) makers.push({ heading: "Approved by", value: () => null });
  if (random.chance(0.2))
    makers.push({
      heading: "Remark",
      isText: true,
      value: () => (random.chance(0.4) ? random.pick(REMARKS) : null),
    });
  return makers;
}
