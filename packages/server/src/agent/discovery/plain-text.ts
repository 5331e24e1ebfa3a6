/** Characters that would turn the direction of the words around them, or that show nothing at all. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** A text out of an app as one short line that changes nothing around it. */
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
/** Long and of letters and digits without a space: a key more often than a word. */
const LOOKS_DRAWN = /^(?=.*\d)(?=.*[A-Za-z])[\w+/=-]{24,}$/;

/** Whether a field or its value may be something that only its owner should know. It is then not shown as a sample. */
export const maybeSecret = (field: string, value: string): boolean =>
  SECRET_NAME.test(field.replaceAll("_", " ")) ||
  SECRET_VALUE.test(value) ||
  LOOKS_DRAWN.test(value);
