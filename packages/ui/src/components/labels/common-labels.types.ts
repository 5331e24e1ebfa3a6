import type { SharedWords } from "./words/shared-words.ts";

/** Words of components and forms, and of patterns without a group of their own in `words/`. */
export interface CommonLabels extends Pick<SharedWords, "deleteItem" | "image" | "showAll"> {
  /** Close button of dialogs, drawers and notices. */
  close: string;
  /** Announced while a button or a region is loading. */
  loading: string;
  /** Copy button, and its feedback for two seconds. */
  copy: string;
  copied: string;
  copyFailed: string;
  /** The one button of an alert. */
  ok: string;
  cancel: string;
  back: string;
  /** Mark beside the label of an optional field. */
  optional: string;
  /** Stepper buttons; `name` is the field's label. */
  decrease: (name: string) => string;
  increase: (name: string) => string;
  /** Placeholder of an empty select. */
  choose: string;
  /** Heading of the list of errors above a form. */
  errorSummary: string;
  /** The question before unsaved changes are lost, what it says, and its answers. */
  discardQuestion: string;
  changesLost: string;
  keepEditing: string;
  discardChanges: string;
  /** The proposed value of a field that was edited. */
  valueWas: (value: string) => string;
  undo: string;
  /** `name` is the field that is reverted. */
  undoField: (name: string) => string;
  emptyValue: string;
  requiredField: string;
  invalidNumber: string;
  invalidInteger: string;
  atLeast: (least: number) => string;
  atMost: (most: number) => string;
  /** `most` is the maximum number of characters. */
  tooLong: (most: number) => string;
  /** JSON that cannot be parsed; line and column count from 1. */
  invalidJson: (line: number, column: number) => string;
  /** Shown for a stored secret, which is never shown itself. */
  secretStored: string;
  /** Starts replacing a secret; the field's label follows. */
  replace: string;
  keepStored: string;
  /** Toggle: shows the secret that is being typed. */
  showSecret: string;
  /** What happens to a stored secret if nothing is typed. */
  blankKeeps: string;
  blankRemoves: string;
  /** A typed secret that the server would take for a stored one. */
  reservedText: string;
  /** A form from a schema without fields. */
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
  /** `count` rows have a value but no key: before saving, and after. */
  blankFacts: (count: number) => string;
  blankFactsDropped: (count: number) => string;
  /** Preview of pasted rows. */
  pastedFacts: string;
  addPastedFacts: (count: number) => string;
  pastedLinesSkipped: (count: number) => string;
  pastedKeysKnown: (count: number) => string;
  factsAdded: (count: number) => string;
  /** JSON editor: its button, its feedback, and the indent keys. */
  formatJson: string;
  jsonFormatted: string;
  jsonKeys: string;
  goToMistake: (line: number, column: number) => string;
  jsonDuplicateKey: (line: number, column: number) => string;
  jsonUnsafeNumber: (line: number, column: number) => string;
  jsonTooDeep: (line: number, column: number) => string;
  /** Untrusted HTML; `hosts` is a list in the words of the locale. */
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
  /** Button below a failed load. */
  tryAgain: string;
  /** Header of the column of buttons. */
  actions: string;
  sort: string;
  ascending: string;
  descending: string;
  noRows: string;
  noMatches: string;
  loadFailed: string;
  /** Inbox: actions on an item, or on all selected ones. */
  resolve: string;
  archive: string;
  delete: string;
  archiveSelected: string;
  deleteSelected: string;
  /** The one step that settles an item, such as `Review`. */
  stepOf: (step: string, title: string) => string;
  /** Back from the archive or from what was deleted. */
  restore: string;
  restoreSelected: string;
  restoreItem: (title: string) => string;
  /** `title` is that of the item. */
  resolveItem: (title: string) => string;
  archiveMessage: (title: string) => string;
  deleteMessage: (title: string) => string;
  inbox: string;
  inboxEmpty: string;
  inboxFailed: string;
  /** New items above the view. */
  newItems: (count: number) => string;
  /** Description of an item for screen readers: position in the list, selected, source, priority, status. */
  inboxItem: (item: {
    position: number;
    total: number;
    selected: boolean;
    source: string;
    priority: string;
    status: string;
  }) => string;
  sourceTypes: Readonly<Record<"email" | "jira" | "data_condition" | "manual", string>>;
  /** Dialog of single-key shortcuts, and their descriptions. */
  keyboardShortcuts: string;
  /** Label of the switch that turns them off. */
  useShortcuts: string;
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
  /** Between two alternative keys. */
  or: string;
  /** Read before each toast, and the name of their region; `key` leads there. */
  notification: string;
  notifications: (key: string) => string;
  /** Clears a combobox; `name` is the field's label. */
  clear: (name: string) => string;
  /** Announced while the results of a search change. */
  resultCount: (count: number) => string;
  noResultsFor: (query: string) => string;
  /** Pages of a long list; numbers are formatted for the locale. */
  pages: string;
  page: (page: string) => string;
  pageOf: (page: string, count: string) => string;
  previousPage: string;
  nextPage: string;
  rangeOf: (range: { from: string; to: string; total: string }) => string;
  perPage: string;
  /** The breadcrumbs, and the button that shows the omitted levels. */
  breadcrumbs: string;
  hiddenCrumbs: string;
  /** Name of the command palette, its placeholder, and the group of recent commands. */
  commandPalette: string;
  searchCommands: string;
  recent: string;
}
