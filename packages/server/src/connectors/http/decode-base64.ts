/** Decodes base64 or base64url to text. Text that is not UTF-8 is read as Windows-1252, as in older mail. */
export function decodeBase64(encoded: string): string {
  const bytes = Buffer.from(encoded, "base64url");
  return decode(bytes).replaceAll("\r\n", "\n");
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
