import { parseExactly } from "../exact-json.ts";
import { AppError } from "../domain/errors.ts";
import { MAX_DEPTH, isWithin } from "../domain/nesting.ts";
import { storable } from "../domain/storable.ts";

/** The largest JSON body that is accepted, in bytes. */
export const JSON_LIMIT_BYTES = 1024 * 1024;

const tooLarge = (limit: number) =>
  new AppError("too_large", `The request is larger than the limit of ${limit / 1024 / 1024} MB.`);

/**
 * Reads the body as text, no more of it than the limit, which is in bytes.
 * @throws AppError `too_large`
 */
export async function readText(request: Request, limit = JSON_LIMIT_BYTES): Promise<string> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Reads JSON, in a form that the database can keep.
 * @returns undefined for an empty text
 * @throws AppError `invalid`
 */
export function parseJson(text: string): unknown {
  if (text.trim() === "") return undefined;
  const value = parse(text);
  if (!isWithin(value, MAX_DEPTH)) throw new AppError("invalid", "The body is nested too deeply.");
  return storable(value);
}

function parse(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    throw new AppError("invalid", "The body is not valid JSON.");
  }
}
