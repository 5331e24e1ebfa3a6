/** What a key means in a list of messages, of which `at` has the focus; -1 while the list itself has it. */
export type KeyMove = { to: number } | "end" | null;

/** Where a key leads. `first` and `last` are the messages in view: from the list itself the way begins there. */
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
