import type { Aggregate } from "../../questions/form.ts";
import type { Grain } from "../../questions/plan.ts";

/*
 * What words mean in any table, in English and German. A phrase may have several meanings; the whole question decides. Words on
 * one line are synonyms.
 */

/** What a superlative compares: `cheapest` a price, `longest` a duration, `latest` a date. */
export type Measured = "figure" | "price" | "date" | "duration" | "count" | "weight";

/** Revenue comes in, cost goes out: a question about one is not answered with the other. */
export type Flow = "in" | "out";

/** What a figure is about that is called by no heading: `spend` is money, `units` are a quantity. */
export type Concept = "money" | "price" | "quantity" | "duration" | "salary" | "score";

/** What a figure is counted in, where the word says so. */
export type Unit = "€" | "$" | "£" | "CHF" | "h";

/** The state of a row, whichever column holds it. */
export type State =
  | "open"
  | "unpaid"
  | "paid"
  | "done"
  | "overdue"
  | "active"
  | "late"
  | "on-time"
  | "early";

export type Meaning =
  /** `verb`: something is done, where other such words only link. `indefinite`: after a negation it makes it one of all rows: "not paid anything". */
  | {
      readonly kind: "filler";
      readonly indefinite?: true;
      readonly verb?: true;
      readonly asks?: true;
    }
  | { readonly kind: "refused"; readonly why: "why" | "future" }
  | {
      readonly kind:
        | "count"
        | "how-much"
        | "how-long"
        | "who"
        | "which"
        | "when"
        | "exists"
        | "show"
        | "contains";
    }
  /** A row. `plain` is a word for rows of any table, which has its own order. */
  | { readonly kind: "entity"; readonly plain?: true }
  | {
      readonly kind:
        | "by"
        | "share"
        | "rate"
        | "difference"
        | "change"
        | "versus"
        | "trend"
        | "ratio"
        | "different";
    }
  | {
      readonly kind:
        | "and"
        | "or"
        | "past"
        | "both"
        | "than"
        | "copula"
        | "times"
        | "only"
        | "with"
        | "owed";
    }
  | { readonly kind: "aggregate"; readonly fn: Aggregate }
  /** `several`: more than one without a number, as in "top customers". */
  | {
      readonly kind: "extreme";
      readonly down: boolean;
      readonly measured: Measured;
      readonly several?: true;
      /** Of rows only where they are named: "the most electricity" counts none. */
      readonly loose?: true;
      /** "Best" and "worst" depend on whether high figures are good. */
      readonly judged?: true;
    }
  | { readonly kind: "compare"; readonly op: ">" | ">=" | "<" | "<=" | "=" | "between" }
  | { readonly kind: "grain"; readonly grain: Grain | "weekday" }
  /** Days of the week, Monday is 1. */
  | { readonly kind: "weekday"; readonly days: readonly number[] }
  /** `flow`: whether money comes in or goes out; what is said of money in general has none. */
  | {
      readonly kind: "concept";
      readonly concept: Concept;
      readonly flow?: Flow;
      readonly unit?: Unit;
    }
  | { readonly kind: "state"; readonly state: State }
  | { readonly kind: "empty"; readonly not: boolean }
  | { readonly kind: "event"; readonly headings: readonly string[] }
  | { readonly kind: "place" | "person" }
  /** `none`: "customers with no order" have not one, where "not paid" is of a row. */
  | { readonly kind: "not"; readonly none?: true }
  /** Refers to the previous question. `loose`: it may as well refer to something in this question. */
  | { readonly kind: "anaphor"; readonly loose?: true };

const lines = (meaning: Meaning, text: string): readonly (readonly [string, Meaning])[] =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, meaning] as const);

