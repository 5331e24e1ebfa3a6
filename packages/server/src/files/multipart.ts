/** The body is not valid multipart form data. */
export class MultipartError extends Error {
  override readonly name = "MultipartError";
}

/** One part of a multipart form. Read its bytes before requesting the next part. */
export type MultipartPart = {
  readonly name: string;
  /** As the browser wrote it; undefined for a plain field. A label, never a path. */
  readonly filename: string | undefined;
  readonly bytes: AsyncGenerator<Uint8Array, void, undefined>;
};

const MAX_HEADER_BYTES = 16 * 1024;
const SPACE = 0x20;
const TAB = 0x09;
const HEADER_END = Buffer.from("\r\n\r\n");

/**
 * Reads a multipart form as it arrives, holding no more than one chunk of it, so that a large file goes to disk and
 * not through memory.
 * @param contentType the request's header
 * @throws MultipartError when the form is malformed or ends early
 */
export async function* readMultipart(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<MultipartPart, void, undefined> {
  const source = new ByteSource(body);
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  // The first boundary may be at the very start, so put a line break before it.
  source.unread(Buffer.from("\r\n"));
  for await (const _ of source.until(delimiter)) {
    // The preamble has no meaning.
  }
  while (!(await atClose(source))) {
    const headers = await readHeaders(source);
    const disposition = headers.get("content-disposition") ?? "";
    const bytes = source.until(delimiter);
    yield {
      name: parameter(disposition, "name") ?? "",
      filename: parameter(disposition, "filename"),
      bytes,
    };
    for await (const _ of bytes) {
      // Skip what the caller did not read.
    }
  }
}

/** A byte stream that can be read up to a delimiter, even one that is split across chunks. */
class ByteSource {
  #buffer: Buffer = Buffer.alloc(0);
  readonly #chunks: AsyncIterator<Uint8Array>;

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  unread(bytes: Buffer) {
    this.#buffer = Buffer.concat([bytes, this.#buffer]);
  }

  async #more() {
    const next = await this.#chunks.next();
    if (next.done) throw new MultipartError("The form ends before its closing boundary.");
    this.#buffer = Buffer.concat([this.#buffer, next.value]);
  }

  async take(length: number): Promise<Buffer> {
    while (this.#buffer.length < length) await this.#more();
    const taken = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return taken;
  }

  async skipBlanks() {
    for (;;) {
      const at = this.#buffer.findIndex((byte) => byte !== SPACE && byte !== TAB);
      this.#buffer = at < 0 ? Buffer.alloc(0) : this.#buffer.subarray(at);
      if (at >= 0) return;
      await this.#more();
    }
  }

  /** Everything before the delimiter, which is consumed. */
  async *until(delimiter: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const at = this.#buffer.indexOf(delimiter);
      if (at >= 0) {
        const before = this.#buffer.subarray(0, at);
        this.#buffer = this.#buffer.subarray(at + delimiter.length);
        if (before.length > 0) yield before;
        return;
      }
      const safe = this.#buffer.length - delimiter.length + 1;
      if (safe > 0) {
        const before = this.#buffer.subarray(0, safe);
        this.#buffer = this.#buffer.subarray(safe);
        yield before;
      }
      await this.#more();
    }
  }
}

async function atClose(source: ByteSource) {
  // Whitespace is allowed between a boundary and its line break.
  await source.skipBlanks();
  const two = await source.take(2);
  if (two.equals(Buffer.from("--"))) return true;
  if (two.equals(Buffer.from("\r\n"))) return false;
  throw new MultipartError("A boundary of the form is malformed.");
}

async function readHeaders(source: ByteSource) {
  const parts: Uint8Array[] = [];
  let size = 0;
  source.unread(Buffer.from("\r\n"));
  for await (const chunk of source.until(HEADER_END)) {
    size += chunk.byteLength;
    if (size > MAX_HEADER_BYTES) throw new MultipartError("The headers of a part are too long.");
    parts.push(chunk);
  }
  const headers = new Map<string, string>();
  for (const line of Buffer.concat(parts).toString("utf8").split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0)
      headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function boundaryOf(contentType: string) {
  const found = /^multipart\/form-data\b.*?;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (!boundary || boundary.length > 200)
    throw new MultipartError("The request is not a multipart form.");
  return boundary;
}

/** Browsers write a quote and line breaks in a name as %22, %0D and %0A, and all else as UTF-8. */
function parameter(header: string, name: string) {
  const found = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;]+))`, "i").exec(header);
  const value = found?.[1] ?? found?.[2];
  return value
    ?.replaceAll(/\\(["\\])/g, "$1")
    .replaceAll(/%(22|0d|0a)/gi, (code) => decodeURIComponent(code));
}
