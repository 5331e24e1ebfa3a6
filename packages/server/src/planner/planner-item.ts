/** The inbox item that a chat is about, for the planner only: it reads no prompt as a language model does. */
export type PlannerItem = {
  readonly kind: string;
  readonly title: string;
  /** Of a message: who wrote it, as it names them. */
  readonly from: string | null;
  /** Names for the model of the tools of its source. */
  readonly tools: readonly string[];
  /** Values of arguments, by the names of the arguments that take them. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Playbooks for its kind of source, with their prompts for it. */
  readonly playbooks: readonly { readonly name: string; readonly prompt: string }[];
};

/** The item in the form in which a tool carries it; other models do not get it. */
export const itemNotes = (item: PlannerItem) => ({
  switchboard: { item: JSON.parse(JSON.stringify(item)) },
});

/** The item that a tool carries. */
export function readItem(notes: unknown): PlannerItem | undefined {
  if (typeof notes !== "object" || notes === null || !("item" in notes)) return undefined;
  return notes.item as PlannerItem;
}