const of = (
  kind: Exclude<
    Meaning["kind"],
    | "aggregate"
    | "extreme"
    | "compare"
    | "grain"
    | "concept"
    | "state"
    | "event"
    | "refused"
    | "empty"
    | "weekday"
    | "anaphor"
  >,
): Meaning => ({ kind }) as Meaning;
const extreme = (down: boolean, measured: Measured = "figure"): Meaning => ({
  kind: "extreme",
  down,
  measured,
});
const event = (...headings: string[]): Meaning => ({ kind: "event", headings });

type Phrases = readonly (readonly [string, Meaning])[];

/** Words that say nothing of rows by themselves. */
const FILLERS: Phrases = [
  ...lines(
    of("filler"),
    `a, an, the, of, in, on, at, to, from, for, as, out, until, bis, sell to, ship to, sold to, deliver to, how much is, what is, what are, what was, what were, do we, did we, it takes, does it take, does it, how is, how are, up, into, within, during, across, over all, overall, altogether, in total, so far, our, us, we, my, me, i, you, your, its, his, her,
    do, does, did, have, has, had, can, could, would, should, was, were, be, been, being, get, got, there, that, which are, this, them, it, they, tell, give, please, need, want,
    let, know, see, look, calculate, compute, work out, find, currently, now, just, also, then,
    file, data, sheet, spreadsheet, table, column, value, values, number, figure, result, list of, all, any, every one, each one, everything, alles zusammen, split, split up, single, aufgeteilt, here, still, already, yet, ever, by far, actually, exactly, roughly, about, around, approximately,
    everywhere, anywhere, überall, away, at the moment, right now, at present, to date, how did, how do, how does, momentan, zurzeit, zur zeit, im moment, beim, fürs, ins, ans, ended up, end up, ends up, dauert es, dauert, a month, a year, im monat, im jahr,
    kind of, type of, who is, whose,
    broken down, break down, grouped, group, sorted, sort, ordered, summarize, summarise, report, overview, summary, breakdown, distribution, display, view,
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, von, vom, zu, zum, zur, im, in der, in den, am, an, auf, aus, bei, für, als, um, es, sie, wir, uns, unser, unsere, unseren, unserer, ich, mir, mein, meine, man, bitte, gib, sag, zeige mir,
    haben, hat, hatte, hatten, wurde, wurden, worden, sein, gibt, gab, insgesamt, denn, noch, schon, bisher, aktuell, derzeit, bereits, dort, da, so, dann, datei, tabelle, spalte, wert, werte, alle, allen, aller, alles`,
  ),
  ...lines(
    { kind: "filler", verb: true },
    "collected, taken, wird, werden, gearbeitet, made, make, come, comes, came, go, goes, went, lie, lies, stand, stands, take, takes, took, happen, happened, exist, belong, belongs, recorded, listed, shown, registered, hand, handled, handle, placed, place, worked, work on, bring, brought, generate, generated, produce, produced, drive, receive, received, been made, liegt, liegen, lag, kommt, kommen, entfällt, entfallen, fiel an, fiel, fielen, angefallen, fällt an",
  ),
  ...lines(of("filler"), "via, because of, because, durch"),
  ...lines({ kind: "filler", asks: true }, "what, what's"),
  ...lines(of("filler"), "in days, in hours, in minutes, in tagen, in stunden, in minuten"),
  ...lines(
    { kind: "filler", indefinite: true },
    "anything, anyone, anybody, something, someone, somebody, etwas, jemand, jemanden",
  ),
];

/** What makes a request polite or casual. */
const POLITENESS: Phrases = [
  ...lines(
    of("filler"),
    `please, pls, plz, kindly, thanks, thx, thank you, many thanks, cheers, hey, hi, hello, good morning, ok, okay, well, so, btw, quick one, quick question, one question, question, real quick, just wondering, i was wondering, wondering if, i wonder, i'd like to know, i would like to know, i'd like to see, i would like to see, i'd like, i would like, id like to know, i want to know, i want to see, i need to know, could you, could you please, can you, can you please, would you, could you tell me, can you tell me, could you show me, can you show me, can you give me, could you give me, do you know, any idea, let me know, what's, whats, hows, how's, gimme, dear,
    hallo, guten morgen, guten tag, moin, danke, vielen dank, kurze frage, eine frage, frage, mal, eben, gerne, gern, kannst du, könntest du, können sie, könnten sie, kannst du mir, können sie mir, könnten sie mir, ich möchte wissen, ich wüsste gern, ich würde gern wissen, ich brauche, weißt du, sagen, zeigen, geben`,
  ),
];

