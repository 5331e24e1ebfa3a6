import { parsePhoneNumberFromString } from "libphonenumber-js";
import { AppError } from "../errors.ts";

/** A phone number that exists as a number, whether or not it is in use. */
export type ReadNumber = { readonly phoneNumber: string; readonly country: string };

/**
 * Reads a number as people write it, with spaces and signs.
 * @throws AppError invalid
 */
export function readNumber(text: string): ReadNumber {
  const typed = text.trim();
  if (!typed.startsWith("+")) {
    throw new AppError(
      "invalid",
      "Enter the number in international format, with a plus sign and the country code, like +15551234567.",
    );
  }
  const number = parsePhoneNumberFromString(typed);
  if (!number?.isPossible() || number.ext) {
    throw new AppError(
      "invalid",
      `${typed} is not a phone number. Check the country code and the digits.`,
    );
  }
  return {
    phoneNumber: number.number,
    country: number.country ?? `+${number.countryCallingCode}`,
  };
}
