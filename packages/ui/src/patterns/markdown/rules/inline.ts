import { AddressFinder } from "./addresses.ts";
import { readAngleBracket } from "./angle-brackets.ts";
import { readClosing, readOpening } from "./brackets.ts";
import { readEntity, readEscape } from "./characters.ts";
import { readCodeSpan } from "./code-spans.ts";
import { readRun, resolveRuns } from "./emphasis.ts";
import { type InlineRule, InlineText } from "./inline-text.ts";
import type { InlineNode } from "./nodes.ts";

const rules = new Map<string, InlineRule>([
  ["\\", readEscape],
  ["&", readEntity],
  ["`", readCodeSpan],
  ["<", readAngleBracket],
  ["!", readOpening],
  ["[", readOpening],
  ["]", readClosing],
  ["*", readRun],
  ["_", readRun],
  ["~", readRun],
]);
const special = /[\\&`<![\]*_~]/g;

/** Parses inline content. Everything up to the next character with a rule is skipped at once. */
export function parseInline(
  text: string,
  isDefined: (label: string) => boolean,
): readonly InlineNode[] {
  const cx = new InlineText(text, isDefined);
  const addresses = new AddressFinder(cx);
  for (let pos = 0; pos < text.length; ) {
    special.lastIndex = pos;
    const stop = special.test(text) ? special.lastIndex - 1 : text.length;
    const address = addresses.next(pos, stop);
    if (address) {
      pos = cx.add({ name: "address", ...address });
      continue;
    }
    const end = rules.get(text.charAt(stop))?.(cx, stop) ?? -1;
    pos = end < 0 ? stop + 1 : end;
  }
  return resolveRuns(cx, 0);
}