/** What a question asks for, and what is not answered. */
const QUESTIONS: Phrases = [
  ...lines(
    { kind: "refused", why: "why" },
    "why, how come, warum, wieso, weshalb, what caused, reason for",
  ),
  ...lines(
    { kind: "refused", why: "future" },
    "tomorrow, morgen, next week, next month, next quarter, next year, nächste woche, nächsten monat, nächstes quartal, nächstes jahr, forecast, predict, prediction, will be, going to, expected to, prognose, vorhersage",
  ),
  ...lines(
    of("count"),
    "how many, number of, count of, count, amount of times, how often, wie viele, in wie vielen, wie vielen, wieviele, anzahl, anzahl der, zahl der, wie oft",
  ),
  ...lines(
    of("how-much"),
    "how much, was haben wir, wie viel haben wir, was hat, what did we, what do we, what did, what does, what do, wie viel, wieviel, wie hoch",
  ),
  ...lines(
    of("how-long"),
    "how long, how many days, number of days, days between, days from, wie lange, wie viele tage, time it takes, days it takes",
  ),
  ...lines(of("who"), "who, whom, wer, wem, wen"),
  ...lines(
    of("which"),
    "which, what kind, what kinds, what type, what types, welche, welcher, welches, welchen, welchem, in which, for which",
  ),
  ...lines(of("when"), "when, what date, what day, on which day, on which date, since when, wann"),
  ...lines(
    of("exists"),
    "is there anything, is there anyone, are there any, is there any, did any, was any, were any, is there a, is there an, are there, is there, do we have any, did we have any, do any, does any, gibt es, haben wir",
  ),
  ...lines(
    of("show"),
    "show, show me, list, show all, list all, give me, display, zeige, zeig, liste, nenne, auflisten",
  ),
  ...lines(
    of("contains"),
    "contains, contain, containing, including, includes, like, enthält, enthalten",
  ),
  ...lines(
    { kind: "entity", plain: true },
    "row, record, entry, line, zeile, zeilen, eintrag, einträge, einträgen, datensatz, datensätze, datensätzen",
  ),
  ...lines(
    of("entity"),
    "item, case, zeile, zeilen, eintrag, einträge, einträgen, datensatz, datensätze, datensätzen, position, positionen",
  ),
];

