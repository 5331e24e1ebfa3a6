import { z } from "zod";
import { type AppConfig, defaultConfig } from "./default-config.ts";

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
