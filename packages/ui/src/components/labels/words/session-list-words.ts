import { deleteItem, type SharedWords } from "./shared-words.ts";

/** Words of the history beside a chat. */
export interface SessionListWords extends Pick<SharedWords, "deleteItem"> {
  chatHistory: string;
  searchChats: string;
  newChat: string;
  noChats: string;
  noChatsMatch: (query: string) => string;
  showOlderChats: string;
  /** Headings of the history; months come from the locale. */
  chatGroups: Readonly<Record<"pinned" | "today" | "yesterday" | "week", string>>;
  /** State of a chat. */
  chatStates: Readonly<Record<"running" | "approval", string>>;
  /** Name of the button that opens the menu of a chat. */
  chatActions: (title: string) => string;
  pin: string;
  unpin: string;
  rename: string;
  exportMarkdown: string;
  exportJson: string;
  /** The menu item that asks whether to delete. */
  deleteThisChat: string;
  /** Name of the title field. */
  chatTitle: (title: string) => string;
  deleteChat: string;
  deleteChatMessage: (title: string) => string;
  confirmDelete: string;
  dontAskAgain: string;
}

export const sessionListWords: SessionListWords = {
  deleteItem,
  chatHistory: "Chat History",
  searchChats: "Search chats",
  newChat: "New chat",
  noChats: "No chats yet.",
  noChatsMatch: (query) => `No chats match “${query}”.`,
  showOlderChats: "Show older chats",
  chatGroups: {
    pinned: "Pinned",
    today: "Today",
    yesterday: "Yesterday",
    week: "Previous 7 days",
  },
  chatStates: { running: "Running", approval: "Waiting for approval" },
  chatActions: (title) => `Actions for ${title}`,
  pin: "Pin",
  unpin: "Unpin",
  rename: "Rename",
  exportMarkdown: "Export as Markdown",
  exportJson: "Export as JSON",
  deleteThisChat: "Delete chat",
  chatTitle: (title) => `Title of ${title}`,
  deleteChat: "Delete Chat?",
  deleteChatMessage: (title) => `“${title}” and its messages will be permanently deleted.`,
  confirmDelete: "Confirm Delete",
  dontAskAgain: "Don't ask me again",
};
