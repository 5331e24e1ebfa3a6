/** These render no element. */
export const bare = { LabelsProvider: "renders no element of its own" };
