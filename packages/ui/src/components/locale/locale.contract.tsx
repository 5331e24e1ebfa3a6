/** These render no element. */
export const bare = { LocaleProvider: "renders no element of its own" };
