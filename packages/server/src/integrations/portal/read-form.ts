import type { Context } from "hono";

const FORM_LIMIT_BYTES = 16 * 1024;

/** The form of a request; undefined for anything else, and for one that is too large. */
export async function readForm(c: Context): Promise<FormData | undefined> {
  const size = Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY);
  if (size > FORM_LIMIT_BYTES) return undefined;
  try {
    return await c.req.raw.formData();
  } catch {
    return undefined;
  }
}
