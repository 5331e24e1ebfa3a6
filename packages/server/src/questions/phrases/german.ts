import { sayNumber } from "../numbers.ts";
import { AMOUNTS, conditions, heading, joined } from "./german-clauses.ts";
import { GERMAN_MONTHS, germanPeriod } from "./german-periods.ts";
import type {
  Answers,
  Compared,
  Descriptions,
  FigureFunction,
  Figures,
  Help,
  NamedOperand,
  Notes,
  Phrases,
  Place,
  Questions,
  RowOrder,
  Titles,
  Tools,
} from "./phrases.ts";

/*
 * Headings are words of unknown gender and number: they stand in quotation marks, behind "Spalte", or bare as in "Summe Betrag", where
 * neither shows.
 */

const TITLES: Readonly<Record<FigureFunction, (title: string) => string>> = {
  sum: (title) => `Summe ${title}`,
  avg: (title) => `Durchschnitt ${title}`,
  median: (title) => `Median ${title}`,
  min: (title) => `Minimum ${title}`,
  max: (title) => `Maximum ${title}`,
  earliest: (title) => `${title} (frühester Wert)`,
  latest: (title) => `${title} (spätester Wert)`,
};
const WITH_ARTICLE: Readonly<Record<FigureFunction, string>> = {
  sum: "die Summe",
  avg: "der Durchschnitt",
  median: "der Median",
  min: "das Minimum",
  max: "das Maximum",
  earliest: "der früheste Wert",
  latest: "der späteste Wert",
};
const GRAINS = {
  year: "Jahr",
  quarter: "Quartal",
  month: "Monat",
  week: "Woche",
  day: "Tag",
  weekday: "Wochentag",
  month_of_year: "Kalendermonat",
} as const;
const SEPARATORS = { thousands: ".", decimals: "," };

const number = (text: string, decimals: number) => sayNumber(text, decimals, SEPARATORS);
const whole = (value: number) => number(String(value), 0);
const count = (value: number, one: string, several: string) =>
  `${whole(value)} ${value === 1 ? one : several}`;
const rowCount = (value: number) => count(value, "Zeile", "Zeilen");
const list = (items: readonly string[]) => joined(items, "und");
const quoted = (text: string) => `„${text}“`;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const where = (text: string) => (text === "" ? "" : `, wo ${text}`);
/** Where a sentence ends. */
const at = (place: Place) => `in ${place.file}${where(place.where)}`;
/** Inside a sentence: a comma ends the clause. */
const within = (place: Place) => `${at(place)}${place.where === "" ? "" : ","}`;
const overRows = (rows: number | undefined) => (rows === undefined ? "" : ` (${rowCount(rows)})`);
const OPERANDS = { column: "der Spalte", product: "aus", days: "der" } as const;
/** "Summe der Spalte Betrag", "Summe aus Menge × Preis", "Summe der Tage zwischen …". */
const of = ({ kind, title }: NamedOperand) => `${OPERANDS[kind]} ${title}`;

const grouped: Titles["grouped"] = (label, grain) => `${label} (${GRAINS[grain]})`;

const titles: Titles = {
  rows: "Zeilen",
  used: "verwendete Zeilen",
  counted: "gezählte Zeilen",
  share: "Anteil",
  percent: "Anteil %",
  part: "Teil",
  whole: "Gesamt",
  figure: "Kennzahl",
  value: "Wert",
  empty: "(leer)",
  months: GERMAN_MONTHS,
  weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  timesOf: (label, times) => `${label} × ${times}`,
  daysBetween: (from, until) => `Tage zwischen ${heading(from)} und ${heading(until)}`,
  distinct: (label) => `${label} (verschiedene Werte)`,
  ratio: (label, per) => `${label} je ${per}`,
  aggregate: (fn, { title }) => TITLES[fn](title),
  grouped,
  groupedBy: grouped,
};

const figures: Figures = {
  rows: "die Anzahl der Zeilen",
  distinct: (title) => `die Anzahl verschiedener Werte der Spalte ${title}`,
  ratio: (title) => `der Wert von ${title}`,
  aggregate: (fn, operand) => `${WITH_ARTICLE[fn]} ${of(operand)}`,
};