/** How the parts of a question belong together. */
const LINKS: Phrases = [
  ...lines(
    of("by"),
    "by, per, for each, for every, each, every, in each, in every, by each, grouped by, split by, broken down by, pro, je, nach, für jede, für jeden, für jedes, jede, jeder, jedes",
  ),
  ...lines(
    of("share"),
    "share of, share, percentage of, percentage, as a percentage, percent, percent of, what percent, what percent of, in percent, per cent, pct, pct of, what pct, what pct of, %, % of, what %, what % of, in %, prozent, prozent der, in prozent, prozentual, proportion of, proportion, fraction of, how many percent, anteil, prozentsatz, wie viel prozent, prozentualer anteil",
  ),
  ...lines(of("rate"), "rate, quote"),
  ...lines(
    { kind: "anaphor" },
    "of those, of them, of these, those ones, the ones, davon, von denen, von diesen, of which",
  ),
  ...lines({ kind: "anaphor" }, "was that, is that, were those, are those, war das, ist das"),
  ...lines({ kind: "anaphor", loose: true }, "their, ones, those, these, deren, diese"),
  ...lines(
    of("difference"),
    "difference between, difference in, difference, differ, how much more, how many more, how much less, how many fewer, more, less, fewer, higher, lower, unterschied, unterschied zwischen, differenz, wie viel mehr",
  ),
  ...lines(
    of("change"),
    "change, changed, grow, grew, growth, increase, increased, decrease, decreased, development, develop, veränderung, wachstum, verändert, gewachsen",
  ),
  ...lines(
    of("versus"),
    "versus, vs, compared to, compared with, compare, comparison, against, vergleich, vergleiche, verglichen mit, gegenüber, im vergleich zu",
  ),
  ...lines(of("trend"), "over time, trend, trends, zeitverlauf, im zeitverlauf, verlauf"),
  ...lines(
    of("different"),
    "different, distinct, unique, verschiedene, verschiedenen, unterschiedliche, unterschiedlichen",
  ),
  ...lines(of("and"), "and, but, aber, as well as, plus, und, sowie, sowohl"),
  ...lines(of("or"), "or, either, oder, entweder"),
  ...lines(
    of("not"),
    "not, without, except, excluding, except for, other than, neither, nor, isn't, aren't, wasn't, weren't, don't, doesn't, didn't, haven't, hasn't, nicht, ohne, außer, weder, noch nicht, not yet",
  ),
  ...lines(
    { kind: "not", none: true },
    "no, never, not any, nobody, no one, niemand, kein, keine, keinen, nie, niemals",
  ),
  ...lines(of("past"), "past, past their, past its, past the"),
  ...lines(of("both"), "both, beide, zusammen, together, combined"),
  ...lines(of("than"), "than, as, als"),
  ...lines(
    of("copula"),
    "is, are, was, were, that are, that is, that were, which are, who are, sind, ist, waren, war",
  ),
  ...lines(of("times"), "times, mal"),
  ...lines(of("with"), "with, having, mit"),
  ...lines(
    of("owed"),
    "owes, owe, owed, owing, in arrears, in debt, schuldet, schulden, im rückstand",
  ),
  ...lines(
    of("only"),
    "only, just, but only, what about, how about, and what about, same for, the same for, instead, nur, und, wie sieht es aus mit",
  ),
];

