import { smallWords } from "./small-words.ts";
import { latePartWords } from "./words/late-part-words.ts";
import { deleteItem, image, showAll } from "./words/shared-words.ts";

/** Words of components and forms, and of patterns without a group of their own in `words/`. */
export const commonLabels = {
  ...smallWords,
  image,
  showAll,
  deleteItem,
  ...latePartWords,
  /** The one button of an alert. */
  ok: "OK",
  cancel: "Cancel",
  back: "Back",
  /** Mark beside the label of an optional field. */
  optional: "optional",
  /** Stepper buttons; `name` is the field's label. */
  decrease: (name: string) => `Decrease ${name}`.trim(),
  increase: (name: string) => `Increase ${name}`.trim(),
  /** Placeholder of an empty select. */
  choose: "Choose…",
  /** Heading of the list of errors above a form. */
  errorSummary: "Check these fields",
  /** The question before unsaved changes are lost, what it says, and its answers. */
  discardQuestion: "Discard changes?",
  changesLost: "Your changes have not been saved.",
  keepEditing: "Keep editing",
  discardChanges: "Discard changes",
  /** The proposed value of a field that was edited. */
  valueWas: (value: string) => `Was ${value}`,
  undo: "Undo",
  /** `name` is the field that is reverted. */
  undoField: (name: string) => `Undo ${name}`,
  emptyValue: "empty",
  requiredField: "Enter a value.",
  invalidNumber: "Enter a number.",
  invalidInteger: "Enter a whole number.",
  atLeast: (least: number) => `At least ${least}.`,
  atMost: (most: number) => `At most ${most}.`,
  /** `most` is the maximum number of characters. */
  tooLong: (most: number) => `At most ${most} characters.`,
  /** JSON that cannot be parsed; line and column count from 1. */
  invalidJson: (line: number, column: number) => `Not valid JSON: line ${line}, column ${column}.`,
  /** Shown for a stored secret, which is never shown itself. */
  secretStored: "Stored, not shown",
  /** Starts replacing a secret; the field's label follows. */
  replace: "Replace",
  keepStored: "Keep the stored value",
  /** Toggle: shows the secret that is being typed. */
  showSecret: "Show as text",
  /** What happens to a stored secret if nothing is typed. */
  blankKeeps: "Leave blank to keep the stored value.",
  blankRemoves: "Leave blank to remove the stored value.",
  /** A typed secret that the server would take for a stored one. */
  reservedText: "This value is reserved. Enter another one.",
  /** A form from a schema without fields. */
  noSettings: "There are no settings.",
  /** The button of such a form while it saves; announced. */
  saving: "Saving...",
  /** Names of the two columns of a fact table. */
  factKey: "Key",
  factValue: "Value",
  /** Names a cell whose row has no key yet; rows count from 1. */
  factCell: (column: string, row: number) => `${column}, row ${row}`,
  factValueOf: (column: string, key: string) => `${column} of ${key}`,
  factRow: (row: number) => `row ${row}`,
  addFact: "Add row",
  noFacts: "No rows yet.",
  deleteFact: (name: string) => `Delete ${name}`,
  factDeleted: (name: string) => `${name} deleted`,
  undoDelete: (name: string) => `Undo deleting ${name}`,
  duplicateFact: "This key appears more than once.",
  /** `count` rows have a value but no key: before saving, and after. */
  blankFacts: (count: number) =>
    count === 1
      ? "1 row without a key will not be saved."
      : `${count} rows without a key will not be saved.`,
  blankFactsDropped: (count: number) =>
    count === 1
      ? "1 row without a key was not saved."
      : `${count} rows without a key were not saved.`,
  /** Preview of pasted rows. */
  pastedFacts: "Pasted rows",
  addPastedFacts: (count: number) => (count === 1 ? "Add 1 row" : `Add ${count} rows`),
  pastedLinesSkipped: (count: number) =>
    count === 1
      ? "1 line has no value and will be skipped."
      : `${count} lines have no value and will be skipped.`,
  pastedKeysKnown: (count: number) =>
    count === 1 ? "1 key is already in the table." : `${count} keys are already in the table.`,
  factsAdded: (count: number) => (count === 1 ? "1 row added" : `${count} rows added`),
  /** JSON editor: its button, its feedback, and the indent keys. */
  formatJson: "Format",
  jsonFormatted: "Formatted",
  jsonKeys: "Tab leaves the field. Ctrl + ] indents, Ctrl + [ outdents.",
  goToMistake: (line: number, column: number) => `Go to line ${line}, column ${column}`,
  jsonDuplicateKey: (line: number, column: number) =>
    `Duplicate key: line ${line}, column ${column}.`,
  jsonUnsafeNumber: (line: number, column: number) =>
    `A number cannot be stored exactly: line ${line}, column ${column}.`,
  jsonTooDeep: (line: number, column: number) =>
    `Nested too deeply: line ${line}, column ${column}.`,
  /** Untrusted HTML; `hosts` is a list in the words of the locale. */
  imagesBlocked: (count: number, hosts: string) =>
    count === 1
      ? `1 remote image from ${hosts} is not loaded`
      : `${count} remote images from ${hosts} are not loaded`,
  showImages: (count: number) => (count === 1 ? "Show 1 image" : `Show ${count} images`),
  htmlEmpty: "Nothing to show.",
  htmlCut: "This text is too long to show in full. Only the beginning is shown.",
  showLess: "Show less",
  /** Marks of a plan's card. */
  currentPlan: "Current plan",
  recommendedPlan: "Recommended",
  /** Controls of a step player. */
  play: "Play",
  pause: "Pause",
  replay: "Replay",
  nextStep: "Next step",
  /** Lists and tables whose rows can be selected. */
  selectAll: "Select all",
  selectRow: (name: string) => `Select ${name}`,
  selectedCount: (count: number) => `${count} item(s) selected`,
  selectedOf: (count: number, total: number) => `(${count} / ${total})`,
  clearSelection: "Clear selection",
  /** Header of the column of buttons. */
  actions: "Actions",
  sort: "Sort",
  ascending: "ascending",
  descending: "descending",
  noRows: "Nothing here yet.",
  noMatches: "No matches.",
  /** Inbox: actions on an item, or on all selected ones. */
  resolve: "Resolve",
  archive: "Archive",
  delete: "Delete",
  archiveSelected: "Archive Selected",
  deleteSelected: "Delete Selected",
  /** The one step that settles an item, such as `Review`. */
  stepOf: (step: string, title: string) => `${step}: ${title}`,
  /** Back from the archive or from what was deleted. */
  restore: "Move to Inbox",
  restoreSelected: "Move to Inbox",
  restoreItem: (title: string) => `Move ${title} to the inbox`,
  /** `title` is that of the item. */
  resolveItem: (title: string) => `Resolve ${title}`,
  archiveMessage: (title: string) => `Archive message ${title}`,
  deleteMessage: (title: string) => `Delete message ${title}`,
  inbox: "Inbox",
  inboxEmpty: "Your inbox is empty. Great job!",
  inboxFailed: "Your inbox could not be loaded.",
  /** The day of which a task is due, and one that is over. */
  dueOn: (day: string) => `Due ${day}`,
  overdueSince: (day: string) => `Overdue, ${day}`,
  /** New items above the view. */
  newItems: (count: number) => `${count} new`,
  /** Description of an item for screen readers: position in the list, selected, source, priority, status. */
  inboxItem: ({
    position,
    total,
    selected,
    source,
    priority,
    status,
  }: {
    position: number;
    total: number;
    selected: boolean;
    source: string;
    priority: string;
    status: string;
  }) =>
    [`${position} of ${total}`, selected ? "selected" : "", source, `${priority} priority`, status]
      .filter(Boolean)
      .join(", "),
  sourceTypes: {
    email: "Email",
    jira: "Jira",
    data_condition: "Data Condition",
    manual: "Manual",
  },
  /** Dialog of single-key shortcuts, and their descriptions. */
  keyboardShortcuts: "Keyboard shortcuts",
  /** Label of the switch that turns them off. */
  useShortcuts: "Use single-key shortcuts",
  shortcuts: {
    next: "Next item",
    previous: "Previous item",
    toggle: "Select or deselect the item",
    extendNext: "Extend the selection down",
    extendPrevious: "Extend the selection up",
    all: "Select everything",
    clear: "Clear the selection",
    open: "Open the item",
    archive: "Archive the selected items or the current one",
    delete: "Delete the selected items or the current one",
    undo: "Undo the last step",
    help: "Show this list",
  },
  /** Between two alternative keys. */
  or: "or",
  /** Read before each toast, and the name of their region; `key` leads there. */
  notification: "Notification",
  notifications: (key: string) => `Notifications (${key})`,
  /** Clears a combobox; `name` is the field's label. */
  clear: (name: string) => `Clear ${name}`.trim(),
  /** Announced while the results of a search change. */
  resultCount: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  noResultsFor: (query: string) => `No results for “${query}”.`,
  /** Pages of a long list; numbers are formatted for the locale. */
  pages: "Pages",
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
  previousPage: "Previous",
  nextPage: "Next",
  rangeOf: ({ from, to, total }: { from: string; to: string; total: string }) =>
    `${from}–${to} of ${total}`,
  perPage: "Per page",
  /** The breadcrumbs, and the button that shows the omitted levels. */
  breadcrumbs: "Breadcrumbs",
  hiddenCrumbs: "Show hidden levels",
  /** Name of the command palette, its placeholder, and the group of recent commands. */
  commandPalette: "Command palette",
  searchCommands: "Search or run a command",
  recent: "Recent",
};

export type CommonLabels = typeof commonLabels;
