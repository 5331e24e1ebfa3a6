import { LANGUAGES, type Language } from "../../questions/language.ts";
import type { Token } from "../../questions/tokens.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Small words of one language: better evidence than nouns, which may be names from the file. */
const SMALL: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`
    how many much what's which who whom whose when where why is are were do does did has have can could would should there
    the a of on at to from for by with without and or but not no any each every than between over under above below since
    until before after during this that these those our we us my me i you your it its their they them only just same about
    last next first most least more less fewer show list give find tell compare
  `),
  de: words(`
    wie viele viel wieviele wieviel welche welcher welches welchen welchem wer wem wen wann wo warum wieso weshalb ist sind
    waren wurde wurden wird werden haben hatte hatten gibt gab der die das den dem des ein eine einen einem einer eines im
    ins am auf aus bei beim für fuer von vom zu zum zur nach über ueber unter vor seit bis zwischen pro je und oder aber
    nicht kein keine keinen keiner ohne mit nur noch schon alle allen aller diese diesen dieser dieses diesem letzte letzten
    letzter letztes nächste nächsten nächster nächstes mehr weniger als mindestens höchstens meisten meiste wenigsten zeige
    zeig nenne gib bitte wir uns unser unsere unseren unserer ich mir mein meine es sie jede jeden jeder jedes davon dort
    insgesamt durch gegen vergleiche du dir kannst können bist
  `),
};

/** Other words that one language alone has. */
const TELLING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`
    total sum average mean number highest lowest largest biggest smallest best worst latest newest oldest earliest longest
    shortest cheapest busiest revenue sales income spend spent money cost costs price prices amount year month week day
    quarter yearly monthly weekly daily share percentage difference change comparison versus trend customers orders
    invoices rows records different open paid unpaid overdue late january february march may june july october december
    monday tuesday wednesday thursday friday saturday sunday weekday today yesterday
  `),
  de: words(`
    summe gesamt gesamte gesamtsumme gesamtbetrag durchschnitt durchschnittlich durchschnittliche durchschnittlicher
    durchschnittliches mittelwert anzahl höchste höchster höchstes höchsten niedrigste niedrigster niedrigstes niedrigsten
    größte größter größtes größten kleinste kleinster kleinstes kleinsten beste bester bestes besten teuerste teuerster
    teuersten billigste billigsten günstigste günstigsten neueste neuesten älteste ältesten längste längsten kürzeste
    kürzesten häufigste häufigsten umsatz gesamtumsatz erlös einnahmen ausgaben kosten preis preise betrag jahr jahre monat
    monate woche wochen tag tage quartal jährlich monatlich wöchentlich täglich anteil prozentsatz prozent unterschied
    differenz veränderung vergleich verlauf zeitverlauf kunden bestellungen aufträge rechnungen zeilen einträge
    verschiedene offen offene offenen bezahlt bezahlte bezahlten unbezahlt unbezahlte überfällig überfällige verspätet
    januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
    wochentag heute gestern morgen hallo hilfe danke dateien tabellen spalten aufgabe aufgaben erstelle erstellen anlegen lege füge lösche ändere sende
    schicke markiere erinnere nachricht nachrichten priorität erledigt
  `),
};

const SMALL_WEIGHT = 2;

/**
 * The language of a question, as far as its own words tell.
 * @param isName whether a word is one of the files': a heading or a value is in the language of its file
 */
export function languageOf(
  tokens: readonly Token[],
  isName: (text: string) => boolean = () => false,
): Language | undefined {
  const weights = { en: 0, de: 0 };
  for (const [at, token] of tokens.entries()) {
    const text = token.text.replaceAll("’", "'");
    const word = text.toLowerCase();
    const language = LANGUAGES.find((one) => SMALL[one].has(word) || TELLING[one].has(word));
    if (!language || token.kind !== "word" || isName(token.text)) continue;
    const isSmall = SMALL[language].has(word);
    // A small word with a capital is part of a name, as in Vincent Van Der Berg, unless it begins the sentence.
    const from = at === 0 ? 1 : 0;
    if (isSmall && word.slice(from) !== text.slice(from)) continue;
    weights[language] += isSmall ? SMALL_WEIGHT : 1;
  }
  if (weights.en === weights.de) return undefined;
  return weights.en > weights.de ? "en" : "de";
}
