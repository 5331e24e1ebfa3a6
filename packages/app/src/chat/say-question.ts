import type { Client, Question } from "@switchboard/api-client";
import { checkQuestion } from "@switchboard/api-client/calls";

/** A question in words, as the server says it, else plainly. */
export async function sayQuestion(api: Client, question: Question): Promise<string> {
  const checked = await api.call(checkQuestion, { body: { question } }).catch(() => null);
  return checked?.said ?? plainQuestion(question);
}

/** The run says what is wrong with it. */
function plainQuestion({ table, show, by = [] }: Question): string {
  const figures = show.map(({ fn, column }) => (column === undefined ? fn : `${fn} of ${column}`));
  const groups = by.map(({ column }) => column).join(" and ");
  const what = figures.length === 0 ? table : `${table}: ${figures.join(", ")}`;
  return groups === "" ? what : `${what} by ${groups}`;
}
