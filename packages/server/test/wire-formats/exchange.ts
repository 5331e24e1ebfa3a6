/** A provider's answer to one request, and what must come of it. */
export type Exchange = {
  readonly name: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, byte by byte. */
  readonly body: string;
  /** The connection breaks where the body ends. */
  readonly isCut?: true;
  readonly comes: Outcome;
};

export type Outcome = {
  readonly text?: string;
  readonly reasoning?: string;
  readonly calls?: readonly {
    readonly name: string;
    readonly input: unknown;
    /** The model is told that its arguments make no sense; the call is not made. */
    readonly isInvalid?: true;
  }[];
  /** Read, of them cached, written, of them reasoning. */
  readonly tokens?: readonly [number, number, number, number];
  readonly isCut?: true;
  /** What the user is told. */
  readonly failure?: RegExp;
};

/** Server-sent events without names. */
export const events = (...data: readonly unknown[]): string =>
  data.map((one) => `data: ${typeof one === "string" ? one : JSON.stringify(one)}\n\n`).join("");

type NamedEvent = { readonly type: string; readonly [member: string]: unknown };

/** Server-sent events named by their `type`. */
export const namedEvents = (...data: readonly NamedEvent[]): string =>
  data.map((one) => `event: ${one.type}\ndata: ${JSON.stringify(one)}\n\n`).join("");

/** An answer that is no stream. */
export const refused = (
  name: string,
  status: number,
  body: unknown,
  failure: RegExp,
  headers: Readonly<Record<string, string>> = {},
): Exchange => ({
  name,
  status,
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
  comes: { failure },
});
