import { useLocale } from "../../components/locale/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { ModelRow, ProviderRow } from "./admin-models.types.ts";
import { closingOf, providerName, sayDay } from "./say-models.logic.ts";

const texts = adminModelsTexts.models;

type ClosingModelsProps = {
  models: readonly ModelRow[];
  providers: readonly ProviderRow[];
  now: string;
};

/** Warns of models that their provider turns off soon, or has turned off. */
export function ClosingModels({ models, providers, now }: ClosingModelsProps) {
  const { locale } = useLocale();
  return models.map((model) => {
    const closing = closingOf(model, now);
    if (closing === null || model.shutdown === null) return null;
    const say = closing === "soon" ? texts.closing : texts.closedNotice;
    return (
      <Notice key={model.id} role={undefined} tone={closing === "soon" ? "warning" : "danger"}>
        {say(providerName(model, providers), model.sentAs, sayDay(model.shutdown, locale))}
      </Notice>
    );
  });
}
