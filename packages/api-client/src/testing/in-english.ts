import type { $ZodErrorMap } from "zod/v4/core";
import en from "zod/v4/locales/en.js";

const plain = en().localeError;

const number = (value: number | bigint) => value.toLocaleString("en");

/**
 * What is wrong with a value, in sentences: the small zod has no texts of its own, and those of its locale speak of types. It goes
 * with each parse, since the texts of a whole process belong to the module that set them last.
 */
export const inEnglish: $ZodErrorMap = (issue) => {
  if (issue.code === "too_big" && issue.origin === "string") {
    return `It is too long: at most ${number(issue.maximum)} characters.`;
  }
  if (issue.code === "too_small" && issue.origin === "string") {
    return issue.minimum === 1
      ? "It is empty."
      : `It is too short: at least ${number(issue.minimum)} characters.`;
  }
  if (issue.code === "invalid_format" && issue.pattern === String(/\S/)) return "It is empty.";
  if (issue.code === "too_big" && issue.origin === "number")
    return `It must be at most ${number(issue.maximum)}.`;
  if (issue.code === "too_small" && issue.origin === "number")
    return `It must be at least ${number(issue.minimum)}.`;
  if (issue.code === "invalid_type" && issue.input === undefined) return "It is missing.";
  return plain(issue);
};
