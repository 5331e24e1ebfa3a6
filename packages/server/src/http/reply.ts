type ReplyHeaders = Readonly<Record<string, string>>;

/** What a handler answers: a status with a JSON body, or a whole `Response` for streams and redirects. */
export type Reply<Body = unknown> =
  | { readonly status: 200 | 201 | 202; readonly body: Body; readonly headers?: ReplyHeaders }
  | { readonly status: 204; readonly headers?: ReplyHeaders }
  | Response;

/** 200 with a JSON body. */
export const ok = <Body>(body: Body, headers?: ReplyHeaders): Reply<Body> => ({ status: 200, body, headers });

/** 201 with a JSON body. */
export const created = <Body>(body: Body, headers?: ReplyHeaders): Reply<Body> => ({ status: 201, body, headers });

/** 204, no body. */
export const noContent = (headers?: ReplyHeaders): Reply<never> => ({ status: 204, headers });
