import type { EnvironmentProvider } from "./domain/models/ports.ts";

type Variables = {
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly GOOGLE_GENERATIVE_AI_API_KEY?: string | undefined;
  readonly GOOGLE_BASE_URL?: string | undefined;
  readonly ANTHROPIC_API_KEY?: string | undefined;
  readonly ANTHROPIC_BASE_URL?: string | undefined;
  readonly AZURE_OPENAI_ENDPOINT?: string | undefined;
  readonly AZURE_OPENAI_API_KEY?: string | undefined;
  readonly AZURE_OPENAI_API_VERSION?: string | undefined;
};

/**
 * The model providers that the environment sets up: those with a key.
 * @param problems gets one sentence for each invalid value
 */
export function readModelProviders(value: Variables, problems: string[]): EnvironmentProvider[] {
  const { AZURE_OPENAI_ENDPOINT: endpoint, AZURE_OPENAI_API_KEY: azureKey } = value;
  if (azureKey && !endpoint)
    problems.push("AZURE_OPENAI_API_KEY is set, so AZURE_OPENAI_ENDPOINT must be set too.");
  const wanted = [
    { id: "openai", key: value.OPENAI_API_KEY, address: value.OPENAI_BASE_URL },
    { id: "google", key: value.GOOGLE_GENERATIVE_AI_API_KEY, address: value.GOOGLE_BASE_URL },
    { id: "anthropic", key: value.ANTHROPIC_API_KEY, address: value.ANTHROPIC_BASE_URL },
    { id: "azure", key: azureKey, address: endpoint },
  ] as const;
  return wanted.flatMap(({ id, key, address = null }) => {
    const apiVersion = id === "azure" ? (value.AZURE_OPENAI_API_VERSION ?? null) : null;
    return key ? [{ id, kind: id, address, apiVersion, apiKey: key }] : [];
  });
}