const LEFT_OUT = {
  "no-number": (title: string) => `ohne Zahl in ${title}`,
  empty: (title: string) => `mit leerer Zelle in ${title}`,
  none: (title: string) => `ohne Wert für ${title}`,
} as const;

const relative = ({ percent }: Compared) => (percent === undefined ? "" : ` (${percent})`);
const sides = ({ names, values }: Compared) =>
  `${names[0]}: ${values[0]}; ${names[1]}: ${values[1]}`;

const firstOf = ({ down, dated }: RowOrder) =>
  dated ? (down ? "neueste" : "älteste") : down ? "höchste Werte" : "niedrigste Werte";

const answers: Answers = {
  figure: ({ figure, place, value, over, dated }) =>
    `${upperFirst(figure)} ${within(place)} ${dated ? "lautet" : "beträgt"} **${value}**${overRows(over)}.`,
  figures: (place, over) => `Kennzahlen ${at(place)}${overRows(over)}:`,
  noRows: (place) => `Keine Zeilen ${at(place)}.`,
  noFigure: (place) => `Es gibt keine Zeilen ${at(place)}.`,
  noGroups: (place) => `Keine Gruppe ${within(place)} erfüllt die Bedingung.`,
  leftOut: (rows, title, cell) =>
    `${rowCount(rows)} ${LEFT_OUT[cell](title)} ${rows === 1 ? "ist" : "sind"} nicht enthalten.`,
  groups: ({ opening, what, by, place, over }) =>
    `${opening}${what} nach ${by} ${at(place)}${overRows(over)}.`,
  having: (op, value) => `${upperFirst(AMOUNTS[op])} ${value}: `,
  ranked: (down, limit) =>
    limit === undefined
      ? `${down ? "Höchster" : "Niedrigster"} Wert: `
      : `Die ${limit} ${down ? "höchsten" : "niedrigsten"} Werte: `,
  inAll: (totals) => `Alle Gruppen zusammen: ${list(totals)}.`,
  ordered: (rows, place, order) =>
    `${rowCount(rows)} ${at(place)}, sortiert nach ${order.by}, ${firstOf(order)} zuerst.`,
  rows: (all, place, first) =>
    first === undefined
      ? `**${whole(all)}** ${all === 1 ? "Zeile" : "Zeilen"} ${at(place)}.`
      : `**${whole(all)}** Zeilen ${at(place)}; gezeigt werden die ersten ${first}.`,
  askForMore: "Mehr sehen Sie mit einer Angabe wie „die ersten 50 Einträge“.",
  values: ({ title, count: found, place, atLeast, unless }) =>
    `Die Spalte ${title} hat ${atLeast ? "mindestens " : ""}${count(found, "Wert", "verschiedene Werte")} ${at(place)}${unless === undefined ? "" : `; gezählt sind nur Werte, bei denen in keiner Zeile ${unless}`}.`,
  exists: (found, place) =>
    found > 0
      ? `Ja: **${whole(found)}** ${found === 1 ? "Zeile" : "Zeilen"} ${at(place)}.`
      : `Nein: **0** Zeilen ${at(place)}.`,
  shareByGroup: ({ of: operand, by, place, part }) =>
    `Anteil ${operand ? `an der Summe ${of(operand)}` : "der Zeilen"} nach ${by} ${at(place)}${part === "" ? "" : `; gezählt sind Zeilen, wo ${part}`}.`,
  share: ({ percent, of: operand, place, part, counted, whole: all }) =>
    `**${percent}** der ${operand ? `Summe ${of(operand)}` : "Zeilen"} ${at(place)}: ${counted} von ${all} (gezählt sind Zeilen, wo ${part}).`,
  change(one) {
    const moved =
      one.difference === 0
        ? "gleich geblieben"
        : `um **${one.amount}** ${one.difference > 0 ? "gestiegen" : "gesunken"}`;
    return `${upperFirst(one.figure)} ${within(one.place)} ist ${moved}${relative(one)}. ${sides(one)}.`;
  },
  difference(one) {
    const compared =
      one.difference === 0
        ? "genauso hoch wie"
        : `um **${one.amount}** ${one.difference > 0 ? "höher" : "niedriger"} als`;
    return `Für ${quoted(one.names[0])} ist ${one.figure} ${within(one.place)} ${compared} für ${quoted(one.names[1])}${relative(one)}. ${sides(one)}.`;
  },
};

