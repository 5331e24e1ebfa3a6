import { Link } from "../../components/link/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { FormField } from "../../form/index.ts";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import type { SourceConnection, SourceKind } from "./inbox-sources.types.ts";

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
  kind: SourceKind;
  fitting: readonly SourceConnection[];
  connectionsHref: string;
  disabled: boolean;
}

/** Offers the connections that fit, or says where to make one. */
export function ConnectionField({
  kind,
  fitting,
  connectionsHref,
  disabled,
}: ConnectionFieldProps) {
  return (
    <FormField<string | undefined>
      disabled={disabled}
      hint={
        fitting.length === 0 ? (
          <>
            {texts.noConnection(kind.name)} <Link href={connectionsHref}>{texts.connect}</Link>
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
