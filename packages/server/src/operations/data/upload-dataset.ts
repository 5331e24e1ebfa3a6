import { fileTooLarge } from "../../domain/datasets/refusals.ts";
import { AppError } from "../../domain/errors.ts";
import { MultipartError, readMultipart } from "../../files/multipart.ts";
import { chunksOf, discard } from "../../files/request-body.ts";
import { upTo } from "../../files/up-to.ts";
import { created, operation } from "../../http/operation.ts";
import { toDataset } from "./to-dataset.ts";

/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;

export const uploadDataset = operation("uploadDataset", async ({ deps, user, request }) => {
  const limit = deps.env.uploadLimitBytes;
  const most = limit + FORM_BYTES;
  const body = chunksOf(request.body);
  try {
    if (Number(request.headers.get("content-length")) > most) throw fileTooLarge(limit);
    // A body without a declared size could continue forever in a part that is skipped.
    const form = upTo(most, body, () => fileTooLarge(limit));
    for await (const part of readMultipart(request.headers.get("content-type") ?? "", form)) {
      if (part.name !== "file" || part.filename === undefined) continue;
      const file = { filename: part.filename, bytes: part.bytes };
      const { sameName, ...dataset } = await deps.datasets.upload(user.id, file, request.signal);
      return created({
        ...toDataset(dataset, deps.columnRoles(dataset)),
        ...(sameName && { same_name: { id: sameName.id, filename: sameName.filename } }),
      });
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
