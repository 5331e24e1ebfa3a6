/** An address that may be followed, with the host a reader should see. */
export type SafeAddress = { href: string; host: string };

const followed = new Set(["http:", "https:", "mailto:"]);

/**
 * Reads an address written by a model or a tool. Only absolute http, https and mailto addresses are followed; the
 * browser's own URL reader decides, so control characters and odd spellings cannot smuggle another scheme in.
 * @returns null for everything else (relative, javascript, data, file, blob …).
 */
export function safeAddress(written: string): SafeAddress | null {
  const address = written.startsWith("www.") ? `https://${written}` : written;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (!followed.has(url.protocol)) return null;
  if (url.protocol === "mailto:") {
    const recipient = decodeSafely(url.pathname);
    return recipient === "" ? null : { href: url.href, host: recipient };
  }
  return url.hostname === "" ? null : { href: url.href, host: url.host };
}

/** Host named by an address that is not followed, for the chip of an image; the address itself when it has none. */
export function hostOf(written: string): string {
  try {
    const url = new URL(written);
    return url.host === "" ? url.protocol.slice(0, -1) : url.host;
  } catch {
    return written.slice(0, 40);
  }
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
