import { Link } from "../../components/link/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { FormField } from "../../form/index.ts";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import type { SourceConnection, SourceKind } from "./inbox-sources.types.ts";
import { NO_MODEL } from "./source-questions.ts";

const texts = inboxSourcesTexts.form;

/** What the person calls the source. */
export function NameField({ disabled }: { disabled: boolean }) {
  return (
    <FormField disabled={disabled} hint={texts.nameHint} label={texts.name} name="name" required>
      {(control) => <TextInput {...control} autoComplete="off" dir="auto" />}
    </FormField>
  );
}

/** How often it is refreshed. */
export function MinutesField({ disabled }: { disabled: boolean }) {
  return (
    <FormField
      disabled={disabled}
      hint={texts.minutesHint}
      label={texts.minutes}
      name="minutes"
      required
    >
      {(control) => (
        <TextInput {...control} autoComplete="off" className="nums" inputMode="numeric" />
      )}
    </FormField>
  );
}

interface ConnectionFieldProps {
  fitting: readonly SourceConnection[];
  connectionsHref: string;
  disabled: boolean;
}

/** Offers the connections that fit, or says where to make one. */
export function ConnectionField({ fitting, connectionsHref, disabled }: ConnectionFieldProps) {
  return (
    <FormField<string | undefined>
      disabled={disabled}
      hint={
        fitting.length === 0 ? (
          <>
            {texts.noConnection} <Link href={connectionsHref}>{texts.connect}</Link>
          </>
        ) : undefined
      }
      label={texts.connection}
      name="connection"
      required
    >
      {({ onChange, value, ...control }) => (
        <Select
          {...control}
          disabled={fitting.length === 0}
          onValueChange={onChange}
          options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={texts.chooseConnection}
          value={fitting.some(({ id }) => id === value) ? value : undefined}
        />
      )}
    </FormField>
  );
}

interface SummaryFieldProps {
  kind: SourceKind | undefined;
  /** The model of a source that is changed. */
  chosen?: string | null;
  disabled: boolean;
}

/** Offers the models that can summarize the mails of a source, with what each costs and who gets the text. */
export function SummaryField({ kind, chosen = null, disabled }: SummaryFieldProps) {
  const { locale } = useLocale();
  const models = kind?.summaryModels ?? [];
  if (models.length === 0) return null;
  const credits = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const providers = new Set(models.map(({ provider }) => provider));
  const gone =
    chosen === null || models.some(({ id }) => id === chosen)
      ? []
      : [{ value: chosen, label: texts.goneModel(nameOf(chosen)) }];
  return (
    <FormField<string | undefined>
      disabled={disabled}
      hint={texts.summariesHint(
        new Intl.ListFormat(locale, { type: "disjunction" }).format(providers),
      )}
      label={texts.summaries}
      name="summaryModel"
    >
      {({ onChange, value, ...control }) => (
        <Select
          {...control}
          onValueChange={onChange}
          options={[
            { value: NO_MODEL, label: texts.noSummaries },
            ...models.map(({ id, name = nameOf(id), provider, mostCredits }) => ({
              value: id,
              label: texts.summaryModel(name, provider, credits.format(mostCredits)),
            })),
            ...gone,
          ]}
          value={value ?? NO_MODEL}
        />
      )}
    </FormField>
  );
}

/** Without its vendor, whom the choice names anyway. */
const nameOf = (model: string) => model.slice(model.indexOf(":") + 1);
