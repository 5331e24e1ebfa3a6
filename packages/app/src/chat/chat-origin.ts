/** Where the text in a message box came from: its words are an inbox item's, so the run must be told. */
export type ChatOrigin = {
  readonly itemId: string;
  /** The playbook that made the prompt; null for none. */
  readonly playbookId: string | null;
  /** It is sent as a rehearsal, which only reads. */
  readonly rehearsal?: boolean;
};

/** The state of a location that opens a chat with a prompt in its message box. */
export const promptState = (prompt: string, origin: ChatOrigin) => ({
  initialPrompt: prompt,
  origin,
});

/** The origin in the state of a location, or in what was stored; null for anything else. */
export function readOrigin(value: unknown): ChatOrigin | null {
  if (typeof value !== "object" || value === null || !("itemId" in value)) return null;
  if (typeof value.itemId !== "string") return null;
  const playbookId =
    "playbookId" in value && typeof value.playbookId === "string" ? value.playbookId : null;
  const isRehearsal = "rehearsal" in value && value.rehearsal === true;
  return { itemId: value.itemId, playbookId, ...(isRehearsal && { rehearsal: true }) };
}
