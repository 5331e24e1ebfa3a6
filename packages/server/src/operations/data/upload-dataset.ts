import { fileTooLarge } from "../../domain/datasets/datasets.ts";
import { AppError } from "../../domain/errors.ts";
import { MultipartError, readMultipart } from "../../files/multipart.ts";
import { upTo } from "../../files/up-to.ts";
import { created, operation } from "../../http/operation.ts";
import { toDataset } from "./to-dataset.ts";

/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;
/** Of a body over the limit so much is read and thrown away, so that the browser gets to see the answer. */
const DISCARD_BYTES = 512 * 1024 * 1024;

export const uploadDataset = operation("uploadDataset", async ({ deps, user, request }) => {
  const limit = deps.env.uploadLimitBytes;
  const most = limit + FORM_BYTES;
  const body = chunksOf(request.body);
  try {
    if (Number(request.headers.get("content-length")) > most) throw fileTooLarge(limit);
    // A body that did not tell its size may go on for ever in a part that nobody wants.
    const form = upTo(most, body, () => fileTooLarge(limit));
    for await (const part of readMultipart(request.headers.get("content-type") ?? "", form)) {
      if (part.name !== "file" || part.filename === undefined) continue;
      const file = { filename: part.filename, bytes: part.bytes };
      return created(toDataset(await deps.datasets.upload(user.id, file, request.signal)));
    }
    throw new AppError("invalid", "Choose a file to upload.");
  } catch (error) {
    if (error instanceof MultipartError)
      throw new AppError("invalid", error.message, { cause: error });
    throw error;
  } finally {
    await discard(body);
  }
});

/** Can be read on after a reader has left it in the middle. */
function chunksOf(body: ReadableStream<Uint8Array> | null): AsyncIterable<Uint8Array> {
  const reader = body?.getReader();
  const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
    const read = await reader?.read();
    return read && !read.done
      ? { done: false, value: read.value }
      : { done: true, value: undefined };
  };
  return { [Symbol.asyncIterator]: () => ({ next }) };
}

async function discard(body: AsyncIterable<Uint8Array>) {
  let left = DISCARD_BYTES;
  try {
    for await (const chunk of body) {
      left -= chunk.byteLength;
      if (left < 0) return;
    }
  } catch {
    // The sender has gone; there is nobody left to answer.
  }
}
