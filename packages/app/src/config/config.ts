import { z } from "zod";

/** What differs between hosts of the same build. */
export type AppConfig = {
  readonly brand: {
    readonly name: string;
    readonly slug: string;
    readonly supportEmail?: string | undefined;
    /** As people dial it; none is shown where it is absent. */
    readonly supportPhone?: string | undefined;
  };
  /** Origin of the API; empty for the page's own. */
  readonly apiHost: string;
  /** What the server calls the prices of what can be bought. */
  readonly prices: {
    readonly professional: string;
    readonly team: string;
    readonly starter_pack: string;
    readonly pro_pack: string;
  };
};

export const defaultConfig: AppConfig = {
  brand: { name: "Switchboard", slug: "switchboard" },
  apiHost: "",
  // Our own server knows its prices by these names.
  prices: {
    professional: "professional",
    team: "team",
    starter_pack: "starter_pack",
    pro_pack: "pro_pack",
  },
};

const schema = z.object({
  brand: z
    .object({
      name: z.string().min(1),
      slug: z.string().regex(/^[a-z0-9-]+$/),
      supportEmail: z.email().optional(),
      supportPhone: z.string().min(1).optional(),
    })
    .optional(),
  apiHost: z
    .union([z.literal(""), z.httpUrl(), z.string().regex(/^http:\/\/localhost(:\d+)?$/)])
    .optional(),
  prices: z
    .object({
      professional: z.string().min(1),
      team: z.string().min(1),
      starter_pack: z.string().min(1),
      pro_pack: z.string().min(1),
    })
    .partial()
    .optional(),
});

/**
 * Reads `config.json` beside `index.html`. Without one, or with one that cannot be read, the app has the default brand and its own
 * origin: a broken setting shows as a wrong name, not as an empty page.
 */
export async function loadConfig(fetchFile: typeof fetch = fetch): Promise<AppConfig> {
  try {
    const response = await fetchFile("/config.json");
    if (!response.ok || !response.headers.get("content-type")?.includes("json"))
      return defaultConfig;
    const { brand, apiHost, prices } = schema.parse(await response.json());
    return {
      brand: brand ?? defaultConfig.brand,
      apiHost: apiHost ?? "",
      prices: { ...defaultConfig.prices, ...prices },
    };
  } catch {
    return defaultConfig;
  }
}
