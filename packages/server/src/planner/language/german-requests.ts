import { stem } from "../../text/stem.ts";
import { languageOf } from "./language-of.ts";
import { tokenise, type Token } from "../../questions/tokens.ts";

/*
 * German words of requests, after their English equivalents; `open`, also a verb, is handled separately.
 */

/** What a tool does. */
const ACTIONS = `
  create: erstelle erstellen erstell anlegen lege leg trage eintragen notiere
  add: füge hinzufügen ergänze
  remind: erinnere erinner
  list: liste auflisten
  show: zeige zeig nenne anzeigen
  find: suche such finde
  read: lies lese lesen
  update: aktualisiere aktualisieren
  change: ändere ändern änder
  set: setze setz
  mark: markiere markier
  complete: erledige
  rename: benenne
  move: verschiebe verschieb verschieben
  close: schließe schließ schließen
  reopen: öffne
  delete: lösche lösch löschen
  remove: entferne entfernen
  send: sende senden schicke schick schicken
  write: schreibe schreib
  new: neu neue neuer neues neuen
`;

/** What it does it to. */
const THINGS = `
  task: aufgabe aufgaben
  reminder: erinnerung erinnerungen
  message: nachricht nachrichten
  event: termin termine terminen veranstaltung veranstaltungen
  meeting: besprechung besprechungen
  project: projekt projekte projekten projekts
  contact: kontakt kontakte kontakten
  page: seite seiten
  comment: kommentar kommentare kommentaren kommentiere
  invoice: rechnung rechnungen
  customer: kunde kunden kundin kundinnen
  order: bestellung bestellungen
  user: benutzer benutzern nutzer nutzern
  company: firma firmen unternehmen
  product: produkt produkte produkten
  channel: kanal kanäle kanälen
  file: datei dateien
  note: notiz notizen
  issue: vorgang vorgänge vorgängen
`;

/** What is said of a thing. */
const FIELDS = `
  title: titel
  subject: betreff
  description: beschreibung
  priority: priorität
  due: fällig fällige fälligen
  date: datum
  called: namens
`;

/** What a field may hold: states, priorities. */
const VALUES = `
  unfinished: offen offene offenen offener offenes
  done: erledigt erledigte erledigten fertig abgeschlossen abgeschlossene abgeschlossenen
  closed: geschlossen geschlossene geschlossenen
  solved: gelöst gelöste gelösten
  progress: bearbeitung arbeit
  high: hoch hohe hohen hoher hohes
  urgent: dringend dringende dringenden dringendes
  important: wichtig wichtige wichtigen
  medium: mittel mittlere mittleren mittlerer
  low: niedrig niedrige niedrigen niedriger
  assigned: zugewiesen zugewiesene zugewiesenen
`;

/** Days, months and other times. */
const TIMES = `
  tomorrow: morgen
  today: heute
  yesterday: gestern
  monday: montag
  tuesday: dienstag
  wednesday: mittwoch
  thursday: donnerstag
  friday: freitag
  saturday: samstag sonnabend
  sunday: sonntag
  january: januar
  february: februar
  march: märz
  may: mai
  june: juni
  july: juli
  october: oktober
  december: dezember
  day: tag tage tagen
  week: woche wochen
  month: monat monate monaten
  year: jahr jahre jahren
  next: nächste nächsten nächster nächstes
  last: letzte letzten letzter letztes
  this: diese diesen dieser dieses diesem
  first: erste ersten erster erstes
  since: seit
  until: bis
  between: zwischen
`;

/** Words that link the others. */
const SMALL_WORDS = `
  the: der die das den dem des
  a: ein eine einen einem einer eines
  my: mein meine meinen meinem meiner meines
  me: mir mich
  i: ich
  we: wir
  us: uns
  it: es
  to: an zu zum zur hinzu daran
  on: am auf
  in: im
  from: von vom
  for: für
  with: mit
  at: bei beim um
  and: und
  as: als
  is: ist gibt
  are: sind
  have: habe haben hat
  all: alle allen aller
  that: dass
  which: welche welchen welcher welches
  what: was
  who: wer
  how: wie wieviel wieviele
  when: wann
  where: wo
  whose: wessen
  please: bitte
`;

const WORDS = [ACTIONS, THINGS, FIELDS, VALUES, TIMES, SMALL_WORDS];

const ENGLISH_STEMS: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap((words) => words.split("\n")).flatMap((line) => {
    const [english = "", german = ""] = line.split(":");
    return german
      .split(" ")
      .filter(Boolean)
      .map((word) => [word, stem(english.trim())] as const);
  }),
);

/**
 * The words of a request to a tool. Those of a German one get the stems of their English equivalents and keep their own text:
 * tools have English names and arguments, so one set of readers serves both languages.
 */
export function tokeniseRequest(prompt: string): Token[] {
  const tokens = withoutParticle(tokenise(prompt));
  if (languageOf(tokens) !== "de") return tokens;
  return tokens.map((token) => {
    const english = token.kind === "word" && ENGLISH_STEMS.get(token.text.toLowerCase());
    return english ? { ...token, stem: english } : token;
  });
}

/** Verbs that come with a particle, and what both mean. */
const PARTICLES: Readonly<Record<string, readonly [particle: string, means: string]>> = {
  tick: ["off", "tick"],
  check: ["off", "tick"],
  cross: ["off", "tick"],
  hake: ["ab", "tick"],
  offne: ["wieder", "reopen"],
};

/** `tick off X`, `check X off`, `öffne X wieder`: the verb alone, for both. */
function withoutParticle(tokens: readonly Token[]): Token[] {
  const [verb, ...rest] = tokens;
  const [particle, means] = PARTICLES[verb?.stem ?? ""] ?? [];
  const at = rest.findIndex(
    ({ stem: word }, place) => word === particle && (place === 0 || place === rest.length - 1),
  );
  if (!verb || means === undefined || at < 0) return [...tokens];
  return [{ ...verb, text: means, stem: means }, ...rest.toSpliced(at, 1)];
}