/** Figures over rows, and which rows or groups have most or least of one. */
const FIGURES: Phrases = [
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

/** How a value stands to a number or a date. */
const COMPARISONS: Phrases = [
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
const TIMES: Phrases = [
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
const CONCEPTS: Phrases = [
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

/** What a row is, and what it has no value of. */
const STATES: Phrases = [
  ...lines(
    { kind: "state", state: "open" },
    "open, unresolved, pending, unfinished, still open, still out, still running, unsolved, unanswered, offen, offene, offenen, offener",
  ),
  ...lines(
    { kind: "state", state: "unpaid" },
    "unpaid, outstanding, unbezahlt, unbezahlte, unbezahlten, ausstehend, ausstehende, ausstehenden",
  ),
  ...lines({ kind: "state", state: "on-time" }, "on time, in time, pünktlich, rechtzeitig"),
  ...lines(
    { kind: "state", state: "early" },
    "early, too early, ahead of time, zu früh, vorzeitig",
  ),
  ...lines(
    { kind: "state", state: "done" },
    "closed, resolved, solved, finished, completed, complete, done, abgeschlossen, abgeschlossene, abgeschlossenen, erledigt, erledigte, beendet",
  ),
  ...lines({ kind: "state", state: "paid" }, "settled, paid, bezahlt, bezahlte, bezahlten"),
  ...lines(
    { kind: "state", state: "overdue" },
    "overdue, past due, überfällig, überfällige, überfälligen",
  ),
  ...lines(
    { kind: "state", state: "late" },
    "late, delayed, too late, verspätet, verspätete, zu spät",
  ),
  ...lines({ kind: "state", state: "active" }, "active, current, aktiv, aktive, aktiven"),
  ...lines(
    { kind: "empty", not: false },
    "empty, blank, missing, unknown, not set, unassigned, leer, fehlt, fehlend, unbekannt",
  ),
  ...lines({ kind: "empty", not: true }, "filled, not empty, set, ausgefüllt"),
];

/** What happened on a date, with the headings of columns that hold it. */
const EVENTS: Phrases = [
  ...lines(
    event("paid", "payment", "settled", "bezahlt", "zahlung"),
    "paid, pay, pays, get paid, is paid, payment, settled, bezahlt, zahlung, bezahlung",
  ),
  ...lines(event("due", "deadline", "fällig"), "due, due date, fall due, fällig, deadline"),
  ...lines(
    event("issued", "invoice", "invoiced", "billed", "rechnung"),
    "issued, issue, invoiced, billed, sent out, ausgestellt",
  ),
  ...lines(event("order", "ordered", "bestell"), "ordered, order, placed, bestellt"),
  ...lines(
    event("ship", "shipped", "dispatch", "sent", "versand"),
    "shipped, ship, ships, dispatched, sent, versandt, verschickt",
  ),
  ...lines(
    event("deliver", "delivered", "delivery", "arriv", "geliefert", "liefer"),
    "delivered, deliver, delivers, delivery, arrived, arrive, geliefert, angekommen",
  ),
  ...lines(
    event("hire", "hired", "start", "joined", "employ", "eintritt", "eingestellt"),
    "hired, hire, joined, join, joins, started, start, starts, begin, began, employed since, eingestellt, angefangen",
  ),
  ...lines(
    event("left", "end", "terminat", "exit", "austritt", "cancel"),
    "left, leave, leaves, quit, resigned, ended, end, ends, cancelled, canceled, terminated, churned, gekündigt, ausgetreten",
  ),
  ...lines(
    event("created", "opened", "reported", "raised", "submitted", "erstellt", "eröffnet"),
    "created, create, opened, open, reported, report, raised, raise, submitted, submit, filed, file, erstellt, eröffnet, gemeldet",
  ),
  ...lines(
    event("closed", "resolved", "solved", "completed", "finished", "geschlossen", "erledigt"),
    "closed, close, closes, resolved, resolve, solved, solve, completed, complete, finished, finish, won, win, geschlossen, gelöst, abgeschlossen",
  ),
  ...lines(event("birth", "born", "geburt"), "born, birthday, geboren"),
  ...lines(
    event("check in", "arrival", "checkin", "anreise"),
    "check in, checked in, stay, stayed, arrive, angereist",
  ),
  ...lines(event("book", "booked", "reserv", "buchung"), "booked, reserved, gebucht, reserviert"),
  ...lines(
    event("expire", "expiry", "valid until", "ablauf", "end", "ende"),
    "run out, runs out, ran out, expire, expires, expired, ablaufen, abgelaufen",
  ),
];

/** Places and people. */
const PLACES_AND_PEOPLE: Phrases = [
  ...lines(of("place"), "where, wo, in which city, in which country"),
  ...lines(of("person"), "person, people, employee, person's"),
];

/** Phrases and what they mean. */
export const PHRASES: Phrases = [
  ...FILLERS,
  ...POLITENESS,
  ...QUESTIONS,
  ...LINKS,
  ...FIGURES,
  ...COMPARISONS,
  ...TIMES,
  ...CONCEPTS,
  ...STATES,
  ...EVENTS,
  ...PLACES_AND_PEOPLE,
];

/** States that a file may hold in another word or language: each line is one. */
export const VALUE_SYNONYMS: readonly (readonly string[])[] = [
  ["cancelled", "canceled", "cancellation", "storniert", "stornierte", "abgesagt", "annulliert"],
  ["completed", "complete", "abgeschlossen", "erledigt", "fertig"],
  ["paid", "bezahlt", "bezahlte"],
  ["unpaid", "unbezahlt", "unbezahlte"],
  ["open", "offen", "offene"],
  ["approved", "approval", "genehmigt", "genehmigte", "bewilligt"],
  ["rejected", "declined", "rejection", "abgelehnt", "abgelehnte"],
  ["pending", "ausstehend", "beantragt"],
  ["delivered", "geliefert", "zugestellt"],
  ["returned", "zurückgegeben", "zurückgeschickt"],
  ["active", "aktiv", "aktive"],
  ["vacant", "vacancy", "empty", "unoccupied", "leer", "frei"],
  ["lost", "missing", "verloren"],
  ["f", "female", "woman", "women", "girl", "weiblich", "frau"],
  ["m", "male", "man", "men", "boy", "männlich", "mann"],
  ["electricity", "strom", "elektrizität"],
  ["water", "wasser"],
  ["sickness", "sick", "illness", "krankheit", "krank", "krankmeldung"],
  ["vacation", "holiday", "urlaub"],
];

/** Columns that people call by another name than the file does. */
export const HEADING_SYNONYMS: readonly (readonly string[])[] = [
  ["customer", "client", "buyer", "account", "company", "kunde", "firma"],
  ["country", "nation", "land"],
  ["region", "area", "territory", "zone", "gebiet"],
  ["city", "town", "location", "ort", "stadt"],
  ["product", "item", "article", "sku", "produkt", "artikel"],
  ["category", "type", "kind", "class", "segment", "kategorie", "art", "typ"],
  [
    "manager",
    "owner",
    "rep",
    "salesperson",
    "seller",
    "agent",
    "representative",
    "assignee",
    "responsible",
    "verantwortlicher",
    "bearbeiter",
  ],
  ["employee", "staff", "worker", "person", "mitarbeiter"],
  ["date", "day", "datum"],
  ["status", "state", "stage", "phase"],
  ["name", "title", "titel"],
  ["department", "team", "division", "abteilung"],
  ["supplier", "vendor", "lieferant"],
  ["channel", "medium", "kanal"],
  ["discount", "rebate", "rabatt"],
  ["tax", "vat", "steuer", "mwst", "mehrwertsteuer", "umsatzsteuer"],
  ["quantity", "qty", "units", "pieces", "menge", "anzahl"],
  ["price", "cost", "preis"],
  ["amount", "value", "betrag"],
  ["salary", "pay", "wage", "gehalt"],
  ["warehouse", "store", "lager"],
  ["priority", "urgency", "priorität"],
  ["gender", "sex", "geschlecht"],
  ["plan", "tier", "subscription", "tarif"],
  ["source", "origin", "quelle"],
  ["reason", "cause", "grund"],
  ["weight", "gewicht"],
  ["distance", "miles", "km", "strecke"],
  ["age", "alter"],
  ["net", "netto"],
  ["gross", "brutto"],
  ["rent", "miete"],
  ["method", "way", "methode"],
  ["site", "branch", "location", "standort", "filiale", "zweigstelle", "niederlassung"],
  ["hour", "stunde"],
  ["fee", "charge", "gebühr", "honorar", "beitrag"],
  ["refund", "rückerstattung", "erstattung"],
  ["cost", "kosten"],
  ["house", "haus"],
  ["trade", "gewerk"],
  ["absent", "absence", "missed", "fehltag"],
  ["consumption", "usage", "verbrauch"],
  ["carbon", "co2", "emission"],
];

/** Verbs that say nothing about rows where they stand between understood words. */
export const HARMLESS_VERBS: readonly string[] =
  `handle,manage,place,work,bring,drive,generate,run,do,look,take,get,give,use,belong,live,sit,hold,own,carry,serve,cover,support,account,represent,contribute,sell,buy,purchase,make,see,deal,process,
  record,log,enter,register,assign,fall,happen,occur,list,show,contain,spend,cost,charge,pay,need,want,rank,order,bill,invoice,sold,bought,spent,kept,keep,come,issue,put,collect,verkaufen,kaufen,machen,betreuen,bearbeiten,verwalten,gehören,bekommen,bringen,gave,given,arbeiten,abrechnen,abgerechnet,berechnet`
    .split(/[,\s]+/)
    .filter(Boolean);
