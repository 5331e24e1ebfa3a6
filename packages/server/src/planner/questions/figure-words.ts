import { type Flow, type Phrases, extreme, lines } from "./meaning.ts";

/** Figures over rows, and which rows or groups have most or least of one. */
export const FIGURES: Phrases = [
  ...lines(
    { kind: "aggregate", fn: "sum" },
    "total, sum, sum of, total of, in total, summe, gesamt, gesamte, gesamter, gesamtes, gesamtsumme, insgesamt",
  ),
  ...lines(
    { kind: "aggregate", fn: "avg" },
    "average, avg, mean, on average, im schnitt, im mittel, typical, average of, durchschnitt, durchschnittlich, durchschnittliche, durchschnittlicher, durchschnittliches, im durchschnitt, mittelwert",
  ),
  ...lines({ kind: "aggregate", fn: "median" }, "median, mittlere, mittlerer"),
  ...lines({ kind: "aggregate", fn: "min" }, "minimum, min, mindestwert"),
  ...lines({ kind: "aggregate", fn: "max" }, "maximum, max, höchstwert"),
  ...lines({ kind: "extreme", down: true, measured: "figure", several: true }, "top"),
  ...lines({ kind: "extreme", down: false, measured: "figure", several: true }, "bottom"),
  ...lines(
    extreme(true),
    "highest, largest, biggest, greatest, most valuable, maximum, max, strongest, highest single, largest single, biggest single, größte einzelne, höchste einzelne, höchste, höchsten, höchster, höchstes, größte, größten, größter, größtes",
  ),
  ...lines(
    extreme(false),
    "lowest, smallest, least, fewest, minimum, min, weakest, lowest single, smallest single, niedrigste, niedrigsten, niedrigster, kleinste, kleinsten, kleinster, geringste, geringsten, wenigste, wenigsten",
  ),
  ...lines(
    { kind: "extreme", down: true, measured: "figure", judged: true },
    "best, beste, besten, bester, bestes",
  ),
  ...lines(
    { kind: "extreme", down: false, measured: "figure", judged: true },
    "worst, schlechteste, schlechtesten, schlechtester, schlechtestes",
  ),
  ...lines(
    extreme(true, "count"),
    "most often, most frequent, most common, most popular, häufigste, häufigsten, am häufigsten",
  ),
  ...lines(
    { kind: "extreme", down: true, measured: "count", loose: true },
    "most, meisten, meiste, am meisten",
  ),
  ...lines(
    extreme(false, "count"),
    "fewest, least often, least common, seltenste, am seltensten, am wenigsten",
  ),
  ...lines(extreme(true, "weight"), "heaviest, schwerste, schwersten, schwerster"),
  ...lines(extreme(false, "weight"), "lightest, leichteste, leichtesten, leichtester"),
  ...lines(extreme(true, "count"), "busiest"),
  ...lines(extreme(false, "count"), "quietest"),
  ...lines(
    extreme(true, "price"),
    "most expensive, dearest, priciest, teuerste, teuersten, teuerster",
  ),
  ...lines(
    extreme(false, "price"),
    "cheapest, least expensive, billigste, billigsten, günstigste, günstigsten",
  ),
  ...lines(
    extreme(true, "date"),
    "latest, newest, most recent, last, youngest, most recently, letzte, letzter, letzten, letztes, neueste, neuesten, neuester, jüngste",
  ),
  ...lines(
    extreme(false, "date"),
    "earliest, first, oldest, erste, ersten, erster, erstes, früheste, frühesten, älteste, ältesten, ältester",
  ),
  ...lines(
    extreme(true, "duration"),
    "longest, slowest, längste, längsten, längster, langsamste, am längsten",
  ),
  ...lines(
    extreme(false, "duration"),
    "shortest, quickest, fastest, kürzeste, kürzesten, schnellste, am schnellsten",
  ),
];

/** How a value compares with a number or a date. */
export const COMPARISONS: Phrases = [
  ...lines(
    { kind: "compare", op: ">" },
    "more than, over, above, greater than, higher than, larger than, bigger than, exceeding, exceed, exceeds, exceeded, longer than, later than, older than, after, >, mehr als, über, größer als, höher als, länger als, später als, nach dem, nach",
  ),
  ...lines(
    { kind: "compare", op: ">=" },
    "at least, minimum of, no less than, from at least, or more, >=, mindestens, ab, or above",
  ),
  ...lines(
    { kind: "compare", op: "<" },
    "less than, under, below, smaller than, lower than, fewer than, shorter than, earlier than, before, cheaper than, <, weniger als, unter, kleiner als, niedriger als, früher als, vor dem, vor",
  ),
  ...lines(
    { kind: "compare", op: "<=" },
    "at most, up to, no more than, maximum of, <=, höchstens, maximal, bis zu, or less",
  ),
  ...lines({ kind: "compare", op: "=" }, "exactly, equal to, equals, =, genau, gleich"),
  ...lines({ kind: "compare", op: "between" }, "between, zwischen"),
];

