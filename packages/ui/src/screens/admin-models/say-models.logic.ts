import { adminModelsTexts as texts } from "./admin-models.texts.ts";
import type { ModelRow, ProviderRow } from "./admin-models.types.ts";

const DAY = 86_400_000;
/** How long before a shutdown administrators are warned. */
const WARNING_DAYS = 60;

/** A number of tokens as people say it: 128k, 32k, 2M. */
export function sayTokens(tokens: number, locale: string | undefined): string {
  const [size, unit] = tokens >= 1_000_000 ? [1_000_000, "M"] : [1000, "k"];
  // Some lengths are powers of two: 32,768 is called 32k.
  const base =
    tokens % 1000 !== 0 && tokens % 1024 === 0 ? (unit === "M" ? 1024 ** 2 : 1024) : size;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(tokens / base);
  return `${number}${unit}`;
}

/** Credits as dollars: 7.5 as $0.075. */
export const sayDollars = (credits: number, locale: string | undefined): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: credits % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 4,
  }).format(credits / 100);

/** The model that answers under this id, where it is another. */
export function standsFor({ id, sentAs }: Pick<ModelRow, "id" | "sentAs">): string | null {
  return id.slice(id.indexOf(":") + 1) === sentAs ? null : sentAs;
}

/** Who answers for a model. The provider of a specified one may not be set up. */
export function providerName(
  { providerId }: Pick<ModelRow, "providerId">,
  providers: readonly Pick<ProviderRow, "id" | "name">[],
): string {
  const known = providers.find(({ id }) => id === providerId);
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return known?.name ?? kinds[providerId] ?? providerId;
}

/** Whether the provider turns it off soon, or has; null while there is time. */
export function closingOf(
  { shutdown }: Pick<ModelRow, "shutdown">,
  now: string,
): "soon" | "past" | null {
  if (shutdown === null) return null;
  const left = Date.parse(`${shutdown}T00:00:00Z`) - Date.parse(now);
  if (left <= 0) return "past";
  return left <= WARNING_DAYS * DAY ? "soon" : null;
}

/** A day as 14 January 2027, in the words of the locale. */
export const sayDay = (day: string, locale: string | undefined): string =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));

/** Who can choose a model, in a word or a name. */
export function sayOffer({ to, organizations }: ModelRow["offered"]): string {
  if (to !== "organizations") return texts.models.offers[to];
  const [first] = organizations;
  return organizations.length === 1 && first
    ? first.name
    : texts.models.someOrganizations(organizations.length);
}

/** How many models of a provider there are, and who can choose them where that is the same for all. */
export function sayModels(models: readonly ModelRow[]): string {
  const { everyone, nobody, someOrganizations, offered, models: count } = texts.providers;
  const [first] = models;
  if (!first) return count(0);
  const { to, organizations } = first.offered;
  const key = JSON.stringify(first.offered);
  if (models.some((model) => JSON.stringify(model.offered) !== key)) return count(models.length);
  if (to === "everyone") return offered(models.length, everyone);
  if (to === "nobody") return offered(models.length, nobody);
  const [only] = organizations;
  const names =
    organizations.length === 1 && only ? only.name : someOrganizations(organizations.length);
  return offered(models.length, names);
}

const numberIn = (typed: string) => Number(typed.trim().replaceAll(",", ""));

/** A typed number within limits; undefined for anything else. */
export function readNumber(typed: string, least: number, most: number): number | undefined {
  const number = numberIn(typed);
  return typed.trim() !== "" && number >= least && number <= most ? number : undefined;
}
