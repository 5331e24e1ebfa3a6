import { type Phrases, lines, of } from "./meaning.ts";

/** Words that say nothing of rows by themselves. */
export const FILLERS: Phrases = [
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
export const POLITENESS: Phrases = [
  ...lines(
    of("filler"),
    `please, pls, plz, kindly, thanks, thx, thank you, many thanks, cheers, hey, hi, hello, good morning, ok, okay, well, so, btw, quick one, quick question, one question, question, real quick, just wondering, i was wondering, wondering if, i wonder, i'd like to know, i would like to know, i'd like to see, i would like to see, i'd like, i would like, id like to know, i want to know, i want to see, i need to know, could you, could you please, can you, can you please, would you, could you tell me, can you tell me, could you show me, can you show me, can you give me, could you give me, do you know, any idea, let me know, what's, whats, hows, how's, gimme, dear,
    hallo, guten morgen, guten tag, moin, danke, vielen dank, kurze frage, eine frage, frage, mal, eben, gerne, gern, kannst du, könntest du, können sie, könnten sie, kannst du mir, können sie mir, könnten sie mir, ich möchte wissen, ich wüsste gern, ich würde gern wissen, ich brauche, weißt du, sagen, zeigen, geben`,
  ),
];

/** What a question asks for, and what is not answered. */
export const QUESTIONS: Phrases = [
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
export const LINKS: Phrases = [
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
