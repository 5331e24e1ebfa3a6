import { ToolError } from "../plugins/types.ts";
import { AppError } from "../errors.ts";
import { type Picture, readPicture } from "./read-picture.ts";

/** Fetches an image: the gate's `fetch`. */
type Fetch = (
  url: string,
  init: {
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
    readonly limits: { readonly bodyBytes: number; readonly totalMs: number };
  },
) => Promise<Response>;

const LIMITS = { bodyBytes: 8 * 1024 * 1024, totalMs: 20_000 };
/** Pixels per side: a small file can unpack to an image that fills a viewer's memory. */
const WIDEST = 8192;

/**
 * Fetches an image that an answer refers to. Its host learns nothing about the viewer.
 * @throws AppError `invalid` with a message about the host
 */
export async function fetchImage(
  fetch: Fetch,
  address: string,
  signal: AbortSignal,
): Promise<{ readonly type: Picture["type"]; readonly content: Buffer<ArrayBuffer> }> {
  const { host, content } = await load(fetch, address, signal);
  const picture = readPicture(content);
  if (!picture) {
    throw new AppError("invalid", `${host} did not return a PNG, JPEG, GIF or WebP image.`);
  }
  const { size: { width, height } = { width: 0, height: 0 } } = picture;
  if (width < 1 || height < 1) throw new AppError("invalid", `The image from ${host} has no size.`);
  if (width > WIDEST || height > WIDEST) {
    throw new AppError(
      "invalid",
      `The image from ${host} is larger than ${WIDEST} pixels on one side.`,
    );
  }
  return { type: picture.type, content };
}

async function load(fetch: Fetch, address: string, signal: AbortSignal) {
  try {
    const headers = { accept: "image/webp,image/png,image/jpeg,image/gif" };
    const response = await fetch(address, { headers, signal, limits: LIMITS });
    const { host } = new URL(response.url);
    if (!response.ok) {
      await response.body?.cancel();
      throw new AppError("invalid", `${host} returned status ${response.status}.`);
    }
    return { host, content: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    if (error instanceof ToolError) throw new AppError("invalid", error.message, { cause: error });
    throw error;
  }
}
