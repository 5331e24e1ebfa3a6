import { useId, useState } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { ListedModel } from "./admin-models.types.ts";
import { sayDay, sayTokens } from "./say-models.logic.ts";

const texts = adminModelsTexts.test;
/** More are searched, and none is chosen from the start. */
const FEW = 10;

/** What is chosen of a list before a person chooses: all of a few. */
export const firstChoice = (models: readonly ListedModel[]): readonly string[] =>
  models.length <= FEW ? models.map(({ id }) => id) : [];

type ListedModelsProps = {
  models: readonly ListedModel[];
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: readonly string[]) => void;
};

/** The models that a provider lists, to be offered with it. */
export function ListedModels({ models, chosen, disabled, onChange }: ListedModelsProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const words = query.trim().toLowerCase();
  const shown = models.filter((model) => model.id.toLowerCase().includes(words));
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <p className="flex justify-between gap-2 font-medium text-13" id={id}>
        {texts.choose}
        <span className="nums font-normal text-subtle">
          {texts.chosen(chosen.length, models.length)}
        </span>
      </p>
      {models.length > FEW && (
        <TextInput
          aria-label={texts.filter}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
          placeholder={texts.filter}
          size="sm"
          value={query}
        />
      )}
      <div className="grid max-h-56 gap-1.5 overflow-y-auto py-1">
        {shown.length === 0 && <p className="text-13 text-muted">{texts.noneFiltered}</p>}
        {shown.map((model) => (
          <Checkbox
            checked={chosen.includes(model.id)}
            disabled={disabled}
            hint={<Details model={model} />}
            key={model.id}
            onCheckedChange={(checked) =>
              onChange(
                models
                  .map((one) => one.id)
                  .filter((one) => (one === model.id ? checked === true : chosen.includes(one))),
              )
            }
          >
            <bdi className="wrap-anywhere">{model.id}</bdi>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function Details({ model: { contextTokens, shutdown } }: { model: ListedModel }) {
  const { locale } = useLocale();
  const parts = [
    ...(contextTokens === null ? [] : [sayTokens(contextTokens, locale)]),
    ...(shutdown === null ? [] : [texts.closes(sayDay(shutdown, locale))]),
  ];
  return parts.length === 0 ? null : <>{parts.join(" · ")}</>;
}
