/** What a person observed who tried one component or pattern. */
export interface Review {
  /** As in the sidebar: `Components/Button`. */
  title: string;
  /** The story that was tried. */
  story: string;
  /** Keys that were pressed, in order; empty until somebody has tried. */
  keys: readonly string[];
  /** What was observed by keyboard. */
  keyboard: string;
  /** What was observed with forced colours active. */
  forcedColors: string;
  /** What remains to be fixed, if anything. */
  open?: string;
}

/** One row per component and pattern. Filled in by trying, not by reading the code. */
export const reviews: readonly Review[] = [
  {
    title: "Components/AlertDialog",
    story: "components-alertdialog--playground",
    keys: ["Tab", "Enter", "Tab", "Tab", "Escape"],
    keyboard:
      "OK has the focus and Tab stays on it; nothing behind is reached. The story holds it open, so closing was not seen.",
    forcedColors: "The box has an edge, the foot a line, the button its ring.",
  },
  {
    title: "Components/AppLogo",
    story: "components-applogo--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "The frame has an edge; the picture keeps its colours.",
  },
  {
    title: "Components/Avatar",
    story: "components-avatar--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "The letters stand in a circle with an edge.",
  },
  {
    title: "Components/BackLink",
    story: "components-backlink--playground",
    keys: ["Tab"],
    keyboard: "One stop, with the ring.",
    forcedColors: "Arrow and words in the colour of text.",
  },
  {
    title: "Components/Badge",
    story: "components-badge--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "Every tone has an edge; the words tell them apart, as they must.",
  },
  {
    title: "Components/BrandMark",
    story: "components-brandmark--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "Drawn in the colour of text.",
  },
  {
    title: "Components/Breadcrumbs",
    story: "components-breadcrumbs--playground",
    keys: ["Tab", "Tab", "Enter", "ArrowDown", "End", "Home", "z", "Escape", "Tab"],
    keyboard:
      "Every level is a stop, this page too. At 360 px the menu of the levels in between is the second stop: both Enter and the arrow open it, arrows stop at its ends, a letter jumps, Escape gives the focus back.",
    forcedColors:
      "Levels and arrows in the colour of text, this page is bold; the button of the menu has an edge, the entry under the arrows an outline.",
  },
  {
    title: "Components/Button",
    story: "components-button--playground",
    keys: ["Tab", "Enter", "Space"],
    keyboard: "One stop, both keys press.",
    forcedColors:
      "All variants have an edge; disabled is in the grey of the system. The primary one looks like the others.",
  },
  {
    title: "Components/Card",
    story: "components-card--playground",
    keys: ["Tab"],
    keyboard: "No stop of its own.",
    forcedColors: "The edge stays.",
  },
  {
    title: "Components/Chart",
    story: "components-chart--playground",
    keys: ["Tab", "Tab", "ArrowLeft", "Home", "Escape"],
    keyboard:
      "Two stops: the button that shows the table, and the plot. Arrows read category by category, Home and End go to the ends, Escape closes what is shown.",
    forcedColors:
      "Bars and lines have the color of text. Lines differ in their dashes, parts of a stack are apart; the table says the rest.",
  },
  {
    title: "Components/Checkbox",
    story: "components-checkbox--playground",
    keys: ["Tab", "Space", "Space"],
    keyboard: "Space turns it on and off, the ring is around the box.",
    forcedColors:
      "Mark and dash in the system's highlight, edge around the box; locked ones in its grey.",
  },
  {
    title: "Components/CodeBlock",
    story: "components-codeblock--playground",
    keys: ["Tab", "Tab"],
    keyboard: "No stop while all of it is in view.",
    forcedColors: "The block has an edge, which cuts long lines where they scroll.",
  },
  {
    title: "Components/Collapsible",
    story: "components-collapsible--playground",
    keys: ["Tab", "Enter", "Tab", "Shift+Tab", "Space"],
    keyboard: "Both keys open and close; the hidden part takes no stop.",
    forcedColors: "The arrow turns; the ring is clear of words and arrow.",
  },
  {
    title: "Components/Combobox",
    story: "components-combobox--playground",
    keys: [
      "Tab",
      "ArrowDown",
      "ArrowDown",
      "ArrowUp",
      "Enter",
      "m",
      "a",
      "ArrowDown",
      "Enter",
      "Escape",
      "Alt+ArrowDown",
      "Alt+ArrowUp",
      "Tab",
    ],
    keyboard:
      "Arrows open it, with Alt as well, and the chosen answer is marked at once; Alt and the arrow up closes it. The focus stays in the field while the arrows go through the answers, past a locked one and back to the field at the ends; typing narrows them and says how many are left, Enter takes, Escape brings the old answer back, Tab leaves it as it was. Clear is the next stop and gives the focus back. In a failed search Try again is the next stop.",
    forcedColors:
      "Field and list have edges, the answer under the arrows an outline, the chosen one a mark, a locked one the system's grey. A disabled field is in that grey, one that is read only has a dashed edge.",
  },
  {
    title: "Components/CommandPalette",
    story: "components-commandpalette--playground",
    keys: [
      "Control+k",
      "ArrowDown",
      "ArrowDown",
      "ArrowUp",
      "s",
      "e",
      "t",
      "Tab",
      "Enter",
      "Escape",
    ],
    keyboard:
      "Opens with its first command marked; arrows go through all groups and around, typing narrows them, Enter runs what is marked, Escape gives the focus back to the button that had it. Tab stays in the field, or goes to Try again. A locked command is found and never marked.",
    forcedColors:
      "Window and keys have edges, the marked command an outline and the sign of Enter, a locked one the system's grey.",
  },
  {
    title: "Components/ConfirmDialog",
    story: "components-confirmdialog--playground",
    keys: ["Tab", "Enter", "Tab", "Tab", "Tab", "Escape"],
    keyboard:
      "Tab goes around between Cancel and the verb; nothing behind is reached. The story holds it open, so closing was not seen.",
    forcedColors: "Box and both buttons have edges.",
  },
  {
    title: "Components/CopyButton",
    story: "components-copybutton--playground",
    keys: ["Tab", "Enter"],
    keyboard: "Copies, keeps the focus and changes its sign.",
    forcedColors: "Edge and sign are seen; disabled in the system's grey.",
  },
  {
    title: "Components/Credits",
    story: "components-credits--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "Plain text.",
  },
  {
    title: "Components/Dialog",
    story: "components-dialog--playground",
    keys: ["Tab", "Enter", "Tab"],
    keyboard:
      "Opens on Close; Enter on Cancel closes it and the focus is back on the button that opened it.",
    forcedColors:
      "Box, badge and buttons have edges; the ground behind is not dimmed, the edge is enough.",
  },
  {
    title: "Components/Drawer",
    story: "components-drawer--playground",
    keys: ["Tab", "Enter", "Tab", "Tab", "Escape"],
    keyboard: "Opens on Close, Tab goes around inside, Escape gives the focus back.",
    forcedColors: "An edge where the drawer ends.",
  },
  {
    title: "Components/EmptyState",
    story: "components-emptystate--playground",
    keys: ["Tab"],
    keyboard: "One stop: the way on.",
    forcedColors: "Sign and words are seen.",
  },
  {
    title: "Components/ErrorSummary",
    story: "components-error-summary--playground",
    keys: ["Tab", "Enter"],
    keyboard: "Enter on a line puts the caret into its field.",
    forcedColors: "Box with an edge, lines are links, the field has its ring.",
  },
  {
    title: "Components/Field",
    story: "components-field--playground",
    keys: ["Tab"],
    keyboard: "The control is the only stop; label and hint are read with it.",
    forcedColors: "Mistakes have a sign besides the words. A locked control has a dashed edge.",
  },
  {
    title: "Components/FileDrop",
    story: "components-filedrop--playground",
    keys: ["Tab"],
    keyboard: "One stop, a button.",
    forcedColors: "The dashed edge stays; disabled in the system's grey.",
  },
  {
    title: "Components/Icon",
    story: "components-icon--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "Lines in the colour of text.",
  },
  {
    title: "Components/IconButton",
    story: "components-iconbutton--playground",
    keys: ["Tab", "Enter"],
    keyboard: "One stop with its name.",
    forcedColors: "Every button has an edge, the round ones too.",
  },
  {
    title: "Components/JsonEditor",
    story: "components-jsoneditor--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "The text, then Format, then out: Tab never indents.",
    forcedColors:
      "The box has an edge, the numbers of lines stand behind a line; mistakes have words.",
  },
  {
    title: "Components/Kbd",
    story: "components-kbd--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "Each key has an edge, around all lines of a name that is longer than its place.",
  },
  {
    title: "Components/Labels",
    story: "components-labels--other-language",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "The order is the same in a language half again as long.",
    forcedColors: "As its parts.",
  },
  {
    title: "Components/Link",
    story: "components-link--playground",
    keys: ["Tab"],
    keyboard: "One stop with a ring.",
    forcedColors:
      "In the system's colour of links, underlined; the quiet one is in the colour of text.",
  },
  {
    title: "Components/Locale",
    story: "components-locale--three-locales",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "Plain text.",
  },
  {
    title: "Components/Menu",
    story: "components-menu--playground",
    keys: ["Tab", "Enter", "ArrowDown", "ArrowDown", "End", "Escape"],
    keyboard:
      "Opens on its first entry, arrows stop at the ends, End goes to the last, Escape gives the focus back.",
    forcedColors:
      "The menu has an edge, the entry under the arrows an outline in the system's highlight.",
  },
  {
    title: "Components/Notice",
    story: "components-notice--playground",
    keys: ["Tab"],
    keyboard: "No stop without an action.",
    forcedColors: "Edge and sign tell it from text; the tones differ by their sign.",
  },
  {
    title: "Components/NumberField",
    story: "components-numberfield--playground",
    keys: ["Tab", "ArrowUp", "ArrowDown", "PageUp", "End"],
    keyboard:
      "Arrows step, Page Up takes ten steps, End goes to the most; the buttons take no stop.",
    forcedColors:
      "The ring goes around the whole field; a step that is not left is in the system's grey, a disabled field all of it.",
  },
  {
    title: "Components/PageHeader",
    story: "components-pageheader--playground",
    keys: ["Tab", "Tab"],
    keyboard: "Back first, then the actions.",
    forcedColors: "As its parts.",
  },
  {
    title: "Components/Pagination",
    story: "components-pagination--playground",
    keys: ["Tab", "Tab", "Enter", "Enter", "Tab", "Tab", "Enter", "Shift+Tab"],
    keyboard:
      "The size first, then each step. Every press keeps the focus on its step and says which entries are shown, at both ends too; the current page and what is locked do nothing.",
    forcedColors:
      "Every step has an edge, the current page a thicker one in the system's highlight; what is locked is in its grey.",
  },
  {
    title: "Components/Popover",
    story: "components-popover--playground",
    keys: ["Tab", "Enter", "Tab", "Tab", "Escape"],
    keyboard:
      "Begins inside, Tab goes through its controls, Escape closes and gives the focus back.",
    forcedColors: "The box has an edge, ticked boxes are seen.",
  },
  {
    title: "Components/Progress",
    story: "components-progress--playground",
    keys: ["Tab", "Tab"],
    keyboard: "No stop.",
    forcedColors:
      "The bar has an edge and what is done the system's highlight. The tones look alike: words tell what failed. With no number known a short piece moves through the bar.",
  },
  {
    title: "Components/RadioGroup",
    story: "components-radiogroup--playground",
    keys: ["Tab", "ArrowDown", "ArrowDown", "ArrowUp"],
    keyboard: "One stop; arrows choose and go around.",
    forcedColors:
      "The chosen one has a dot and an edge in the system's highlight; a chosen card an edge as well.",
  },
  {
    title: "Components/SecretField",
    story: "components-secret-field--playground",
    keys: ["Tab", "Enter", "Tab", "Tab"],
    keyboard: "Replace puts the caret into the new input; the way back is the next stop.",
    forcedColors: "Field, lock and both words are seen.",
  },
  {
    title: "Components/Select",
    story: "components-select--playground",
    keys: ["Tab", "Enter", "ArrowDown", "Enter", "ArrowDown", "Escape"],
    keyboard: "Both Enter and arrows open on the chosen option, Enter takes, Escape leaves it.",
    forcedColors:
      "The chosen option has a mark, the one under the arrows an outline in the system's highlight, a locked one the system's grey, as is a disabled field.",
  },
  {
    title: "Components/Skeleton",
    story: "components-skeleton--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors:
      "Every block has an edge in the grey of the system. Readers are told that it loads.",
  },
  {
    title: "Components/Spinner",
    story: "components-spinner--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "The ring turns in the colour of text.",
  },
  {
    title: "Components/StatusDot",
    story: "components-statusdot--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "Keeps its own colours; the word stands beside it.",
  },
  {
    title: "Components/Switch",
    story: "components-switch--playground",
    keys: ["Tab", "Space", "Space"],
    keyboard: "Space turns it.",
    forcedColors:
      "On has the system's highlight and the thumb at the other end; off is an edge with a thumb; disabled ones are faint.",
  },
  {
    title: "Components/Table",
    story: "components-table--playground",
    keys: ["Tab"],
    keyboard: "One stop, since it scrolls sideways here.",
    forcedColors: "Lines between rows, the ring inside the edge.",
  },
  {
    title: "Components/Tabs",
    story: "components-tabs--playground",
    keys: ["Tab", "ArrowRight", "ArrowRight", "Home", "Tab"],
    keyboard:
      "One stop; arrows go around and open, what is locked is passed over, then Tab goes into the panel.",
    forcedColors: "The open tab has a bar in the system's highlight, the focused one the ring.",
  },
  {
    title: "Components/TextArea",
    story: "components-textarea--playground",
    keys: ["Tab"],
    keyboard: "One stop.",
    forcedColors:
      "The edge stays and is dashed where the text is read only; a disabled one is in the system's grey. Mistakes have words.",
  },
  {
    title: "Components/TextInput",
    story: "components-textinput--playground",
    keys: ["Tab"],
    keyboard: "One stop.",
    forcedColors:
      "The edge stays and is dashed where the text is read only; a disabled one is in the system's grey and takes no focus. Mistakes have words.",
  },
  {
    title: "Components/Time",
    story: "components-time--playground",
    keys: [],
    keyboard: "Nothing to press.",
    forcedColors: "Plain text.",
  },
  {
    title: "Components/Toast",
    story: "components-toast--playground",
    keys: ["Tab", "Enter", "F8", "Tab", "Tab", "Enter", "F8", "F8", "Tab", "Escape"],
    keyboard:
      "F8 goes to the list, Tab to the youngest message and its buttons. Undo and Escape on a message give the focus back to where it was, F8 does so too and leaves the message. Escape elsewhere leaves it. Without a message F8 does nothing.",
    forcedColors:
      "Each message has an edge and a sign by its tone, what is left of the time the system's highlight, the focused one its ring.",
  },
  {
    title: "Components/Tooltip",
    story: "components-tooltip--playground",
    keys: ["Tab", "Escape"],
    keyboard: "Shows on focus, Escape hides it and leaves the focus where it is.",
    forcedColors: "The box and the key in it have edges.",
  },
  {
    title: "Components/UnsavedChanges",
    story: "components-unsavedchanges--default",
    keys: ["Enter"],
    keyboard:
      "The question begins on Keep editing; Enter stays, and gives the focus back to the button that was pressed.",
    forcedColors: "Those of the confirm dialog.",
  },
  {
    title: "Components/VisuallyHidden",
    story: "components-visuallyhidden--playground",
    keys: ["Tab"],
    keyboard: "Read with the link around it.",
    forcedColors: "Nothing to see.",
  },
  {
    title: "Form/Form",
    story: "form-form--playground",
    keys: ["Tab", "Tab", "Tab", "Enter"],
    keyboard: "Fields in order, then the switch.",
    forcedColors: "As its parts.",
  },
  {
    title: "Form/SchemaForm",
    story: "form-schemaform--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "Fields in the order of the schema.",
    forcedColors: "Fields, names of keys and notes are seen.",
  },
  {
    title: "Patterns/ApprovalDialog",
    story: "patterns-approvaldialog--playground",
    keys: ["Tab", "Tab", "Tab", "Tab", "Tab"],
    keyboard:
      "The answers first, then Edit as JSON, then Deny; Approve comes last and is never where the focus begins.",
    forcedColors: "Box, fields and both answers have edges; the effect is a word in a box.",
  },
  {
    title: "Patterns/ChatSettings",
    story: "patterns-chatsettings--playground",
    keys: ["Tab", "Tab", "Tab", "Tab", "Tab", "Tab"],
    keyboard: "Head of a part, then its fields, from top to bottom.",
    forcedColors: "Parts are told apart by lines; ticked boxes are seen.",
  },
  {
    title: "Patterns/Composer",
    story: "patterns-composer--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "File, message, send; the ring goes around the whole field.",
    forcedColors: "All three have edges; Send is in the system's grey while nothing is written.",
  },
  {
    title: "Patterns/ConnectionTiles",
    story: "patterns-connectiontiles--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "Each tile is one link.",
    forcedColors: "Every tile has an edge and the ring follows its corners.",
  },
  {
    title: "Patterns/DataTable",
    story: "patterns-data-table--playground",
    keys: ["Tab", "Tab", "Tab", "Space"],
    keyboard: "The region first, since it scrolls; then the heads, which sort by Space.",
    forcedColors: "Lines between rows; the sorted head has an arrow.",
  },
  {
    title: "Patterns/DeleteChatDialog",
    story: "patterns-deletechatdialog--playground",
    keys: ["Tab", "Enter", "Tab", "Tab", "Tab", "Escape"],
    keyboard:
      "Goes around among the box, Cancel and Confirm. The story holds it open, so closing was not seen.",
    forcedColors: "Box and buttons have edges.",
  },
  {
    title: "Patterns/Discovery Card",
    story: "patterns-discovery-card--playground",
    keys: ["Tab", "Tab", "Tab", "Tab", "Tab", "Tab"],
    keyboard: "Each name, the button once a name is ticked, then the three prompts.",
    forcedColors:
      "Box, rows and ticks have lines; the button is in the system's grey until a name is ticked.",
  },
  {
    title: "Patterns/Chart Card",
    story: "patterns-chart-card--playground",
    keys: ["Tab", "Tab", "ArrowLeft"],
    keyboard: "Show as table, then the chart, whose values the arrow keys read.",
    forcedColors: "The card has an edge; bars and lines keep a color against the page.",
  },
  {
    title: "Patterns/Choice Question",
    story: "patterns-choice-question--playground",
    keys: ["Tab", "Tab", "Tab", "Enter"],
    keyboard: "Each answer; after Enter the focus is on the card.",
    forcedColors: "The card and its answers have edges; the chosen one has a tick.",
  },
  {
    title: "Patterns/Fact Proposal",
    story: "patterns-fact-proposal--playground",
    keys: ["Tab", "Tab", "Shift+Tab", "Enter", "Enter"],
    keyboard:
      "Accept, then Refuse; after Enter the focus is on Undo, and after that on Accept again.",
    forcedColors: "The card and its buttons have edges; the link is underlined.",
  },
  {
    title: "Patterns/FactTable",
    story: "patterns-fact-table--playground",
    keys: ["Tab", "Tab", "Tab", "Tab"],
    keyboard: "Key, value, delete, then the next row.",
    forcedColors: "Cells have edges, the selected text the system's highlight.",
  },
  {
    title: "Patterns/FieldMapping",
    story: "patterns-field-mapping--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "Name, field, delete, row by row.",
    forcedColors: "Cells and buttons have edges.",
  },
  {
    title: "Patterns/FileCard",
    story: "patterns-file-card--playground",
    keys: ["Tab", "Tab", "Enter", "Tab", "Space", "Shift+Tab"],
    keyboard:
      "One stop for each question, in their order, with the ring around the whole row; Enter and Space choose it and keep the focus. While questions cannot be chosen there is no stop.",
    forcedColors:
      "The card and its parts have edges, the chosen row its ring, arrows the colour of text; questions that cannot be chosen are grey.",
  },
  {
    title: "Patterns/InboxList",
    story: "patterns-inbox-list--playground",
    keys: ["Tab", "Tab", "Tab", "j", "x", "Shift+j"],
    keyboard:
      "Select all, filter, keys; then j goes into the list, x ticks the item, Shift+j takes the next one as well.",
    forcedColors:
      "Ticked rows have a marked box and a bar at their edge, the focused item its ring; dots keep their colours.",
  },
  {
    title: "Patterns/JsonView",
    story: "patterns-jsonview--playground",
    keys: ["Tab", "Tab"],
    keyboard: "The block is a stop, so that it can be scrolled; then copying.",
    forcedColors: "Text only; keys and values are told apart by their signs.",
  },
  {
    title: "Patterns/ManifestForm",
    story: "patterns-manifest-form--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "Fields in the order of the manifest; a stored secret is one button.",
    forcedColors: "Fields, lock and Replace are seen.",
  },
  {
    title: "Patterns/Markdown",
    story: "patterns-markdown--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "Tables and code are stops where they scroll; copying stands before its code.",
    forcedColors: "Code has an edge, quotes a line, links the system's colour.",
  },
  {
    title: "Patterns/PlanCard",
    story: "patterns-plan-card--playground",
    keys: ["Tab", "Enter", "Space", "Tab"],
    keyboard:
      "One stop for each card that can be chosen, in the order of the cards; the current one takes none. While a choice runs the button stays a stop and refuses presses.",
    forcedColors:
      "Cards have edges, the current one a thicker edge, its name in a box and a grey button; the recommended one has its word in a box.",
  },
  {
    title: "Patterns/RequestForm",
    story: "patterns-requestform--playground",
    keys: ["Tab", "Tab", "Tab", "Tab", "Tab"],
    keyboard:
      "Opens on the description; the contact, Cancel and Send Request follow, Close comes last; Enter in a line sends, in the description it begins a new line.",
    forcedColors: "Box, fields and buttons have edges; the focus has a double one.",
  },
  {
    title: "Patterns/SandboxedHtml",
    story: "patterns-sandboxed-html--playground",
    keys: ["Tab", "Tab", "Tab", "Enter", "Shift+Tab", "Space", "ArrowRight"],
    keyboard:
      "Show images, then each link of the text with a ring inside the frame, then Show all, which opens and closes by both keys and keeps the focus. Code and text that are too wide are stops and scroll by arrows.",
    forcedColors:
      "The note on images has a dashed edge, links are in the system's colour, lines of tables stay.",
  },
  {
    title: "Patterns/SessionList",
    story: "patterns-sessionlist--playground",
    keys: ["Tab", "Tab", "Tab", "Tab", "Tab"],
    keyboard:
      "New chat, search, then each chat with its menu and its delete button, which show with the focus; arrows go from chat to chat.",
    forcedColors: "The open chat has an outline; the dots keep their colours.",
  },
  {
    title: "Patterns/SettingsSidebar",
    story: "patterns-settings-sidebar--playground",
    keys: ["Tab", "Enter", "Tab", "Shift+Tab", "Space", "Tab"],
    keyboard:
      "Each heading is a stop and opens or closes by both keys, alone; what is folded takes no stop. Links follow in their order.",
    forcedColors:
      "Parts are told apart by lines, the arrow turns; the current page is bold with an edge in the system's highlight. The ring is clear of the first letter of a heading and of its arrow.",
  },
  {
    title: "Patterns/Shell",
    story: "patterns-shell-shell--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "Skip to content comes first, then the bar.",
    forcedColors: "Bar and foot are told apart by lines.",
  },
  {
    title: "Patterns/Shell/Footer",
    story: "patterns-shell-footer--playground",
    keys: ["Tab", "Tab"],
    keyboard: "Two links.",
    forcedColors: "Plain links.",
  },
  {
    title: "Patterns/Shell/TopBar",
    story: "patterns-shell-topbar--playground",
    keys: ["Tab", "Tab", "Tab", "Tab"],
    keyboard: "Menu, home, balance, account, at 760 px.",
    forcedColors: "Buttons have edges.",
  },
  {
    title: "Patterns/StepPlayer",
    story: "patterns-step-player--default",
    keys: ["Tab", "Enter", "Space", "Tab", "Enter", "Enter", "Tab", "Enter", "Shift+Tab"],
    keyboard:
      "Enter plays, Space pauses on the same button, Next step goes on and keeps the focus at the end, Replay begins anew. Only the question, the wait for approval and the answer are announced.",
    forcedColors:
      "The box and its foot are told apart by lines, all buttons have edges; Next step is in the system's grey at the end.",
  },
  {
    title: "Patterns/ToolCall",
    story: "patterns-toolcall--playground",
    keys: ["Tab", "Enter", "Tab"],
    keyboard: "Enter folds it; what is folded takes no stop.",
    forcedColors: "The call has an edge, the outcome a sign.",
  },
  {
    title: "Patterns/ToolPermissions",
    story: "patterns-toolpermissions--playground",
    keys: ["Tab", "Tab", "Tab", "Space"],
    keyboard: "All tools, then each tool and its approval.",
    forcedColors: "Ticked, partly ticked and open boxes are seen.",
  },
  {
    title: "Patterns/Transcript",
    story: "patterns-transcript--playground",
    keys: ["Tab", "Tab", "Tab"],
    keyboard: "The log is a stop, then what can be opened in it.",
    forcedColors: "What the user wrote has an edge; tables and calls have lines.",
  },
];
