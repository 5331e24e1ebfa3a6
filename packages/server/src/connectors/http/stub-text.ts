const MAX_STUB_LENGTH = 400;
/** Hints to open the HTML instead, in the languages whose mail programs write them. */
const HINT =
  /\bhtml\b|\b(?:view|open|read|see)\b.{0,60}\b(?:online|browser)\b|\bim browser\b|\bnavigateur\b|\bnavegador\b|\bnel browser\b/i;

/**
 * Whether the plain text of a mail says nothing: it is blank, or only a hint to open its HTML. People would see an empty mail, and
 * the agent would answer one.
 */
export function isStub(text: string): boolean {
  const said = text.trim();
  return said === "" || (said.length <= MAX_STUB_LENGTH && HINT.test(said));
}
