/**
 * The list in an answer: the answer itself, or the only list among its members (`{"items": [...]}`).
 * Undefined when there is none or more than one.
 */
export function readList(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== "object" || answer === null) return undefined;
  const lists = Object.values(answer).filter((value) => Array.isArray(value));
  return lists.length === 1 ? lists[0] : undefined;
}
