import { isObject } from "./json.ts";

const SHOWN = "[secret]";
/** A shorter text occurs too often by chance; no app issues such keys. */
const MIN_SECRET_LENGTH = 4;

/** Removes secrets from a text. */
export type Redact = (text: string) => string;

/**
 * Removes secrets from texts, plain and as they were sent: apps quote the request in an error.
 * @param sent further forms, such as the user name and password of basic authentication in base64
 */
export function redactor(secrets: readonly string[], sent: readonly string[] = []): Redact {
  const forms = [...secrets, ...sent]
    .flatMap((secret) => [secret, ...inAddresses(secret.toWellFormed()), inJson(secret)])
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  return (text) => forms.reduce((clean, form) => clean.replaceAll(form, SHOWN), text);
}

/** As a part of a path and as a value of a query, with hexadecimal digits in either case. */
function inAddresses(secret: string): string[] {
  const forms = [
    encodeURIComponent(secret),
    new URLSearchParams({ s: secret }).toString().slice(2),
  ];
  const inLowerCase = forms.map((form) =>
    form.replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase()),
  );
  return [...forms, ...inLowerCase];
}

const inJson = (secret: string) => JSON.stringify(secret).slice(1, -1);

/** Removes them from every text of a value, including names of members. */
export function redactAll(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((one) => redactAll(one, redact));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [redact(key), redactAll(inner, redact)]),
  );
}
