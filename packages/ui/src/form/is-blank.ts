/** Whether nothing was answered. */
export function isBlank(answer: unknown): boolean {
  return answer === undefined || answer === null || (typeof answer === "string" && !answer.trim());
}
