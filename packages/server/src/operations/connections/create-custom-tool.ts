import {
  addCustomTool,
  MAX_ICON_BYTES,
  tooLarge,
} from "../../domain/connections/add-custom-tool.ts";
import { AppError } from "../../domain/errors.ts";
import { MultipartError, readMultipart } from "../../files/multipart.ts";
import { chunksOf, discard } from "../../files/request-body.ts";
import { upTo } from "../../files/up-to.ts";
import { created, operation } from "../../http/operation.ts";
import { toPluginSummary } from "../../plugins/to-plugin-summary.ts";

/** A form with an icon that is far too large is not read to its end. */
const MAX_FORM_BYTES = 16 * 1024 * 1024;
/** Room for a name or a description, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024;

/** Makes a tool of a user's own. */
export const createCustomTool = operation("createCustomTool", async ({ deps, user, request }) => {
  const body = chunksOf(request.body);
  try {
    const fields = await readFields(request.headers.get("content-type") ?? "", body);
    return created(
      toPluginSummary(
        await addCustomTool(deps, user.id, {
          name: fields.get("name")?.toString("utf8") ?? "",
          description: fields.get("description")?.toString("utf8") ?? "",
          icon: fields.get("icon") ?? Buffer.alloc(0),
        }),
      ),
    );
  } catch (error) {
    if (error instanceof MultipartError)
      throw new AppError("invalid", error.message, { cause: error });
    throw error;
  } finally {
    await discard(body);
  }
});

/** The parts of a form by name, each read just far enough to tell that it is too large. */
async function readFields(
  type: string,
  body: AsyncIterable<Uint8Array>,
): Promise<ReadonlyMap<string, Buffer>> {
  const fields = new Map<string, Buffer>();
  for await (const { name, bytes } of readMultipart(type, upTo(MAX_FORM_BYTES, body, tooLarge))) {
    const most = (name === "icon" ? MAX_ICON_BYTES : MAX_TEXT_BYTES) + 1;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of bytes) {
      if (size < most) chunks.push(chunk.subarray(0, most - size));
      size += chunk.byteLength;
    }
    fields.set(name, Buffer.concat(chunks));
  }
  return fields;
}
