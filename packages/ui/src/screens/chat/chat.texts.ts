import { inCredits } from "../../internal/in-credits.ts";

/** Texts of the chat screen; its patterns have words of their own. */
export const chatScreenTexts = {
  loading: "Loading chat",
  conversation: "Conversation",
  you: "You",
  newChat: "New chat",
  history: "Chat History",
  settings: "Settings",
  chatSettings: "Chat settings",
  openHistory: "Open chat history",
  openSettings: "Open settings",
  chatActions: "Chat actions",
  searchChat: "Search this chat",
  searchChatKey: "Search this chat (/)",
  copyChat: "Copy chat",
  /** Earlier messages have not been loaded. */
  copyLoaded: "Copy loaded messages",
  /** Heading of the two choices below. */
  announceAnswers: "Screen readers read answers",
  announce: { end: "When finished", sentences: "Sentence by sentence" },
  copied: "Copied",
  copyFailed: "Could not copy",
  approvalWaiting: "Approval waiting",
  dropToUpload: "Drop to upload",
  notSpreadsheet: (name: string) =>
    `“${name}” is not a CSV or Excel file. Choose a CSV, Excel, OpenDocument, JSON or Parquet file.`,
  /** Several files were dropped: `name` is the accepted one, `count` the number of others. */
  oneFileAtATime: (name: string, count: number) =>
    `Upload one file at a time. “${name}” was added, and ${count} other ${count === 1 ? "file was" : "files were"} skipped.`,
  historyFailed: {
    search: "The chats could not be searched.",
    more: "Older chats could not be loaded.",
  },
  tryAgain: "Try again",
  line: {
    lost: "Connection lost. The run continues. Reconnecting…",
    lostBeforeRun: "Connection lost. Your message is saved. Trying again…",
    offline: "You are offline. The run continues, and the answer appears when you are back online.",
    offlineBeforeRun: "You are offline. Your message will be sent when you are back online.",
    back: "Connection restored.",
  },
  reconnect: {
    /** Names the card. */
    label: "Connection needed",
    title: (connection: string) => `${connection} needs to be reconnected`,
    waits: (tool: string) => `${tool} is waiting and continues once the connection works again.`,
    reconnect: "Reconnect",
    skip: "Continue without it",
    formTitle: (connection: string) => `Reconnect ${connection}`,
    cancel: "Cancel",
    save: "Reconnect",
    saving: "Trying...",
    loading: "Loading",
  },
  creditLimit: {
    /** Names the card. */
    label: "Credit limit reached",
    question: (used: string) => `This run has used ${inCredits(used)}. Continue?`,
    hint: "No more credits are used until you decide.",
    goOn: "Continue",
    stop: "Stop",
  },
  rehearsal: {
    title: "Rehearsal",
    next: "The agent only reads. What it would change or send is shown and not run. A rehearsal costs credits like any run.",
    running: "The agent only reads. What it would change or send is shown and not run.",
    asked: "Nothing was changed or sent. Your answer continues the rehearsal.",
    done: "Nothing was changed or sent. Your next message runs for real.",
    runForReal: "Run for real",
  },
  empty: {
    title: "What would you like to know?",
    intro:
      "Ask about your files and apps in plain language. You can see every step the agent takes.",
    examples: "Examples",
    drop: "Drop a CSV or Excel file anywhere to ask about it.",
  },
  /** Prompts that can be sent as they are. */
  prompts: {
    rowCount: (file: string) => `How many rows are in ${file}?`,
    openTasks: "List my open tasks",
    createTask: (subject: string) => `Create a task: Review ${subject}`,
    thisWeek: "this week's numbers",
    lookUp: (app: string) => `What can you look up in ${app}?`,
    whatToUse: "Which files and apps can you use?",
    whatToDo: "What can you do for me?",
    howToAsk: "How do I ask about a spreadsheet?",
  },
} as const;
