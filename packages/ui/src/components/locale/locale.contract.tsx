/** There is nothing on the screen to hold these to. */
export const bare = { LocaleProvider: "draws nothing of its own" };
