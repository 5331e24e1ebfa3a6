import { randomInt } from "node:crypto";
import { encodeQR } from "qr";
import { Secret, TOTP } from "otpauth";
import { BRAND } from "../../brand.ts";

/** 160 bits, as RFC 4226 recommends. */
const KEY_BYTES = 20;
/** Steps of 30 seconds before and after the current one, for clocks that differ. */
const WINDOW = 1;

/** Settings that every authenticator app supports; several ignore others. */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A new key in base32, to be shared with an authenticator app. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The URI that adds a key to an authenticator app. @param label its name in the app */
export const toUri = (key: string, label: string): string =>
  new TOTP({ ...SETTINGS, issuer: BRAND.name, label, secret: key }).toString();

/**
 * The step that a code belongs to: the 30 seconds, counted from 1970.
 * @returns undefined when it is not a code of the key around this time
 */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const secret = Secret.fromBase32(key);
  const delta = TOTP.validate({ ...SETTINGS, token: code, secret, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ ...SETTINGS, timestamp }) + delta;
}

/** A text as a QR code. */
export type QrCode = {
  /** Modules on a side, with the quiet zone of four on each. */
  readonly size: number;
  /** An SVG path of the dark modules. */
  readonly path: string;
};

/** Draws a QR code. */
export function toQrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.map((row, y) => row.map((isDark, x) => drawRun(row, isDark, x, y)).join(""));
  return { size: rows.length, path: path.join("") };
}

/** One shape for adjacent dark modules, drawn at the first of them. */
function drawRun(row: readonly boolean[], isDark: boolean, x: number, y: number): string {
  if (!isDark || row[x - 1]) return "";
  const end = row.indexOf(false, x);
  const length = end - x;
  return `M${x} ${y}h${length}v1h-${length}z`;
}

/** Digits and letters, without those that look alike on paper. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const RECOVERY_CODES = 10;
/** 80 bits: enough for a plain hash to keep them. */
const RECOVERY_LENGTH = 16;

/** Ten new recovery codes, in groups of four characters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

function newRecoveryCode(): string {
  const characters = Array.from(
    { length: RECOVERY_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  );
  return characters.join("").replace(/.{4}(?=.)/g, "$&-");
}

/** A typed code: from an authenticator app, or a recovery code. */
export type TypedCode =
  | { readonly kind: "app"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

/** Reads a code, however it is spaced, hyphenated and capitalized. */
export function readCode(typed: string): TypedCode {
  const code = typed.replaceAll(/[\s-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  return { kind: "recovery", code: code.replaceAll(/[il]/g, "1").replaceAll("o", "0") };
}
