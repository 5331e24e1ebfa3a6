/** What is sent for secrets that are stored already. */
export interface SecretPolicy {
  /** One that was kept: nothing, or the marker that says so. */
  unchanged: "omit" | "marker";
  /** One in whose place nothing was typed: kept as well, or removed by an empty text. */
  blank: "keep" | "remove";
  /** What the server says instead of a secret. */
  marker: string;
}

/** Connections: only what was typed is sent, and a blank keeps what is on file. */
export const connectionSecrets: SecretPolicy = {
  unchanged: "omit",
  blank: "keep",
  marker: "__is_set__",
};

/** Settings of a plugin: the marker goes back as it came, and an empty text removes. */
export const pluginSecrets: SecretPolicy = {
  unchanged: "marker",
  blank: "remove",
  marker: "__is_set__",
};

/** A secret as the form has it: undefined while a stored one is not touched. */
export interface SecretAnswer {
  key: string;
  stored: boolean;
  text: string | undefined;
}

/** Whether a typed secret is the marker, which the server would take for "keep the stored one". */
export function isReserved(policy: SecretPolicy, text: string): boolean {
  return text.trim() === policy.marker;
}

/** Whether an answer takes the stored secret away. */
export function removes(
  policy: SecretPolicy,
  { stored, text }: Omit<SecretAnswer, "key">,
): boolean {
  return stored && text === "" && policy.blank === "remove";
}

function sent(policy: SecretPolicy, secret: SecretAnswer): string | undefined {
  if (secret.text !== undefined && secret.text !== "") return secret.text;
  if (removes(policy, secret)) return "";
  return secret.stored && policy.unchanged === "marker" ? policy.marker : undefined;
}

/** What is sent for the secrets of a form, by key. Any key is safe. */
export function serializeSecrets(
  policy: SecretPolicy,
  secrets: readonly SecretAnswer[],
): Record<string, string> {
  return Object.fromEntries(
    secrets.flatMap((secret): [string, string][] => {
      const text = sent(policy, secret);
      return text === undefined ? [] : [[secret.key, text]];
    }),
  );
}