const by = (groups: string) => (groups === "" ? "" : ` nach ${groups}`);

const top = (limit: number | undefined) => (limit === undefined ? "" : `, nur die ersten ${limit}`);

const descriptions: Descriptions = {
  figures: (one) =>
    `${one.what}${by(one.by)}${where(one.where)}${one.having && `, nur Gruppen, wo ${one.having}`}${one.order ? `, ${one.order.down ? "höchste" : "niedrigste"} Werte zuerst${top(one.order.top)}` : ""}`,
  rows: (text, order, limit) =>
    `die Zeilen${where(text)}${order ? `, sortiert nach ${order.by}, ${firstOf(order)} zuerst` : ""}${top(limit)}`,
  values: (label, text, unless) =>
    `die verschiedenen Werte der Spalte ${heading(label)}${where(text)}${unless && `, bei denen in keiner Zeile ${unless}`}`,
  exists: (text) => `ob es Zeilen gibt${where(text)}`,
  share: ({ of: operand, part, by: groups, where: text }) =>
    `der Anteil ${operand ? `an der Summe ${of(operand)}` : "der Zeilen"}${by(groups)}${where(part)}${part !== "" && text !== "" ? ", an den Zeilen" : ""}${where(text)}`,
  difference: ({ what, change, between, where: text }) =>
    `${change ? "die Veränderung" : "der Unterschied"} zwischen ${list(between.map(quoted))} (${what})${where(text)}`,
};

const notes: Notes = {
  period: (name) => `Angenommener Zeitraum: ${germanPeriod(name)}.`,
  figure: (title) => `Verwendete Kennzahl: ${title}.`,
  ranked: (title) => `Die Rangfolge richtet sich nach ${title}.`,
  compared: (title) => `Der Vergleich bezieht sich auf ${title}.`,
  average: "Berechnet ist der Durchschnitt.",
  averageOf: (title) =>
    `Berechnet ist der Durchschnitt, weil sich ${title} meist nicht aufsummieren lässt.`,
  sumOf: (title) =>
    `Die Werte von ${title} lassen sich meist nicht aufsummieren; diese Summe sagt vielleicht wenig aus.`,
  readAs: (typed, meant) => `Ich habe ${quoted(typed)} als ${quoted(meant)} gelesen.`,
  learned: (word, column, value) =>
    column === undefined
      ? `${quoted(word)} bleibt unberücksichtigt, wie von Ihnen gewählt.`
      : `${quoted(word)} steht für ${value === undefined ? column : `${column} ${quoted(value)}`}, wie von Ihnen gewählt.`,
  buildsOn: (question) => `Das baut auf Ihrer früheren Frage auf: ${question}.`,
  otherwise: "Die Frage lässt sich auch anders lesen",
};

const NO_GUESS = "Ich bin nicht sicher, was";

const questions: Questions = {
  severalReadings: "Das kann ich auf mehrere Arten verstehen.",
  severalTables: "Dafür kommen mehrere Ihrer Tabellen infrage.",
  notUnderstood: (words) =>
    `${NO_GUESS} ${list(words.map(quoted))} hier ${words.length === 1 ? "bedeutet" : "bedeuten"}.`,
  notWhy: (file) =>
    `Ich kann berechnen, was in ${file} steht, aber nicht, warum es so ist. Fragen Sie nach einer Kennzahl, zum Beispiel nach einer Summe je Monat.`,
  notFuture: (file, reach) =>
    `Ich kann berechnen, was in ${file} steht, aber nicht, was noch kommt.${reach ? ` Die Daten reichen von ${reach[0]} bis ${reach[1]}.` : ""}`,
  whichReading: (readings) => `Meinen Sie ${readings.join(", oder ")}?`,
  whichFile: (files) => `Welche meinen Sie: ${joined(files, "oder")}?`,
  whatDoYouMean: (file, columns, more) =>
    `Was meinen Sie damit? Die Spalten von ${file} sind ${list(more > 0 ? [...columns, `${more} weitere`] : columns)}.`,
  chooseBelow: "Wählen Sie es unten aus.",
  without: (word) => `Ohne ${quoted(word)}`,
  tooLong:
    "Das ist als Frage zu Ihren Dateien zu lang. Stellen Sie sie bitte in höchstens 2.000 Zeichen.",
  resultTooLong: "Das Ergebnis wird gezeigt, ist aber zu lang für eine Zusammenfassung.",
  heldBack: (column, file, { count: odd, filled, cells }) => {
    const rows = cells.map(({ row, text }) => `Zeile ${whole(row)} „${text}“`);
    const more = odd - rows.length;
    return `${column} in ${file} ist Text, wegen ${whole(odd)} von ${whole(filled)} Zellen: ${list(more > 0 ? [...rows, `${whole(more)} weitere`] : rows)}.`;
  },
  chooseType: (type) =>
    `Um das zu ändern, öffnen Sie „How we read it“ bei der Datei, wählen Sie für die Spalte ${type === "date" ? "Date" : "Number"}, und fragen Sie noch einmal.`,
};

