import { useId } from "react";
import { Select } from "../../components/select/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import {
  type ChatSettingsWords,
  chatSettingsWords,
} from "../../components/labels/words/chat-settings-words.ts";
import { plannerAnswers } from "./planner.logic.ts";
import type { ChatSettingsView, ModelChoice } from "./types.ts";

type ModelFieldProps = {
  settings: Pick<ChatSettingsView, "missingKeys" | "model" | "models">;
  disabled: boolean;
  onValueChange: (model: string) => void;
};

/** Not the id of a model: it is never sent. */
const planner = "planner";

/** What answers: one of the models, or the built-in planner if the chosen one is not available. */
export function ModelField({ settings, disabled, onValueChange }: ModelFieldProps) {
  const words = useWords(chatSettingsWords);
  const { locale } = useLocale();
  const note = useId();
  const { missingKeys, model, models } = settings;
  const instead = plannerAnswers(settings);
  const group = missingKeys?.reason;
  // Only then can the person do something about it here.
  const lost = instead && models.some(({ available }) => available);
  const nameOf = (id: string) => models.find((one) => one.id === id)?.name ?? id;
  const available = models
    .filter((one) => one.available)
    .map((one) => {
      const hint = detailsOf(one, locale, words);
      return { value: one.id, label: nameOf(one.id), ...(hint !== "" && { hint }) };
    });
  const missing = models
    .filter((one) => !one.available)
    .map(({ id }) => ({ value: id, label: nameOf(id), disabled: true, ...(group && { group }) }));
  return (
    <>
      <Select
        aria-describedby={lost ? note : undefined}
        aria-label={words.model}
        disabled={disabled}
        value={instead ? planner : model}
        onValueChange={(next) => {
          if (next !== planner) onValueChange(next);
        }}
        options={[
          ...(instead ? [{ value: planner, label: words.builtInPlanner }] : []),
          ...available,
          ...missing,
        ]}
      />
      {lost && (
        <p className="mt-2 text-12 text-muted wrap-anywhere" id={note}>
          {words.modelWithoutKey(nameOf(model))}
        </p>
      )}
    </>
  );
}

/** Who gets the data, what answers under its name, and what it costs. */
function detailsOf(
  { provider, standsFor, prices }: ModelChoice,
  locale: string | undefined,
  words: Pick<ChatSettingsWords, "answeredBy" | "tokenPrices">,
): string {
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return [
    ...(provider === undefined ? [] : [provider]),
    ...(standsFor === undefined ? [] : [words.answeredBy(standsFor)]),
    ...(prices === undefined
      ? []
      : [words.tokenPrices(digits.format(prices.input), digits.format(prices.output))]),
  ].join(" · ");
}
