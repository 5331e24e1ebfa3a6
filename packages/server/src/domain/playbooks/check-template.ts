import { AppError } from "../errors.ts";
import { fieldsFor, isKnown, suggest } from "./fields.ts";
import type { SourceType } from "./ports.ts";
import { parseTemplate, writePath, type Place, type Template } from "./template.ts";

/** Something in a template that a user has to look at. */
export type Problem = Place & {
  readonly placeholder: string;
  readonly problem: string;
  readonly suggestion: string | null;
  /** Whether a playbook with it is not saved. */
  readonly refused: boolean;
};

const SOURCE_NAMES: Readonly<Record<SourceType, string>> = {
  email: "email",
  jira: "Jira issues",
  data_condition: "data conditions",
  manual: "tasks",
};

/** The problems that keep a template from being saved for this source, in the order of its text. */
export function checkTemplate(source: SourceType, { parts, errors }: Template): Problem[] {
  const unknown = parts.flatMap((part): Problem[] => {
    if (part.kind === "text" || isKnown(source, part.path)) return [];
    const placeholder = writePath(part.path);
    return [
      {
        line: part.line,
        column: part.column,
        placeholder,
        problem: `${placeholder} does not exist for ${SOURCE_NAMES[source]}.`,
        suggestion: suggest(placeholder, fieldsFor(source, undefined)),
        refused: true,
      },
    ];
  });
  return [...errors.map((one) => ({ ...one, suggestion: null, refused: true })), ...unknown].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** @throws AppError `invalid` naming line and column of everything that is wrong with the template */
export function requireValid(source: SourceType, promptTemplate: string): void {
  const problems = checkTemplate(source, parseTemplate(promptTemplate));
  if (problems.length > 0) throw new AppError("invalid", problems.map(describe).join("\n"));
}

const describe = ({ line, column, problem, suggestion }: Problem): string =>
  `Line ${line}, column ${column}: ${problem}${suggestion ? ` Did you mean ${suggestion}?` : ""}`;
