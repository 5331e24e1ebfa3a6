import { detect } from "chardet";

/** Longer texts are recognized by their beginning. */
const SAMPLE_BYTES = 64 * 1024;

/**
 * Bytes of a mail as text: UTF-8 if they are that, otherwise in the charset that they most likely have. Old programs send text in
 * the charset of their country without naming it.
 * @param declared tried before any guess
 */
export function decodeBytes(bytes: Uint8Array, declared?: string): string {
  return (
    decodeAs("utf-8", bytes) ??
    (declared === undefined ? undefined : decodeAs(declared, bytes)) ??
    decodeAs(detect(bytes.subarray(0, SAMPLE_BYTES)) ?? "", bytes) ??
    new TextDecoder("windows-1252").decode(bytes)
  );
}

/** @returns undefined for bytes that are none of that charset, and for an unknown one */
function decodeAs(charset: string, bytes: Uint8Array): string | undefined {
  try {
    // Bytes may be cut in the middle of their last character, which is then left out.
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
