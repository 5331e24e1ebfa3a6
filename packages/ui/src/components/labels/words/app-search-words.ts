/** Words of the search over everything. */
export const appSearchWords = {
  /** Groups of what was found. */
  searchGroups: {
    pages: "Pages",
    chats: "Chats",
    items: "Inbox",
    files: "Files",
    connections: "Connections",
    playbooks: "Playbooks",
  },
  /** Placeholder of the field, and the name of the button that opens it. */
  searchEverything: "Search chats, items, connections, playbooks and pages",
};

export type AppSearchWords = typeof appSearchWords;
