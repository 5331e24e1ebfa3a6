import type { SharedWords } from "./words/shared-words.ts";

/** Words that components and forms say, and patterns that have no group of their own in `words/`. */
export interface CommonLabels
  extends Pick<SharedWords, "deleteItem" | "editedByYou" | "image" | "showAll"> {
  /** Close button of dialogs, drawers and notices. */
  close: string;
  /** Announced while a button or a region waits. */
  loading: string;
  /** Copy button, and what it says for two seconds after. */
  copy: string;
  copied: string;
  copyFailed: string;
  /** The one button of an alert. */
  ok: string;
  cancel: string;
  back: string;
  /** Mark beside a label whose answer may stay empty. */
  optional: string;
  /** Stepper buttons; `name` is the field's label. */
  decrease: (name: string) => string;
  increase: (name: string) => string;
  /** Shown in an empty select. */
  choose: string;
  /** Heading of the list of mistakes above a form. */
  errorSummary: string;
  undo: string;
  /** `name` is the field that is put back. */
  undoField: (name: string) => string;
  emptyValue: string;
  requiredField: string;
  invalidNumber: string;
  invalidInteger: string;
  atLeast: (least: number) => string;
  atMost: (most: number) => string;
  /** `most` counts characters. */
  tooLong: (most: number) => string;
  /** JSON that cannot be read; line and column count from 1. */
  invalidJson: (line: number, column: number) => string;
  /** Stands where a secret is stored; it is never shown. */
  secretStored: string;
  /** Makes room for another secret; the field's label follows. */
  replace: string;
  keepStored: string;
  /** Toggle: shows the secret that is being typed. */
  showSecret: string;
  /** What becomes of a stored secret where nothing is typed in its place. */
  blankKeeps: string;
  blankRemoves: string;
  /** A typed secret that the server would take for a stored one. */
  reservedText: string;
  /** A form made from a schema that asks for nothing. */
  noSettings: string;
  /** The button of such a form while it saves; announced. */
  saving: string;
  /** Announced after a link that opens another page in a new tab. */
  newTab: string;
  /** Names of the two columns of a fact table. */
  factKey: string;
  factValue: string;
  /** Names a cell whose row has no key yet; rows count from 1. */
  factCell: (column: string, row: number) => string;
  factValueOf: (column: string, key: string) => string;
  factRow: (row: number) => string;
  addFact: string;
  noFacts: string;
  deleteFact: (name: string) => string;
  factDeleted: (name: string) => string;
  undoDelete: (name: string) => string;
  duplicateFact: string;
  /** `count` rows hold a value and no key: before saving, and after. */
  blankFacts: (count: number) => string;
  blankFactsDropped: (count: number) => string;
  /** Preview of pasted rows. */
  pastedFacts: string;
  addPastedFacts: (count: number) => string;
  pastedLinesSkipped: (count: number) => string;
  pastedKeysKnown: (count: number) => string;
  factsAdded: (count: number) => string;
  /** JSON editor: its button, what it says then, and the keys that indent. */
  formatJson: string;
  jsonFormatted: string;
  jsonKeys: string;
  goToMistake: (line: number, column: number) => string;
  jsonDuplicateKey: (line: number, column: number) => string;
  jsonUnsafeNumber: (line: number, column: number) => string;
  jsonTooDeep: (line: number, column: number) => string;
  /** HTML that others wrote; `hosts` is a list in the words of the locale. */
  imagesBlocked: (count: number, hosts: string) => string;
  showImages: (count: number) => string;
  htmlEmpty: string;
  htmlCut: string;
  showLess: string;
  /** Marks of a plan's card. */
  currentPlan: string;
  recommendedPlan: string;
  /** Controls of a step player. */
  play: string;
  pause: string;
  replay: string;
  nextStep: string;
  /** Lists and tables whose rows can be selected. */
  selectAll: string;
  selectRow: (name: string) => string;
  selectedCount: (count: number) => string;
  selectedOf: (count: number, total: number) => string;
  clearSelection: string;
  /** Button under a load that failed. */
  tryAgain: string;
  /** Head of the column of buttons. */
  actions: string;
  sort: string;
  ascending: string;
  descending: string;
  noRows: string;
  noMatches: string;
  loadFailed: string;
  /** Inbox: what can be done with an item, alone or with all that are selected. */
  resolve: string;
  archive: string;
  delete: string;
  archiveSelected: string;
  deleteSelected: string;
  /** `title` is that of the item. */
  resolveItem: (title: string) => string;
  archiveMessage: (title: string) => string;
  deleteMessage: (title: string) => string;
  inbox: string;
  inboxEmpty: string;
  inboxFailed: string;
  /** Items that came in above what is in view. */
  newItems: (count: number) => string;
  /** An item to a reader: place in the list, selected, source, priority, status. */
  inboxItem: (item: {
    position: number;
    total: number;
    selected: boolean;
    source: string;
    priority: string;
    status: string;
  }) => string;
  sourceTypes: Readonly<Record<"email" | "jira" | "data_condition" | "manual", string>>;
  /** Dialog of single keys, and what each of them does. */
  keyboardShortcuts: string;
  shortcuts: Readonly<
    Record<
      | "next"
      | "previous"
      | "toggle"
      | "extendNext"
      | "extendPrevious"
      | "all"
      | "clear"
      | "open"
      | "archive"
      | "delete"
      | "undo"
      | "help",
      string
    >
  >;
  /** Between two keys of which either does. */
  or: string;
  /** Said before each toast, and the name of the place where they stand; `key` leads there. */
  notification: string;
  notifications: (key: string) => string;
  /** Empties a combobox; `name` is the field's label. */
  clear: (name: string) => string;
  /** Announced while the answers of a search change. */
  resultCount: (count: number) => string;
  noResultsFor: (query: string) => string;
  /** Pages of a long list; numbers come written in the way of the locale. */
  pages: string;
  page: (page: string) => string;
  pageOf: (page: string, count: string) => string;
  previousPage: string;
  nextPage: string;
  rangeOf: (range: { from: string; to: string; total: string }) => string;
  perPage: string;
  /** The way from the top to this page, and the button that shows what was left out of it. */
  breadcrumbs: string;
  hiddenCrumbs: string;
  /** Name of the command palette, what its field asks for, and the group of what was used last. */
  commandPalette: string;
  searchCommands: string;
  recent: string;
}
