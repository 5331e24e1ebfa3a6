import type { Form } from "../../questions/form.ts";

/** A prompt that says in which order its groups come. */
export type Ordered = {
  /** Without the words of the order. */
  readonly rest: string;
  /** The words themselves. */
  readonly said: string;
  readonly down: boolean;
};

const SORTED = String.raw`(?:(?:and\s+)?(?:sorted|sort|ordered|sortiert)\s+(?:(?:in|from|by)\s+)?)?`;
const PHRASE = new RegExp(
  [
    String.raw`[,;(]?\s*(?<![\p{L}\p{N}])${SORTED}(?:`,
    String.raw`(?<down>(?:the\s+)?(?:highest|largest|biggest|greatest|most|top)\s+(?:ones?\s+)?first|high(?:est)?\s+to\s+low(?:est)?|(?:in\s+)?descending(?:\s+order)?|(?:die\s+)?(?:h\u00f6chste|gr\u00f6\u00dfte|meiste)[nrs]?\s+zuerst|absteigend)`,
    String.raw`|(?<up>(?:the\s+)?(?:lowest|smallest|least|fewest)\s+(?:ones?\s+)?first|low(?:est)?\s+to\s+high(?:est)?|(?:in\s+)?ascending(?:\s+order)?|(?:die\s+)?(?:niedrigste|kleinste|geringste|wenigste)[nrs]?\s+zuerst|aufsteigend)`,
    String.raw`)(?![\p{L}\p{N}])\)?`,
  ].join(""),
  "iu",
);

/** The order that a prompt asks for by the figure: "highest first", "in descending order", "aufsteigend". */
export function orderIn(prompt: string): Ordered | undefined {
  const found = PHRASE.exec(prompt);
  if (!found) return undefined;
  const [said] = found;
  return {
    rest: `${prompt.slice(0, found.index)} ${prompt.slice(found.index + said.length)}`.trim(),
    said: said.replace(/^[,;(\s]+|[)\s]+$/g, ""),
    down: found.groups?.["down"] !== undefined,
  };
}

/** A form in that order; undefined where it has nothing to be put in order. */
export function inOrder(form: Form, { down }: Pick<Ordered, "down">): Form | undefined {
  return form.kind === "figures" && form.groups.length > 0
    ? { ...form, order: { down } }
    : undefined;
}
