type ReplyHeaders = Readonly<Record<string, string>>;

/** A handler's response: a status with a JSON body, or 204 without one. */
export type Reply<Status extends number = number, Body = unknown> = {
  readonly status: Status;
  readonly body?: Body;
  readonly headers?: ReplyHeaders;
  /** Values of `Set-Cookie`, one header each. */
  readonly cookies?: readonly string[];
  /** Whether the answer has a tag, by which a client asks whether it has changed. */
  readonly isTagged?: boolean;
};

/** 200 with a JSON body. */
export const ok = <Body>(body: Body, headers?: ReplyHeaders) => ({
  status: 200 as const,
  body,
  headers,
});

/** 201 with a JSON body. */
export const created = <Body>(body: Body, headers?: ReplyHeaders) => ({
  status: 201 as const,
  body,
  headers,
});

/** 204, no body. */
export const noContent = (headers?: ReplyHeaders) => ({ status: 204 as const, headers });

/** The same reply with a tag. */
export const tagged = <R extends Reply>(reply: R): R => ({ ...reply, isTagged: true });

/** The same reply with cookies. */
export const withCookies = <R extends Reply>(reply: R, ...cookies: readonly string[]): R => ({
  ...reply,
  cookies,
});
