import { kebabCase, nextNumber } from "./names.mjs";

/**
 * A decision record with the next number.
 * @param {string} title
 * @param {string[]} existing names of the records that exist
 * @returns {Record<string, string>} path to content
 */
export function adrFiles(title, existing) {
  const number = nextNumber(existing);
  return {
    [`docs/adr/${number}-${kebabCase(title)}.md`]: `# ${number}. ${title}

Status: accepted

## Context

What forces a choice, and what it must satisfy.

## Decision

What we do.

## Consequences

What becomes easier, what becomes harder, and what would make us decide again.
`,
  };
}
