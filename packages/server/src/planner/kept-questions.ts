/** A question of an earlier run as a line of the conversation, for every model. */
export const keptLine = (name: string, value: unknown): string =>
  `(${name}: ${JSON.stringify(value)})`;

/** What such a line holds; undefined for every other text. */
export function readKept(text: string): { name: string; value: unknown } | undefined {
  const [, name, json] = /^\((ask_data|offer_question): (\{.*\})\)$/.exec(text) ?? [];
  if (name === undefined || json === undefined) return undefined;
  try {
    return { name, value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}
