/** What the server said when it refused the answers. */
export interface FormFailure {
  /** For the form as a whole. */
  message?: string;
  /** For single answers, by key. Keys that the form does not ask for are said above the form. */
  fields?: Readonly<Record<string, string>>;
}

/** How saving stands, where somebody outside of the form does it. */
export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  /** Done; what the server said to it. */
  | { kind: "saved"; message?: string }
  /** Refused; what was typed stays. */
  | { kind: "failed"; failure: FormFailure };

function textOf(value: unknown): string | undefined {
  if (typeof value === "string" && value !== "") return value;
  return Array.isArray(value)
    ? value.map(textOf).filter(Boolean).join(" ") || undefined
    : undefined;
}

/** Reads the `detail` of a refusal: a sentence for the reader, or sentences by key; else what is said without one. */
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
