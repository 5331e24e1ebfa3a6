/** What is sent for secrets that are already stored. */
export interface SecretPolicy {
  /** For an unchanged one: nothing, or the marker. */
  unchanged: "omit" | "marker";
  /** For one replaced by an empty text: kept, or removed. */
  blank: "keep" | "remove";
  /** What the server sends instead of a secret. */
  marker: string;
}

/** Connections: only typed secrets are sent, and a blank keeps the stored one. */
export const connectionSecrets: SecretPolicy = {
  unchanged: "omit",
  blank: "keep",
  marker: "__is_set__",
};

/** Settings of a plugin: the marker is sent back unchanged, and an empty text removes the secret. */
export const pluginSecrets: SecretPolicy = {
  unchanged: "marker",
  blank: "remove",
  marker: "__is_set__",
};

/** A secret in the form: undefined while a stored one is untouched. */
export interface SecretAnswer {
  key: string;
  stored: boolean;
  text: string | undefined;
}

/** Whether a typed secret equals the marker, which the server would take for "keep the stored one". */
export function isReserved(policy: SecretPolicy, text: string): boolean {
  return text.trim() === policy.marker;
}

/** Whether an answer removes the stored secret. */
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

/** The secrets to send, by key. Any key is safe. */
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
