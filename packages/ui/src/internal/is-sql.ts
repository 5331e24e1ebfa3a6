const isStatement = (text: string) => /^\s*(?:select|with)\b[\s\S]*\bfrom\b/i.test(text);

/** Whether a value is an SQL statement, by its key and what it says. */
export const isSql = (key: string, text: string): boolean =>
  /(?:^|_)sql$/i.test(key) || (/^(?:query|statement)$/i.test(key) && isStatement(text));
