import type { LanguageModelV4 } from "@ai-sdk/provider";

/** A model whose SDK is loaded by its first call. @param load is called once; again only if it failed */
export function lazyModel(
  provider: string,
  modelId: string,
  load: () => Promise<LanguageModelV4>,
): LanguageModelV4 {
  let loading: Promise<LanguageModelV4> | undefined;
  const loaded = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    specificationVersion: "v4",
    provider,
    modelId,
    get supportedUrls() {
      return loaded().then((model) => model.supportedUrls);
    },
    doGenerate: async (options) => (await loaded()).doGenerate(options),
    doStream: async (options) => (await loaded()).doStream(options),
  };
}
