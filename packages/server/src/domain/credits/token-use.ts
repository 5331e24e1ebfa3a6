import { sayCount } from "./amounts.ts";

/** Prices of a model's tokens, in hundredths of a credit per million. */
export type TokenPrice = {
  readonly input: number;
  /** Of input that the provider read from its cache. */
  readonly cached: number;
  readonly output: number;
};

/** Tokens of finished model steps. */
export type TokenCount = {
  /** Tokens read, the cached ones included. */
  readonly input: number;
  readonly cached: number;
  /** Tokens written, reasoning included. */
  readonly output: number;
  readonly reasoning: number;
};

/** What a run used of one model, with the price of that time: a model that gets cheaper later changes no charge. */
export type TokenUse = TokenCount & {
  /** The provider's id and the id that the provider got, such as `openai:gpt-5.2`. */
  readonly model: string;
  readonly name: string;
  readonly price: TokenPrice;
};

const MILLION = 1_000_000;

/** The price of tokens, in whole hundredths of a credit, rounded up so that nothing is given away. */
export function costOf({
  input,
  cached,
  output,
  price,
}: Omit<TokenUse, "model" | "name" | "reasoning">) {
  const exact = (input - cached) * price.input + cached * price.cached + output * price.output;
  return Math.ceil(exact / MILLION);
}

/** The price of all tokens of a run: the sum of what each of its lines says. */
export const totalCost = (uses: readonly TokenUse[]): number =>
  uses.reduce((sum, use) => sum + costOf(use), 0);

/** Tokens with the models that used them: `12,345 tokens of GPT-4o (gpt-5.2)`. */
export function sayTokens(uses: readonly TokenUse[]): string {
  const count = uses.reduce((sum, { input, output }) => sum + input + output, 0);
  const models = new Intl.ListFormat("en-GB").format(new Set(uses.map(sayModel)));
  return `${sayCount(count, "token")} of ${models}`;
}

/** A model's name; with the id that its provider got where the name does not say it. */
export function sayModel({ name, model }: Pick<TokenUse, "name" | "model">): string {
  const sentAs = model.slice(model.indexOf(":") + 1);
  return plain(name).includes(plain(sentAs)) ? name : `${name} (${sentAs})`;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, "");

/** Adds a step to what a run used. Steps at one price are one entry. */
export function addUse(uses: readonly TokenUse[], step: TokenUse): TokenUse[] {
  const same = (use: TokenUse) =>
    use.model === step.model &&
    use.price.input === step.price.input &&
    use.price.cached === step.price.cached &&
    use.price.output === step.price.output;
  if (!uses.some(same)) return [...uses, step];
  return uses.map((use) =>
    same(use)
      ? {
          ...use,
          name: step.name,
          input: use.input + step.input,
          cached: use.cached + step.cached,
          output: use.output + step.output,
          reasoning: use.reasoning + step.reasoning,
        }
      : use,
  );
}

/** Adds several steps: see {@link addUse}. */
export const addUses = (uses: readonly TokenUse[], steps: readonly TokenUse[]): TokenUse[] =>
  steps.reduce(addUse, [...uses]);