/** Pieces of time by which rows are grouped, and days of the week. */
export const TIMES: Phrases = [
  ...lines(
    { kind: "grain", grain: "year" },
    "calendar year, kalenderjahr, year, yearly, annually, annual, jahr, jährlich, jahre",
  ),
  ...lines({ kind: "grain", grain: "quarter" }, "quarter, quarterly, quartal, vierteljahr"),
  ...lines({ kind: "grain", grain: "month" }, "month, monthly, monat, monatlich, monate"),
  ...lines({ kind: "grain", grain: "week" }, "week, weekly, woche, wöchentlich"),
  ...lines({ kind: "grain", grain: "day" }, "day, daily, tag, täglich"),
  ...lines(
    { kind: "grain", grain: "weekday" },
    "weekday, day of the week, day of week, wochentag, wochentage",
  ),
  ...lines(
    { kind: "grain", grain: "month_of_year" },
    "month of the year, month of year, months of the year, calendar month, calendar months, monat des jahres, monat im jahr, kalendermonat, kalendermonate",
  ),
  ...[
    "monday, montag, montags",
    "tuesday, dienstag",
    "wednesday, mittwoch",
    "thursday, donnerstag",
    "friday, freitag",
    "saturday, samstag, sonnabend",
    "sunday, sonntag",
  ].flatMap((names, at) => lines({ kind: "weekday", days: [at + 1] }, names)),
  ...lines({ kind: "weekday", days: [6, 7] }, "weekend, at the weekend, wochenende, am wochenende"),
];

const INCOME =
  "revenue, sales, turnover, income, earnings, proceeds, sell for, bring in, brought in, umsatz, erlös, einnahmen, eingenommen";

const COST =
  "spend, spent, spending, expenses, expenditure, cost, costs, paid out, ausgaben, kosten, ausgegeben";

/** Words of headings that say where the money goes. */
export const FLOWS: Readonly<Record<Flow, readonly string[]>> = {
  in: INCOME.split(", "),
  out: [...COST.split(", "), "expense", "refund", "salary", "wage", "fine", "gehalt", "lohn"],
};

/** What a figure is about. */
export const CONCEPTS: Phrases = [
  ...lines(
    { kind: "concept", concept: "money" },
    "money, amount, bill, billed, invoice amount, charge, charged, worth, invoiced, betrag, gesamtbetrag, geld, value of, total value",
  ),
  ...lines({ kind: "concept", concept: "money", unit: "€" }, "euro, euros, eur"),
  ...lines({ kind: "concept", concept: "money", unit: "$" }, "dollar, dollars, usd"),
  ...lines({ kind: "concept", concept: "money", unit: "£" }, "pounds, gbp"),
  ...lines({ kind: "concept", concept: "money", unit: "CHF" }, "franken, chf"),
  ...lines({ kind: "concept", concept: "money", flow: "in" }, INCOME),
  ...lines({ kind: "concept", concept: "money", flow: "out" }, COST),
  ...lines(
    { kind: "concept", concept: "price" },
    "price, prices, unit price, fee, preis, preise, einzelpreis, expensive, cheap",
  ),
  ...lines(
    { kind: "concept", concept: "quantity" },
    "quantity, units, pieces, qty, volume, sold, sell, sells, units sold, items sold, copies, menge, stück, stückzahl, verkauft",
  ),
  ...lines({ kind: "concept", concept: "duration" }, "duration, time spent, dauer, time"),
  ...lines({ kind: "concept", concept: "duration", unit: "h" }, "hours, stunden"),
  ...lines(
    { kind: "concept", concept: "salary" },
    "salary, salaries, pay, wage, wages, earn, earns, gehalt, gehälter, lohn, verdient",
  ),
  ...lines(
    { kind: "concept", concept: "score" },
    "score, rating, grade, points, satisfaction, bewertung, note, punkte, rated",
  ),
];
