/** These render no element. */
export const bare = { UnsavedChangesProvider: "renders no element of its own" };
