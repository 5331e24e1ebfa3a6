import { Checkbox } from "../../components/checkbox/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { FormField } from "../../form/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { ModelRow } from "./admin-models.types.ts";
import { type Ability, NO_FALLBACK } from "./model-questions.ts";
import { readNumber, sayDollars } from "./say-models.logic.ts";

const texts = adminModelsTexts.model;
const abilities = Object.keys(texts.abilities) as Ability[];

type FieldProps = { disabled: boolean };

export function NameField({ disabled }: FieldProps) {
  return (
    <FormField disabled={disabled} hint={texts.nameHint} label={texts.name} name="name" required>
      {(control) => <TextInput {...control} autoComplete="off" dir="auto" maxLength={100} />}
    </FormField>
  );
}

/** In credits, with the dollars that they are. */
export function PriceFields({ disabled }: FieldProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-14">{texts.prices}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <PriceField disabled={disabled} label={texts.input} name="input" />
        <PriceField disabled={disabled} label={texts.cached} name="cached" />
        <PriceField disabled={disabled} label={texts.output} name="output" />
      </div>
      <p className="text-12 text-muted">{texts.pricesHint}</p>
    </fieldset>
  );
}

function PriceField(props: { name: string; label: string; disabled: boolean }) {
  return (
    <FormField {...props} required>
      {({ value, ...control }) => (
        <>
          <TextInput
            {...control}
            autoComplete="off"
            className="nums"
            inputMode="decimal"
            value={value}
          />
          <Dollars typed={value} />
        </>
      )}
    </FormField>
  );
}

function Dollars({ typed }: { typed: string }) {
  const { locale } = useLocale();
  const credits = readNumber(typed, 0, Number.MAX_SAFE_INTEGER);
  return (
    <span className="nums block min-h-4 pt-1 text-12 text-subtle">
      {credits !== undefined && sayDollars(credits, locale)}
    </span>
  );
}

export function ContextField({ disabled }: FieldProps) {
  return (
    <FormField
      disabled={disabled}
      hint={texts.contextHint}
      label={texts.context}
      name="contextTokens"
      optional
    >
      {(control) => (
        <TextInput {...control} autoComplete="off" className="nums" inputMode="numeric" />
      )}
    </FormField>
  );
}

export function AbilityField({ disabled }: FieldProps) {
  return (
    <FormField<readonly Ability[]> disabled={disabled} label={texts.can} name="can">
      {({ value, onChange }) => (
        <div className="grid gap-2">
          {abilities.map((ability) => (
            <Checkbox
              checked={value.includes(ability)}
              disabled={disabled}
              key={ability}
              onCheckedChange={(checked) =>
                onChange(
                  abilities.filter((one) =>
                    one === ability ? checked === true : value.includes(one),
                  ),
                )
              }
            >
              {texts.abilities[ability]}
            </Checkbox>
          ))}
        </div>
      )}
    </FormField>
  );
}

export function BudgetField({ disabled }: FieldProps) {
  return (
    <FormField
      disabled={disabled}
      hint={texts.budgetHint}
      label={texts.budget}
      name="dailyBudget"
      optional
    >
      {(control) => (
        <TextInput {...control} autoComplete="off" className="nums" inputMode="decimal" />
      )}
    </FormField>
  );
}

type FallbackFieldProps = FieldProps & { model: ModelRow | null; models: readonly ModelRow[] };

export function FallbackField({ model, models, disabled }: FallbackFieldProps) {
  const others = models.filter(({ id, available }) => id !== model?.id && available);
  const chosen = models.find(({ id }) => id === model?.fallback);
  const listed = chosen && !others.includes(chosen) ? [...others, chosen] : others;
  return (
    <FormField disabled={disabled} hint={texts.fallbackHint} label={texts.fallback} name="fallback">
      {({ onChange, ...control }) => (
        <Select
          {...control}
          onValueChange={onChange}
          options={[
            { value: NO_FALLBACK, label: texts.noFallback },
            ...listed.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FormField>
  );
}

/** The default stays until another model is made the default. */
export function DefaultField({ disabled, isDefault }: FieldProps & { isDefault: boolean }) {
  return (
    <FormField<boolean> disabled={disabled || isDefault} label={texts.newChats} name="isDefault">
      {({ value, onChange, ref }) => (
        <Checkbox
          checked={value}
          disabled={disabled || isDefault}
          onCheckedChange={(checked) => onChange(checked === true)}
          ref={ref}
        >
          {texts.isDefault}
        </Checkbox>
      )}
    </FormField>
  );
}