const help: Help = {
  files:
    "Fragen zu Ihren hochgeladenen Dateien beantworten (Anzahl, Summe, Durchschnitt, kleinster und größter Wert, Top N, je Gruppe, mit Bedingungen)",
  abilities: (all) => `Mit den ausgewählten Verbindungen kann ich Folgendes: ${list(all)}.`,
  ability: (tool) => quoted(upperFirst(tool)),
  appAbilities: (connection, all) => `In **${connection}** gibt es diese Werkzeuge: ${list(all)}.`,
  abilitiesAre: "Mit den ausgewählten Verbindungen kann ich Folgendes:",
  moreConnections: (more) => `und weitere mit ${more} anderen Verbindungen`,
  nothingSelected:
    "Es ist keine Verbindung ausgewählt. Wählen Sie unter **CONNECTIONS** eine aus und fragen Sie noch einmal.",
  noFiles:
    "Es ist noch keine Datei hochgeladen. Laden Sie unter **UPLOAD DATA** eine CSV- oder Excel-Datei hoch und fragen Sie noch einmal.",
  noMatch: "Das habe ich nicht verstanden.",
  forExample: "Versuchen Sie zum Beispiel:",
  examples: {
    total: (figure, group) => `Wie hoch ist die Summe von ${figure} nach ${group}?`,
    top: (limit, group, figure) => `Top ${limit} ${group} nach ${figure}`,
    average: (figure) => `Durchschnitt ${figure} pro Monat`,
    averageBy: (figure, group) => `Wie hoch ist der Durchschnitt von ${figure} nach ${group}?`,
    ofFile: (question, file) =>
      question.endsWith("?") ? `${question.slice(0, -1)} in ${file}?` : `${question} in ${file}`,
    rowsBy: (group) => `Wie viele Zeilen je ${group}?`,
    rows: "Wie viele Zeilen gibt es?",
    firstRows: "Zeige die ersten 5 Zeilen",
  },
  catalog: (files, tables) =>
    `Sie haben ${files === 1 ? "eine Datei" : `${whole(files)} Dateien`}${tables > files ? ` mit ${whole(tables)} Tabellen` : ""}.`,
  table: (title, rows) => `**${title}**: ${rowCount(rows)}.`,
  moreColumns: (more) =>
    `Und ${more === 1 ? "eine weitere Spalte" : `${whole(more)} weitere Spalten`}.`,
  moreTables: (named, more, file) =>
    `Außerdem gibt es ${named}${more > 0 ? ` und ${whole(more)} weitere` : ""}. Fragen Sie nach einer beim Namen, zum Beispiel „Welche Spalten hat ${file}?“`,
  columns: ["Spalte", "Typ", "Zum Beispiel"],
  failed: (sentence) => `Das hat nicht funktioniert: ${sentence}`,
  limitReached:
    "Ich konnte das nicht abschließen, weil die Höchstzahl an Aufrufen für diesen Lauf erreicht ist. Erhöhen Sie **Max Tool Calls** in den Einstellungen des Chats und fragen Sie noch einmal.",
  stopped:
    "Ich habe dort aufgehört, weil die Höchstzahl an Aufrufen für diesen Lauf erreicht ist. Erhöhen Sie **Max Tool Calls** in den Einstellungen des Chats und fragen Sie noch einmal.",
  noTool:
    "Ohne ein Werkzeug kann ich nicht weitermachen. Wählen Sie in den Einstellungen des Chats eine Verbindung aus und fragen Sie noch einmal.",
};

