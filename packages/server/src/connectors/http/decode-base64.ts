/** Text that was encoded in base64 or base64url. It is UTF-8; older mail may be none, and is read as what Windows wrote then. */
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
