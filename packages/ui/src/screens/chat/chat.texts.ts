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
  copyLoaded: "Copy what is loaded",
  /** Heading of the two choices below. */
  announceAnswers: "Screen readers say answers",
  announce: { end: "When finished", sentences: "Sentence by sentence" },
  copied: "Copied",
  copyFailed: "Copying failed",
  approvalWaiting: "Approval waiting",
  dropToUpload: "Drop to upload",
  notSpreadsheet: (name: string) =>
    `“${name}” is neither CSV nor Excel. Choose a .csv, .xls or .xlsx file.`,
  /** Several files were dropped: `name` is the accepted one, `count` the number of others. */
  oneFileAtATime: (name: string, count: number) =>
    `One file at a time: “${name}” is taken, ${count} other ${count === 1 ? "file is" : "files are"} not.`,
  historyFailed: {
    search: "The chats could not be searched.",
    more: "Older chats could not be loaded.",
  },
  tryAgain: "Try again",
  line: {
    lost: "The connection is lost. The run goes on; reconnecting…",
    lostBeforeRun: "The connection is lost. Your message is kept; trying again…",
    offline: "You are offline. The run goes on; its answer comes when you are back online.",
    offlineBeforeRun: "You are offline. Your message is kept, and sent when you are back online.",
    back: "The connection is back.",
  },
  reconnect: {
    /** Names the card. */
    label: "Connection needed",
    title: (connection: string) => `${connection} does not let the agent in`,
    waits: (tool: string) => `The call of ${tool} waits and goes on by itself when it works again.`,
    reconnect: "Reconnect",
    skip: "Go on without it",
    formTitle: (connection: string) => `Reconnect ${connection}`,
    cancel: "Cancel",
    save: "Reconnect",
    saving: "Trying...",
    loading: "Loading",
  },
  empty: {
    title: "What would you like to know?",
    intro: "Ask about your files and your apps in plain words. You see every step the agent takes.",
    examples: "Examples",
    drop: "Drop a CSV or Excel file anywhere here to ask about it.",
  },
  /** Prompts that can be sent as they are. */
  prompts: {
    rowCount: (file: string) => `How many rows are in ${file}?`,
    firstRows: (file: string) => `Show the first 5 rows of ${file}`,
    openTasks: "List my open tasks",
    createTask: (subject: string) => `Create a task: Review ${subject}`,
    thisWeek: "the numbers of this week",
    lookUp: (app: string) => `What can you look up in ${app}?`,
    whatToUse: "Which files and apps can you use?",
    whatToDo: "What can you do for me?",
    howToAsk: "How do I ask about a spreadsheet?",
  },
} as const;
