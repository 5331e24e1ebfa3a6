/** Texts of the list of users. */
export const adminUsersTexts = {
  title: "Manage Users",
  table: "Users",
  search: "Search by email",
  columns: { email: "Email", isAdmin: "Administrator", balance: "Balance", createdAt: "Created" },
  yes: "Yes",
  no: "No",
  you: "You",
  twoStep: "Two-step login",
  edit: "Edit",
  editNamed: (email: string) => `Edit ${email}`,
  delete: "Delete",
  deleteNamed: (email: string) => `Delete ${email}`,
  empty: "There are no users yet.",
  emptyHint: "People appear here after their first login.",
  filtered: "No users match.",
  deleteTitle: "Delete User?",
  deleteMessage: (email: string) =>
    `${email} is permanently deleted, with everything that belongs to them.`,
  deletes: "Deleted with the user:",
  passesOn: "Goes to the member who joined first:",
  stops: (count: number) =>
    count === 1 ? "1 run in progress stops" : `${count} runs in progress stop`,
  counts: {
    connections: (count: number) =>
      count === 1
        ? "1 connection, with its access revoked"
        : `${count} connections, with their access revoked`,
    chats: (count: number) => (count === 1 ? "1 chat" : `${count} chats`),
    files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
    organization: (name: string) => `Organization ${name}`,
  },
} as const;
