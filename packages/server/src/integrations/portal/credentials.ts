import { z } from "zod";
import { BRAND } from "../../brand.ts";
import { isCommonPassword } from "../../domain/auth/common-passwords.ts";
import { storableText } from "../../domain/storable.ts";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
const EMAIL_MAX = 254;
const COMMON =
  "Many people use this password, so it is easy to guess. Choose another one, such as three or four unrelated words.";

/** The values of a form, and the error of each field. */
export type Typed = { readonly email: string; readonly password: string };
export type FieldErrors = { readonly email?: string; readonly password?: string };

/** One field of a form; a missing one reads as empty. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Reads the address, without the spaces around it. */
export const readEmail = (form: FormData): string => storableText(readText(form, "email")).trim();

/** Reads the two fields. Only the address is trimmed: spaces belong to a password. */
export const readTyped = (form: FormData): Typed => ({
  email: readEmail(form),
  password: readText(form, "password"),
});

/** Validates the values for a new account; empty if they are valid. */
export async function checkTyped({ email, password }: Typed): Promise<FieldErrors> {
  return { email: checkEmail(email), password: await checkPassword(password, email) };
}

/** The problem of an email address, if any. */
export function checkEmail(email: string): string | undefined {
  if (email === "") return "Enter your email address.";
  const valid = email.length <= EMAIL_MAX && z.email().safeParse(email).success;
  return valid ? undefined : "Enter an email address like name@example.com.";
}

/** The problem of a new password, if any. @param email the address of the account, if known */
export async function checkPassword(password: string, email?: string): Promise<string | undefined> {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`;
  if (password.toLowerCase() === email?.toLowerCase())
    return "Use something other than your email address.";
  if (password.toLowerCase() === BRAND.name.toLowerCase())
    return `Use something other than ${BRAND.name}.`;
  if (new Set(password).size < 3) return "Use more than two different characters.";
  if (await isCommonPassword(password)) return COMMON;
  return undefined;
}
