import { deleteItem } from "./shared-words.ts";

/** Words of the history beside a chat. */
export const sessionListWords = {
  deleteItem,
  chatHistory: "Chat History",
  searchChats: "Search chats",
  newChat: "New chat",
  noChats: "No chats yet.",
  noChatsMatch: (query: string) => `No chats match “${query}”.`,
  showOlderChats: "Show older chats",
  /** Headings of the history; months come from the locale. */
  chatGroups: {
    pinned: "Pinned",
    today: "Today",
    yesterday: "Yesterday",
    week: "Previous 7 days",
  },
  /** State of a chat. */
  chatStates: { running: "Running", approval: "Waiting for approval" },
  /** Name of the button that opens the menu of a chat. */
  chatActions: (title: string) => `Actions for ${title}`,
  pin: "Pin",
  unpin: "Unpin",
  rename: "Rename",
  exportMarkdown: "Export as Markdown",
  exportJson: "Export as JSON",
  /** The menu item that asks whether to delete. */
  deleteThisChat: "Delete chat",
  /** Name of the title field. */
  chatTitle: (title: string) => `Title of ${title}`,
  deleteChat: "Delete Chat?",
  deleteChatMessage: (title: string) => `“${title}” and its messages will be permanently deleted.`,
  confirmDelete: "Confirm Delete",
  dontAskAgain: "Don't ask me again",
};

export type SessionListWords = typeof sessionListWords;
