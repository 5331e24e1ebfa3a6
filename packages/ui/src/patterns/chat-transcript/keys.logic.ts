/** What a key does in a list of messages; `at` is the focused one, -1 while the list itself has focus. */
export type KeyMove = { to: number } | "end" | null;

/** Where a key leads. `first` and `last` are the messages in view, where moving starts from the list itself. */
export function moveOf(
  key: string,
  at: number,
  { first, last, count }: { first: number; last: number; count: number },
): KeyMove {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      if (at < 0) return { to: first };
      return at + 1 < count ? { to: at + 1 } : "end";
    case "ArrowUp":
      if (at < 0) return { to: last };
      return at > 0 ? { to: at - 1 } : null;
    case "Home":
      return { to: 0 };
    case "End":
      return "end";
    default:
      return null;
  }
}
