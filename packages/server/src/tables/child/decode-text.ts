/**
 * Turns the bytes of a text file into text: by its byte order mark, else UTF-8, else UTF-16 where every second byte is
 * empty, else Windows-1252, which spreadsheets of the western world write.
 * @returns undefined when the bytes are no text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return text === undefined || holdsControls(text) ? undefined : text;
}

function decode(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strict("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strict("utf-16be", bytes);
  const wide = looksWide(bytes);
  if (wide) return strict(wide, bytes);
  return strict("utf-8", bytes) ?? strict("windows-1252", bytes);
}

/** The decoder removes a byte order mark itself. */
function strict(encoding: string, bytes: Uint8Array) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function looksWide(bytes: Uint8Array) {
  const length = Math.min(bytes.length, 1000) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const most = length * 0.35;
  if (odd > most && even === 0) return "utf-16le";
  if (even > most && odd === 0) return "utf-16be";
  return undefined;
}

/** Text has no control characters but tab, line breaks, form feed and the end-of-file mark of old systems. */
function holdsControls(text: string) {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !ALLOWED_CONTROLS.has(code)) return true;
  }
  return false;
}

const ALLOWED_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
