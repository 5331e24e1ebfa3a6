import iconv from "iconv-lite";
import { CODE_PAGES } from "../encodings.ts";

/**
 * Bytes as text. A byte order mark is removed.
 * @param isStrict whether bytes that are no characters make it fail, instead of becoming replacement characters
 * @returns undefined where it fails, or for an encoding that does not exist
 */
export function decodeBytes(
  label: string,
  bytes: Uint8Array,
  isStrict = false,
): string | undefined {
  if (label.startsWith("utf-32")) return decodeUtf32(bytes, label === "utf-32le");
  // Each byte of a code page is a character.
  if (CODE_PAGES.has(label)) return iconv.decode(Buffer.from(bytes), label);
  try {
    return new TextDecoder(label, { fatal: isStrict }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** No decoder of the platform has it. */
function decodeUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle);
    parts.push(code > 0x10_ff_ff ? "\ufffd" : String.fromCodePoint(code));
  }
  return parts.join("");
}
