/** Bidirectional controls, which would reorder the text around them, and other invisible characters. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** An app's text as one short line that cannot affect the text around it. */
export function plainText(text: string, most = 120): string {
  const line = text.replaceAll(UNSEEN, " ").replaceAll(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length <= most
    ? line
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

const SECRET_NAME =
  /pass(?:word|wd|phrase|code)?\b|secret|token|api.?key|credential|private.?key|\bpin\b|\bcvv?\b|\biban\b|auth(?!or)/i;
const SECRET_VALUE =
  /\b(?:sk|pk|rk|ghp|gho|xox[abp]|glpat|AKIA|AIza)[-_\w]{8,}|\beyJ[\w-]{8,}\.|-----BEGIN|\bBearer\s/;
/** Long, with letters and digits and no space: more likely a key than a word. */
const RANDOM_TOKEN = /^(?=.*\d)(?=.*[A-Za-z])[\w+/=-]{24,}$/;

/** Whether a field or its value may be secret; it is then not shown as a sample. */
export const maybeSecret = (field: string, value: string): boolean =>
  SECRET_NAME.test(field.replaceAll("_", " ")) ||
  SECRET_VALUE.test(value) ||
  RANDOM_TOKEN.test(value);
