import { z } from "zod";

/** What differs between hosts of the same build. */
export type AppConfig = {
  readonly brand: { readonly name: string; readonly slug: string };
  /** Origin of the API; empty for the page's own. */
  readonly apiHost: string;
};

export const defaultConfig: AppConfig = {
  brand: { name: "Switchboard", slug: "switchboard" },
  apiHost: "",
};

const schema = z.object({
  brand: z.object({ name: z.string().min(1), slug: z.string().regex(/^[a-z0-9-]+$/) }).optional(),
  apiHost: z
    .union([z.literal(""), z.httpUrl(), z.string().regex(/^http:\/\/localhost(:\d+)?$/)])
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
    const { brand, apiHost } = schema.parse(await response.json());
    return { brand: brand ?? defaultConfig.brand, apiHost: apiHost ?? "" };
  } catch {
    return defaultConfig;
  }
}
