/** The server's errors for rejected values. */
export interface FormFailure {
  /** For the form as a whole. */
  message?: string;
  /** For single fields, by key. Unknown keys are shown above the form. */
  fields?: Readonly<Record<string, string>>;
}

/** The save state, if the caller tracks it. */
export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  /** Saved, with the server's message. */
  | { kind: "saved"; message?: string }
  /** Rejected; what was typed is kept. */
  | { kind: "failed"; failure: FormFailure };

function textOf(value: unknown): string | undefined {
  if (typeof value === "string" && value !== "") return value;
  return Array.isArray(value)
    ? value.map(textOf).filter(Boolean).join(" ") || undefined
    : undefined;
}

/** Parses the `detail` of an error response: a sentence, or sentences by key; otherwise the fallback. */
export function readFailure(detail: unknown, fallback: string): FormFailure {
  const message = textOf(detail);
  if (message !== undefined) return { message };
  if (typeof detail !== "object" || detail === null || Array.isArray(detail)) {
    return { message: fallback };
  }
  const fields = Object.entries(detail).flatMap(([key, value]): [string, string][] => {
    const text = textOf(value);
    return text === undefined ? [] : [[key, text]];
  });
  return fields.length === 0 ? { message: fallback } : { fields: Object.fromEntries(fields) };
}
