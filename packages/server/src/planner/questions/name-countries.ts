import { fold } from "../../text/stem.ts";
import { COUNTRIES } from "../language/demonyms.ts";
import { type Named, type valueIndexOf, valuesNamed } from "./value-index.ts";

const countries = new Map<string, readonly string[]>();
for (const line of COUNTRIES) for (const word of line) countries.set(fold(word), line);

/** Other words for a country, by its name or adjective: `France` for "French" and "französische". */
export const countryOf = (text: string): readonly string[] =>
  countries.get(fold(text)) ?? countries.get(fold(text).replace(/e[nrsm]?$/, "")) ?? [];

export const MAX_COUNTRY_WORDS = 4;

/** The values that are the country of a name or adjective. */
export const countryIn = (index: ReturnType<typeof valueIndexOf>, text: string): Named[] =>
  countryOf(text)
    .filter((name) => fold(name) !== fold(text))
    .flatMap((name) => valuesNamed(index, name.split(" ")).filter(({ strength }) => strength > 0.9))
    .slice(0, 1)
    .map((named) => ({ ...named, strength: 0.9 }));
