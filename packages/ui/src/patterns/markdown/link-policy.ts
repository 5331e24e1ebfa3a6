/** An address that is safe to follow, with the host a reader should see. */
export type SafeAddress = { href: string; host: string };

const followed = new Set(["http:", "https:", "mailto:"]);

/**
 * Parses an address written by a model or a tool. Only absolute http, https and mailto addresses pass; the browser's
 * own URL parser decides, so control characters and odd spellings cannot smuggle another scheme in. A user name or
 * password before the host is refused: it only makes `https://bank.example@evil.example` look like the bank's.
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
  if (url.protocol === "mailto:") return mailAddress(url);
  if (url.hostname === "" || url.username !== "" || url.password !== "") return null;
  return { href: url.href, host: url.host };
}

/** A mail to the visible recipients: other recipients and attachments in the address are dropped. */
function mailAddress(url: URL): SafeAddress | null {
  const recipient = decodeSafely(url.pathname);
  if (recipient === "") return null;
  const fields = url.search.slice(1).split("&");
  const kept = fields.filter((field) => /^(?:subject|body)=/i.test(field)).join("&");
  return { href: `mailto:${url.pathname}${kept === "" ? "" : `?${kept}`}`, host: recipient };
}

/** Host of an address that is not followed, for the chip of an image; the address itself if it has none. */
export function hostOf(written: string): string {
  try {
    const url = new URL(written);
    return url.host === "" ? url.protocol.slice(0, -1) : url.host;
  } catch {
    return written.slice(0, 40);
  }
}

/** Strips characters that would change the direction of the surrounding text, or hide in it. */
function decodeSafely(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(decoded) ? text : decoded;
  } catch {
    return text;
  }
}