const PAST: Readonly<Record<string, string>> = {
  create: "Angelegt",
  add: "Hinzugefügt",
  update: "Geändert",
  delete: "Gelöscht",
  send: "Gesendet",
  move: "Verschoben",
  read: "Gelesen",
  list: "Gefunden",
  get: "Gefunden",
};

const NOT_RUN = "deshalb habe ich es nicht ausgeführt.";

/** Nouns of tools come from their apps, mostly English ones without a known gender, so they have no article. */
const tools: Tools = {
  question: (argument, noun) => `Was soll für ${quoted(argument)} stehen (${noun})?`,
  severalPlaces: "Das kann ich an mehreren Stellen nachsehen.",
  severalConnections: "Das geht mit mehreren Verbindungen.",
  whichPlace: "Wo soll ich nachsehen?",
  whichConnection: "Welche soll ich nehmen?",
  severalThings: "Dazu passt mehr als eins.",
  whichThing: "Was davon ist gemeint?",
  noThing: (noun, words, connection) =>
    `Zu „${words}“ habe ich in ${connection} nichts gefunden (${noun}), also wurde nichts geändert.`,
  notFound: (nouns, words, connection) =>
    `Zu „${words}“ habe ich in ${connection} nichts gefunden (${nouns}).`,
  alreadySo: (title, values) =>
    `**${title}** hat schon ${list(values.map(quoted))}; es gibt nichts zu ändern.`,
  cannot: (_verb, noun, connection, able) =>
    `Das kann ich in ${connection} nicht (${noun}). Dort gibt es ${list(able)}.`,
  resolveBelow: "Ich bin kein Sprachmodell, kann damit aber das hier tun:",
  whatToDo: "Was soll ich tun?",
  forItem: (title) => `Es geht um **${title}**.`,
  nothingForItem: (title) =>
    `Für **${title}** habe ich kein Werkzeug und kein Playbook. In den Einstellungen des Chats lässt sich die Verbindung wählen, aus der es stammt.`,
  draftFollows: "So könnte eine Antwort beginnen. Vor dem Senden lässt sie sich ändern:",
  draft: (name, title) =>
    `Hallo${name === "" ? "" : ` ${name}`},\n\nvielen Dank für die Nachricht zu „${title}“. Ich kümmere mich darum und melde mich bald.\n\nViele Grüße`,
  runPlaybook: (name) => `Playbook „${name}“ ausführen`,
  complete: (title) => `„${title}“ als erledigt markieren`,
  notRun: NOT_RUN,
  unread: (tool, connection, words) =>
    `**${tool}** in ${connection} hat keinen Platz für ${words}, ${NOT_RUN}`,
  runWithout: "Ohne ausführen?",
  without: (words) => `Ohne ${words}`,
  words: (named, more) =>
    list(more > 0 ? [...named.map(quoted), `${more} weitere`] : named.map(quoted)),
  either: (choices) => joined(choices, "oder"),
  file: "Hochgeladene Datei",
  edited: "Mit Ihren Änderungen: ",
  done: (verb, { noun, title, facts }) =>
    `${PAST[verb] ?? "Erledigt"}: ${noun}${title && ` ${title}`}${facts && ` (${facts})`}.`,
  none: (noun) => `Nichts gefunden: ${noun}.`,
  found: (found, noun, first) => `${first ? "Die ersten " : ""}${found} ${noun}:`,
  shown: (shown) => `Das sind die ersten ${shown}.`,
  beginning: "So beginnt der Text. ",
  onlyQuoted:
    "Ich zeige nur, was dasteht: Ich bin kein Sprachmodell und kann nicht zusammenfassen.",
};

export const GERMAN: Phrases = {
  number,
  list,
  quoted,
  period: germanPeriod,
  titles,
  conditions,
  figures,
  answers,
  descriptions,
  notes,
  questions,
  help,
  tools,
};
