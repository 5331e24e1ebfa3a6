import { type AppConfig, defaultConfig } from "./default-config.ts";

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isSlug = (value: unknown): value is string => isText(value) && /^[a-z0-9-]+$/.test(value);

const isEmail = (value: unknown): value is string =>
  isText(value) && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);

/** Empty for the page's own origin, a host of the web, or one of this device. @throws on what is no address */
function isHost(value: unknown): value is string {
  if (typeof value !== "string") return false;
  if (value === "" || /^http:\/\/localhost(?::\d+)?$/.test(value)) return true;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname);
}

/** @throws where a value is there and cannot be used */
function optional<Value>(
  values: Values,
  name: string,
  is: (value: unknown) => value is Value,
): Value | undefined {
  const value = values[name];
  if (value === undefined || is(value)) return value;
  throw new TypeError(`config.json: ${name} cannot be used.`);
}

function brandOf(values: Values): AppConfig["brand"] {
  const { name, slug } = values;
  if (!isText(name) || !isSlug(slug)) throw new TypeError("config.json: brand cannot be used.");
  const supportEmail = optional(values, "supportEmail", isEmail);
  const supportPhone = optional(values, "supportPhone", isText);
  return {
    name,
    slug,
    ...(supportEmail !== undefined && { supportEmail }),
    ...(supportPhone !== undefined && { supportPhone }),
  };
}

function pricesOf(values: Values): AppConfig["prices"] {
  const names = Object.keys(defaultConfig.prices) as (keyof AppConfig["prices"])[];
  const prices = names.map((name) => [name, optional(values, name, isText)] as const);
  return {
    ...defaultConfig.prices,
    ...Object.fromEntries(prices.filter(([, price]) => price !== undefined)),
  };
}

/** Checked by plain code: a library for schemas would be a tenth of what every page starts with. */
function read(file: unknown): AppConfig {
  if (!isValues(file)) throw new TypeError("config.json is no object.");
  const brand = optional(file, "brand", isValues);
  return {
    brand: brand === undefined ? defaultConfig.brand : brandOf(brand),
    apiHost: optional(file, "apiHost", isHost) ?? "",
    prices: pricesOf(optional(file, "prices", isValues) ?? {}),
  };
}

/**
 * Reads `config.json` beside `index.html`. Without one, or with one that cannot be read, the app has the default brand and its own
 * origin: a broken setting shows as a wrong name, not as an empty page.
 */
export async function loadConfig(fetchFile: typeof fetch = fetch): Promise<AppConfig> {
  try {
    const response = await fetchFile("/config.json");
    if (!response.ok || !response.headers.get("content-type")?.includes("json"))
      return defaultConfig;
    return read(await response.json());
  } catch {
    return defaultConfig;
  }
}
