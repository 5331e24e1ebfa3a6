import { z } from "../../form/zod-jitless.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { ModelDraft, ModelRow, NamedOrganization, OfferedTo } from "./admin-models.types.ts";
import { readNumber } from "./say-models.logic.ts";

const texts = adminModelsTexts.model.missing;
const MAX_CREDITS = 1_000_000;
const MAX_TOKENS = 100_000_000;
const MAX_BUDGET = 10_000_000;

/** Radix has no option with an empty value. */
export const NO_FALLBACK = "none";

const credits = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const number = readNumber(typed, 0, MAX_CREDITS);
    if (number !== undefined) return number;
    context.issues.push({ code: "custom", message: texts.price, input: typed });
    return z.NEVER;
  }),
);

/** A number, or null for nothing. */
const numberOr = (least: number, most: number, message: string, isWhole: boolean) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      if (typed.trim() === "") return null;
      const number = readNumber(typed, least, most);
      if (number !== undefined && (!isWhole || Number.isInteger(number))) return number;
      context.issues.push({ code: "custom", message, input: typed });
      return z.NEVER;
    }),
  );

const ability = z.enum(["tools", "images", "reasoning"]);
export type Ability = z.infer<typeof ability>;

const organization = z.object({ id: z.string(), name: z.string() });

const common = {
  providerId: z.string({ error: texts.provider }).check(z.minLength(1, texts.provider)),
  sentAs: z
    .string({ error: texts.sentAs })
    .check(z.trim(), z.minLength(1, texts.sentAs), z.maxLength(200)),
  name: z.string().check(z.trim(), z.minLength(1, texts.name), z.maxLength(100)),
  input: credits,
  cached: credits,
  output: credits,
  contextTokens: numberOr(1000, MAX_TOKENS, texts.context, true),
  can: z.array(ability),
  isDefault: z.boolean(),
  dailyBudget: numberOr(1, MAX_BUDGET, texts.budget, false),
  fallback: z.pipe(
    z.string(),
    z.transform((id) => (id === NO_FALLBACK ? null : id)),
  ),
};

const forAll = { ...common, organizations: z.array(organization) };
const forSome = {
  ...common,
  organizations: z.array(organization).check(z.minLength(1, texts.organizations)),
};

/** The questions about a model that is offered so. */
export const modelQuestions = (to: OfferedTo) => (to === "organizations" ? forSome : forAll);

type Answers = z.output<z.ZodMiniObject<typeof forAll>>;

const numberText = (number: number | null | undefined) =>
  number === null || number === undefined ? "" : String(number);

/** What the form of a model begins with. */
export function initialAnswers(model: ModelRow | null) {
  const can = model?.can ?? { tools: true, images: false, reasoning: false };
  return {
    providerId: model?.providerId as unknown as string,
    sentAs: model?.sentAs as unknown as string,
    name: model?.name ?? "",
    // Nobody adds a model for free by not thinking of its price.
    input: numberText(model?.prices.input),
    cached: numberText(model?.prices.cached),
    output: numberText(model?.prices.output),
    contextTokens: numberText(model?.contextTokens),
    can: ability.options.filter((one) => can[one]),
    organizations: [...(model?.offered.organizations ?? [])] as NamedOrganization[],
    isDefault: model?.isDefault ?? false,
    dailyBudget: numberText(model?.dailyBudget),
    fallback: model?.fallback ?? NO_FALLBACK,
  };
}

/** A model as it was filled in. */
export const toDraft = (
  { input, cached, output, can, organizations, ...answers }: Answers,
  id: string | null,
  offeredTo: OfferedTo,
): ModelDraft => ({
  ...answers,
  id,
  offeredTo,
  prices: { input, cached, output },
  can: {
    tools: can.includes("tools"),
    images: can.includes("images"),
    reasoning: can.includes("reasoning"),
  },
  organizationIds: offeredTo === "organizations" ? organizations.map((one) => one.id) : [],
});
