import { sayList } from "../../text/markdown.ts";
import { sayNumber } from "../numbers.ts";
import type { CyclicGrain, Grain } from "../plan.ts";
import { ENGLISH_MONTHS, englishPeriod, withinEnglishPeriod } from "./english-periods.ts";
import type {
  Answers,
  Compared,
  Conditions,
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

const FUNCTIONS: Readonly<Record<FigureFunction, string>> = {
  sum: "Total",
  avg: "Average",
  median: "Median",
  min: "Lowest",
  max: "Highest",
  earliest: "Earliest",
  latest: "Latest",
};
const OPERATORS = {
  "=": "is",
  "<>": "is not",
  ">": "is over",
  ">=": "is at least",
  "<": "is under",
  "<=": "is at most",
} as const;
const grainName = (grain: Grain | CyclicGrain) =>
  grain === "month_of_year" ? "month of the year" : grain;
const DATE_OPERATORS = {
  ">": "is after",
  ">=": "is on or after",
  "<": "is before",
  "<=": "is on or before",
  "=": "is the same as",
  "<>": "is not the same as",
} as const;
const LIMITS = {
  ">": "More than",
  "<": "Fewer than",
  ">=": "At least",
  "<=": "At most",
  "=": "Exactly",
  "<>": "Other than",
} as const;

const number = (text: string, decimals: number) => sayNumber(text, decimals);
const whole = (value: number) => number(String(value), 0);
const count = (value: number, noun: string) => `${whole(value)} ${noun}${value === 1 ? "" : "s"}`;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const at = ({ file, where }: Place) => `in ${file}${where === "" ? "" : `, where ${where}`}`;
const overRows = (rows: number | undefined) =>
  rows === undefined ? "" : `, over ${count(rows, "row")}`;
const either = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;
const quoted = (text: string) => `“${text}”`;

/** The total of a "Total Amount" is called so already. */
const ofItself = (figure: string, title: string) =>
  title.replace(/^\W+/, "").startsWith(`${figure} `) ? title : undefined;

const titles: Titles = {
  rows: "Rows",
  used: "rows used",
  counted: "rows counted",
  share: "Share",
  percent: "Share %",
  part: "Part",
  whole: "Whole",
  figure: "Figure",
  value: "Value",
  empty: "(empty)",
  months: ENGLISH_MONTHS,
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  timesOf: (label, times) => `${label} × ${times}`,
  daysBetween: (from, until) => `days from ${from} to ${until}`,
  distinct: (label) => `Different ${label}`,
  ratio: (of, per) => `${of} per ${per}`,
  aggregate: (fn, { title }) => ofItself(FUNCTIONS[fn], title) ?? `${FUNCTIONS[fn]} ${title}`,
  grouped: (label, grain) => `${label} (${grainName(grain)})`,
  groupedBy: (label, grain) => `${grainName(grain)} of ${label}`,
};

const conditions: Conditions = {
  isIn: (label, values, more, not) =>
    `${label} is ${not ? "not " : ""}${either(more > 0 ? [...values, `${more} more`] : values)}`,
  contains: (label, value) => `${label} contains ${value}`,
  number: ({ title }, op, value) => `${title} ${OPERATORS[op]} ${value}`,
  range: ({ title }, smallest, largest) => `${title} is from ${smallest} to ${largest}`,
  empty: (label, not) => `${label} is ${not ? "not " : ""}empty`,
  period: (label, name, not) => `${label} is ${not ? "not " : ""}${withinEnglishPeriod(name)}`,
  months: (label, months) => `${label} is in ${months.join(" or ")} of any year`,
  weekday: (label, days) => `${label} is a ${days.join(" or ")}`,
  columns: (label, op, other, dated) =>
    `${label} ${(dated ? DATE_OPERATORS : OPERATORS)[op]} ${other}`,
};

const figures: Figures = {
  rows: "the number of rows",
  distinct: (title) => `the number of different values of ${title}`,
  ratio: (title) => title,
  aggregate: (fn, { title }) =>
    `the ${ofItself(FUNCTIONS[fn], title) ?? `${FUNCTIONS[fn].toLowerCase()} ${title}`}`,
};

const LEFT_OUT = {
  "no-number": (title: string) => `no number in ${title}`,
  empty: (title: string) => `an empty ${title} cell`,
  none: (title: string) => `no ${title}`,
} as const;

const shared = (of: NamedOperand | undefined) => (of ? `the total ${of.title}` : "the rows");
const relative = ({ percent }: Compared) => (percent === undefined ? "" : ` (${percent})`);
const sides = ({ names, values }: Compared) =>
  `${names[0]}: ${values[0]}, ${names[1]}: ${values[1]}`;

const firstOf = ({ down, dated }: RowOrder) =>
  dated ? (down ? "latest" : "earliest") : down ? "highest" : "lowest";

const answers: Answers = {
  figure: ({ figure, place, value, over }) =>
    `${upperFirst(figure)} ${at(place)} is **${value}**${overRows(over)}.`,
  figures: (place, over) => `Computed ${at(place)}${overRows(over)}.`,
  noRows: (place) => `No rows ${at(place)}.`,
  noFigure: (place) => `There are no rows ${at(place)}.`,
  noGroups: (place) => `No rows ${at(place)}, with that many.`,
  leftOut: (rows, title, cell) =>
    `${count(rows, "row")} with ${LEFT_OUT[cell](title)} ${rows === 1 ? "was" : "were"} left out.`,
  groups: ({ opening, what, by, place, over }) =>
    `${opening}${what} by ${by} ${at(place)}${overRows(over)}.`,
  having: (op, value) => `${LIMITS[op]} ${value}: `,
  ranked: (down, limit) =>
    `${down ? "Highest" : "Lowest"}${limit === undefined ? "" : ` ${limit}`}: `,
  inAll: (totals) => `All groups together: ${sayList(totals)}.`,
  ordered: (rows, place, order) =>
    `${count(rows, "row")} ${at(place)}, ${firstOf(order)} ${order.by} first.`,
  rows: (all, place, first) =>
    first === undefined
      ? `**${whole(all)}** ${all === 1 ? "row" : "rows"} ${at(place)}.`
      : `**${whole(all)}** rows ${at(place)}; the first ${first} are shown.`,
  askForMore: "Ask for more, such as “first 50”.",
  values: ({ title, count: found, place, atLeast, unless }) =>
    `${title} has ${atLeast ? "at least " : ""}${count(found, "different value")} ${at(place)}${unless === undefined ? "" : `, of those of which in no row ${unless}`}.`,
  exists: (found, place) =>
    found > 0
      ? `Yes: **${whole(found)}** of the rows ${at(place)}.`
      : `No. There are **0** such rows ${at(place)}.`,
  shareByGroup: ({ of, by, place, part }) =>
    `Share of ${shared(of)} by ${by} ${at(place)}${part === "" ? "" : `, counted where ${part}`}.`,
  share: ({ percent, of, place, part, counted, whole: all }) =>
    `**${percent}** of ${shared(of)} ${at(place)}: ${counted} of ${all} (counted where ${part}).`,
  change: (one) =>
    `From ${one.names[0]} to ${one.names[1]}, ${one.figure} ${at(one.place)} ${one.difference >= 0 ? "rose" : "fell"} by **${one.amount}**${relative(one)}. ${sides(one)}.`,
  difference(one) {
    const compared =
      one.difference === 0
        ? "the same as"
        : `**${one.amount}** ${one.difference > 0 ? "more" : "less"} than`;
    return `For ${one.names[0]}, ${one.figure} ${at(one.place)} is ${compared} for ${one.names[1]}${relative(one)}. ${sides(one)}.`;
  },
};

const by = (groups: string) => (groups === "" ? "" : ` by ${groups}`);
const where = (text: string) => (text === "" ? "" : ` where ${text}`);

const top = (limit: number | undefined) => (limit === undefined ? "" : `, top ${limit}`);

const descriptions: Descriptions = {
  figures: (one) =>
    `${one.what}${by(one.by)}${where(one.where)}${one.having && `, only groups where ${one.having}`}${one.order ? `, ${one.order.down ? "highest" : "lowest"} first${top(one.order.top)}` : ""}`,
  rows: (text, order, limit) =>
    `the rows${where(text)}${order ? `, ordered by ${order.by}, ${firstOf(order)} first` : ""}${top(limit)}`,
  values: (label, text, unless) =>
    `the different values of ${label}${where(text)}${unless && `, without those of a row where ${unless}`}`,
  exists: (text) => `whether there are rows${where(text)}`,
  share: ({ of, part, by: groups, where: text }) =>
    `the share of ${of ? of.title : "rows"}${where(part)}${by(groups)}${part !== "" && text !== "" ? ", of the rows" : ""}${where(text)}`,
  difference: ({ what, change, between, where: text }) =>
    `${change ? "the change" : "the difference"} of ${what} between ${sayList(between)}${where(text)}`,
};

const notes: Notes = {
  period: (name) => `I took ${englishPeriod(name)}.`,
  figure: (title) => `I took ${title} as the figure.`,
  ranked: (title) => `I ranked by ${title}.`,
  compared: (title) => `I compared ${title}.`,
  average: "I took the average.",
  averageOf: (title) => `I took the average, because ${title} doesn't usually add up.`,
  sumOf: (title) => `${title} doesn't usually add up, so this total may mean little.`,
  readAs: (typed, meant) => `I read ${quoted(typed)} as ${quoted(meant)}.`,
  learned: (word, column, value) =>
    column === undefined
      ? `I left ${quoted(word)} out, as you chose.`
      : `${quoted(word)} is ${value === undefined ? column : `${column} ${quoted(value)}`}, as you chose.`,
  buildsOn: (question) => `This builds on your earlier question: ${question}.`,
  otherwise: "It can also be read as",
};

const NO_GUESS = "I'm not sure what";

const questions: Questions = {
  severalReadings: "I can read that in more than one way.",
  severalTables: "More than one of your tables can answer that.",
  notUnderstood: (words) =>
    `${NO_GUESS} ${sayList(words.map(quoted))} ${words.length === 1 ? "means" : "mean"} here.`,
  notWhy: (file) =>
    `I can compute what is in ${file}, but I can't explain why. Ask for a figure, such as a total by month.`,
  notFuture: (file, reach) =>
    `I can compute what is in ${file}, but I can't predict the future.${reach ? ` Its dates run from ${reach[0]} to ${reach[1]}.` : ""}`,
  whichReading: (readings) => `Do you mean ${readings.join(", or ")}?`,
  whichFile: (files) => `Which one do you mean: ${either(files)}?`,
  whatDoYouMean: (file, columns, more) =>
    `What do you mean? The columns of ${file} are ${sayList(more > 0 ? [...columns, `${more} more`] : columns)}.`,
  chooseBelow: "Choose it below.",
  without: (word) => `Without ${quoted(word)}`,
  tooLong:
    "That is too long for me to read as a question about your files. Ask it in at most 2,000 characters.",
  resultTooLong: "The result is shown, but it is too long for me to sum up.",
  heldBack: (column, file, { count: odd, filled, cells }) => {
    const rows = cells.map(({ row, text }) => `row ${whole(row)} '${text}'`);
    const more = odd - rows.length;
    return `${column} in ${file} is text because of ${whole(odd)} of ${count(filled, "cell")}: ${sayList(more > 0 ? [...rows, `${whole(more)} more`] : rows)}.`;
  },
  chooseType: (type) =>
    `To change that, open “How we read it” on the file, choose ${type === "date" ? "Date" : "Number"} for the column, and ask again.`,
};

const help: Help = {
  files:
    "answer questions about your uploaded files (count, sum, average, lowest, highest, top N, by group, with conditions)",
  abilities: (all) => `With the selected connections, I can ${sayList(all)}.`,
  ability: (tool) => tool,
  appAbilities: (connection, all) => `In **${connection}**, I can ${sayList(all)}.`,
  abilitiesAre: "With the selected connections, I can:",
  moreConnections: (more) => `and so on with ${more} more`,
  nothingSelected: "No connection is selected. Select one under **CONNECTIONS** and ask again.",
  noFiles:
    "No file has been uploaded yet. Upload a CSV or Excel file under **UPLOAD DATA** and ask again.",
  noMatch: "I didn't understand that.",
  forExample: "Try:",
  examples: {
    total: (figure, group) => `What is the total ${figure} by ${group}?`,
    top: (limit, group, figure) => `Top ${limit} ${group} by ${figure}`,
    average: (figure) => `Average ${figure} by month`,
    averageBy: (figure, group) => `What is the average ${figure} by ${group}?`,
    ofFile: (question, file) =>
      question.endsWith("?") ? `${question.slice(0, -1)} in ${file}?` : `${question} in ${file}`,
    rowsBy: (group) => `How many rows by ${group}?`,
    rows: "How many rows are there?",
    firstRows: "Show the first 5 rows",
  },
  catalog: (files, tables) =>
    `You have ${count(files, "file")}${tables > files ? ` with ${whole(tables)} tables` : ""}.`,
  table: (title, rows) => `**${title}**: ${count(rows, "row")}.`,
  moreColumns: (more) => `And ${count(more, "more column")}.`,
  moreTables: (named, more, file) =>
    `There are also ${named}${more > 0 ? ` and ${whole(more)} more` : ""}. Ask about one by its name, such as “Which columns does ${file} have?”`,
  columns: ["Column", "Type", "For example"],
  failed: (sentence) => `This did not work: ${sentence}`,
  limitReached:
    "I could not finish, because the tool call limit of this run was reached. Raise **Max Tool Calls** in the chat settings and ask again.",
  stopped:
    "I stopped there, because the tool call limit of this run was reached. Raise **Max Tool Calls** in the chat settings and ask again.",
  noTool:
    "I cannot continue without a tool. Select a connection in the chat settings and ask again.",
};

const PAST: Readonly<Record<string, string>> = {
  create: "Created",
  add: "Added",
  update: "Updated",
  delete: "Deleted",
  send: "Sent",
  move: "Moved",
  read: "Read",
  list: "Found",
  get: "Found",
};

const NOT_RUN = "so I have not run it.";

const tools: Tools = {
  question: (argument, noun) => `What should the ${argument} of the ${noun} be?`,
  severalPlaces: "More than one place can answer that.",
  severalConnections: "More than one connection can do that.",
  whichPlace: "Where should I look?",
  whichConnection: "Which one should I use?",
  severalThings: "More than one matches that.",
  whichThing: "Which one do you mean?",
  noThing: (noun, words, connection) =>
    `I found no ${noun} that matches “${words}” in ${connection}, so nothing was changed.`,
  notFound: (nouns, words, connection) =>
    `I found no ${nouns} that match “${words}” in ${connection}.`,
  alreadySo: (title, values) =>
    `**${title}** is already ${sayList(values)}, so nothing needs to be changed.`,
  cannot: (verb, noun, connection, able) =>
    `I can't ${verb} a ${noun} in ${connection}. There I can ${sayList(able)}.`,
  resolveBelow: "I am not a language model, but I can do this with it:",
  whatToDo: "What should I do?",
  forItem: (title) => `This is about **${title}**.`,
  nothingForItem: (title) =>
    `I have no tool and no playbook for **${title}**. Select the connection that it came from in the chat settings, or ask me something about it.`,
  draftFollows: "A reply could begin like this. You can edit it before it is sent:",
  draft: (name, title) =>
    `Hello${name === "" ? "" : ` ${name}`},\n\nthank you for your message about “${title}”. I am looking into it and will get back to you soon.\n\nBest regards`,
  runPlaybook: (name) => `Run playbook “${name}”`,
  complete: (title) => `Mark “${title}” as done`,
  notRun: NOT_RUN,
  unread: (tool, connection, words) =>
    `**${tool}** in ${connection} has no place for ${words}, ${NOT_RUN}`,
  runWithout: "Run it without?",
  without: (words) => `Without ${words}`,
  words: (named, more) =>
    sayList(more > 0 ? [...named.map(quoted), `${more} more`] : named.map(quoted)),
  either,
  file: "Uploaded file",
  edited: "With your edits: ",
  done: (verb, { noun, title, facts }) =>
    `${PAST[verb] ?? "Done:"} the ${noun}${title && ` ${title}`}${facts && ` (${facts})`}.`,
  none: (noun) => `There are no ${noun}.`,
  found: (found, noun, first) =>
    `${first ? "The first " : ""}${found} ${found === 1 ? noun.replace(/s$/, "") : noun}:`,
  shown: (shown) => `These are the first ${shown}.`,
  beginning: "Here is the beginning. ",
  onlyQuoted: "I only show what is written: I am not a language model and cannot summarize.",
};

export const ENGLISH: Phrases = {
  number,
  list: sayList,
  quoted,
  period: englishPeriod,
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
