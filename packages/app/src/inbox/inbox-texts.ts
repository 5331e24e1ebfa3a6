import type { TakeIntent } from "./take-intent.ts";

const things = { item: "item", mail: "message", selection: "items" } as const;
const done = { archive: "archived", delete: "deleted", restore: "moved to the inbox" } as const;

/** The alert of what failed. */
export const takeAlert =
  ({ type, of }: Pick<TakeIntent, "type" | "of">) =>
  (message: string): string =>
    `Failed to ${type} ${things[of]}: ${message}`;

/** What was done, for the message beside Undo. */
export function takenText({ type, of }: Pick<TakeIntent, "type" | "of">, count: number): string {
  const thing = of === "mail" ? "Message" : count === 1 ? "Item" : `${count} items`;
  return `${thing} ${done[type]}`;
}
