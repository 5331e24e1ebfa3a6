/** Signs of money, also with the letters of a country, and the abbreviations that stand in for signs. */
const SIGN =
  /^(?:(?:US|AU|CA|NZ|HK|MX|NT|A|C|S|R)?\$|[€£¥₹₽₩₺₪₫₱฿₴₦₸₡₲]|kr\.?|zł|Kč|Ft|lei|лв\.?|руб\.?|р\.|S?Fr\.?|Rs\.?)$/u;
/** Codes of currencies that are rather words: `TOP 10`. */
const WORDS_AS_CODES = new Set(["ALL", "TOP", "CUP"]);
const CODES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf("currency").filter((code) => !WORDS_AS_CODES.has(code)),
);
/** One currency written in several ways is one unit. */
const SAME: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  US$: "USD",
  AU$: "AUD",
  A$: "AUD",
  CA$: "CAD",
  C$: "CAD",
  NZ$: "NZD",
  HK$: "HKD",
  R$: "BRL",
};
/** Short units in which measures are written. Single capitals are missing: `12A` is a house or a seat. */
const MEASURES: ReadonlySet<string> = new Set(
  `g kg mg µg t lb lbs oz m km cm mm µm mi ft yd in nm m² m³ km² cm² m2 m3 km2 cm2 ha sqm sqft l ml cl dl hl gal kWh MWh GWh Wh kW MW GW kV mV
  mA Hz kHz MHz GHz °C °F ° h hr hrs min s sec ms µs km/h kph mph m/s bar mbar psi Pa kPa hPa dB px pt KB kB MB GB TB KiB MiB GiB kcal cal kJ MJ
  pcs Stk Stück St kcal lm lx rpm ppm ppb`.split(/\s+/),
);
const WORDS: Readonly<Record<string, string>> = {
  "%": "percent percentage pct prozent pourcentage porcentaje porcentagem percentuale",
  EUR: "€ eur euro euros",
  GBP: "£ gbp pounds",
  $: "$ usd dollar dollars",
  USD: "$ usd dollar dollars",
  h: "h hr hrs hour hours std stunden heures horas ore uren",
  min: "min mins minutes minuten",
};

/** What was written around a number. */
export type Unit = {
  /** As it was written: `%`, `$`, `EUR`, `kg`. */
  readonly text: string;
  /** The same for everything that is one unit. */
  readonly key: string;
  readonly kind: "percentage" | "money" | "measure";
};

/**
 * The unit that a text is, if it is a known one.
 * @param isBefore true for a text before a number
 */
export function unitOf(text: string, isBefore: boolean): Unit | undefined {
  if (text === "%" || text === "‰") return { text, key: text, kind: "percentage" };
  if (SIGN.test(text)) {
    const bare = text.replace(/\.$/, "");
    return { text: bare, key: SAME[bare] ?? bare, kind: "money" };
  }
  if (CODES.has(text)) return { text, key: text, kind: "money" };
  return !isBefore && MEASURES.has(text) ? { text, key: text, kind: "measure" } : undefined;
}

/** A heading that says the unit of its values: `Price` becomes `Price ($)`; one that holds it already stays. */
export function withUnit(label: string, unit: string | undefined): string {
  if (unit === undefined) return label;
  const names = (WORDS[SAME[unit] ?? unit] ?? "").split(" ");
  const words = label.toLowerCase().split(/[^\p{L}\p{Sc}%‰°²³]+/u);
  const holds =
    words.includes(unit.toLowerCase()) ||
    names.some((name) => name !== "" && words.includes(name)) ||
    (/[^\p{L}]/u.test(unit) && label.includes(unit));
  return holds ? label : `${label} (${unit})`;
}
