/** Characters that nobody sees, or that reorder the text around them. Joiners stay, since some languages and many emoji need them. */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]+/gu;

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
