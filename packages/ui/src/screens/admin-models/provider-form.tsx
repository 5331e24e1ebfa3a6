import { Lock } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Field } from "../../components/field/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { FormField, FormSecretField, useForm } from "../../form/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type {
  AdminModelsActions,
  OpenProvider,
  ProviderDraft,
  ProviderKind,
  ProviderRow,
} from "./admin-models.types.ts";
import { needsAddress, providerQuestions } from "./provider-questions.ts";

const texts = adminModelsTexts.form;
const kinds = Object.keys(adminModelsTexts.kinds) as ProviderKind[];

type Actions = Pick<AdminModelsActions, "onTest" | "onSaveProvider">;

/** The form of a provider: what is filled in, and whether it is tested or saved. @param models ids to offer with a new one */
export function useProviderForm(open: OpenProvider, actions: Actions, models: readonly string[]) {
  const { provider, save } = open;
  const [kind, setKind] = useState<ProviderKind>(provider?.kind ?? open.kind ?? "openai");
  // What the next valid submit is for; Enter and the main button save.
  const wish = useRef<"save" | "test">("save");
  const form = useForm({
    shape: providerQuestions(kind, provider?.hasKey ?? false, provider !== null),
    initial: {
      name: provider?.name ?? "",
      address: provider?.address ?? "",
      apiVersion: provider?.apiVersion ?? "",
      key: undefined,
    },
    secrets: ["key"],
    titles: { name: texts.name, address: texts.address, key: texts.key },
    focus: "answer",
    save,
    onSubmit: ({ name, address, apiVersion, key }) => {
      const id = provider?.id ?? null;
      const draft: ProviderDraft = { id, kind, name, address, apiVersion, key, models };
      const send = wish.current === "test" ? actions.onTest : actions.onSaveProvider;
      wish.current = "save";
      send(draft);
    },
  });
  return {
    form,
    kind,
    setKind,
    test: () => {
      wish.current = "test";
      void form.submit().finally(() => {
        wish.current = "save";
      });
    },
  };
}

type KindFieldProps = {
  kind: ProviderKind;
  disabled: boolean;
  onChange: (kind: ProviderKind) => void;
};

/** Whose models they are. */
export function KindField({ kind, disabled, onChange }: KindFieldProps) {
  return (
    <Field disabled={disabled} hint={texts.kindHint} label={texts.kind}>
      <Select
        onValueChange={(next) => onChange(kinds.find((one) => one === next) ?? kind)}
        options={kinds.map((value) => ({ value, label: adminModelsTexts.kinds[value] }))}
        value={kind}
      />
    </Field>
  );
}

/** Where it is. */
export function AddressField({ kind, disabled }: { kind: ProviderKind; disabled: boolean }) {
  const isNeeded = needsAddress(kind);
  return (
    <FormField
      disabled={disabled}
      hint={texts.addressHints[kind]}
      label={texts.address}
      name="address"
      optional={!isNeeded}
      required={isNeeded}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          dir="ltr"
          inputMode="url"
          placeholder={texts.addressPlaceholders[kind]}
          spellCheck={false}
        />
      )}
    </FormField>
  );
}

type KeyFieldProps = { kind: ProviderKind; stored: ProviderRow | null; disabled: boolean };

/** The key, which is never shown again. */
export function KeyField({ kind, stored, disabled }: KeyFieldProps) {
  const isOptional = kind === "compatible";
  const hasKey = stored?.hasKey ?? false;
  const hint = hasKey ? texts.keyMoves : isOptional ? texts.keyNone : texts.keyHint;
  return (
    <FormSecretField
      autoComplete="off"
      disabled={disabled}
      hint={
        <span className="inline-flex items-center gap-1">
          <Icon icon={Lock} size="sm" />
          {hint}
        </span>
      }
      label={texts.key}
      name="key"
      optional={isOptional}
      required={!isOptional && !hasKey}
      stored={hasKey}
    />
  );
}

/** Azure's version of its interface. */
export function ApiVersionField({ disabled }: { disabled: boolean }) {
  return (
    <FormField
      disabled={disabled}
      hint={texts.apiVersionHint}
      label={texts.apiVersion}
      name="apiVersion"
      optional
    >
      {(control) => (
        <TextInput {...control} autoComplete="off" dir="ltr" placeholder="2025-04-01-preview" />
      )}
    </FormField>
  );
}

/** Tests what is filled in. */
export function TestButton(props: {
  isRunning: boolean;
  disabled: boolean;
  onTest: () => void;
}): ReactNode {
  return (
    <Button disabled={props.disabled} loading={props.isRunning} onClick={props.onTest}>
      {texts.test}
    </Button>
  );
}
