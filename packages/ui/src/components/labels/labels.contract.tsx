/** There is nothing on the screen to hold these to. */
export const bare = { LabelsProvider: "draws nothing of its own" };
