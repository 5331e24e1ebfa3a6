import { TextDecoder } from "node:util";

const SNIFFED_BYTES = 1024;

/** Names of the writing of a page; unknown ones are read as UTF-8, as most pages are. */
function decoderFor(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? "utf-8");
  } catch {
    return new TextDecoder();
  }
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1];

/**
 * Decodes a page as it comes in: by its content type, else by what its first bytes say, else as UTF-8.
 * @param contentType the header of the answer
 */
export async function* decodePage(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of body) {
    const beginning = () => new TextDecoder("latin1").decode(bytes.subarray(0, SNIFFED_BYTES));
    decoder ??= decoderFor(charsetIn(contentType) ?? charsetIn(beginning()));
    yield decoder.decode(bytes, { stream: true });
  }
  if (decoder) yield decoder.decode();
}
