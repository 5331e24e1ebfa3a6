import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Combobox } from "../../components/combobox/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Select } from "../../components/select/index.ts";
import { FormField } from "../../form/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type {
  AdminModelsActions,
  AdminModelsReady,
  ListedModel,
  ModelRow,
  ProviderTest,
} from "./admin-models.types.ts";
import { providerName, sayDay, sayTokens, standsFor } from "./say-models.logic.ts";

const texts = adminModelsTexts.model;

type ModelIdFieldsProps = {
  model: ModelRow | null;
  state: AdminModelsReady;
  actions: Pick<AdminModelsActions, "onTestStored">;
  disabled: boolean;
};

/** Who answers, and under which id. Chats keep the id of the model, also when another provider answers. */
export function ModelIdFields({ model, state, actions, disabled }: ModelIdFieldsProps) {
  const [providerId, setProviderId] = useState(model?.providerId);
  const provider = state.providers.find(({ id }) => id === providerId);
  const test: ProviderTest = state.tests.get(providerId ?? "") ?? { kind: "none" };
  const listed = test.kind === "done" ? test.report.models : [];
  return (
    <>
      <FormField<string | undefined>
        disabled={disabled}
        label={texts.provider}
        name="providerId"
        required
      >
        {({ onChange, ...control }) => (
          <Select
            {...control}
            onValueChange={(next) => {
              setProviderId(next);
              onChange(next);
            }}
            options={providerOptions(state, model)}
            placeholder={texts.chooseProvider}
          />
        )}
      </FormField>
      <div className="flex items-start gap-2">
        <SentAsField disabled={disabled} listed={listed} model={model} />
        {provider && (
          <Button
            className="mt-6.5"
            disabled={disabled}
            loading={test.kind === "running"}
            onClick={() => actions.onTestStored({ id: provider.id })}
          >
            {texts.list}
          </Button>
        )}
      </div>
      {test.kind === "failed" && <Notice tone="danger">{test.message}</Notice>}
      {test.kind === "done" && listed.length === 0 && <Problems test={test} />}
    </>
  );
}

/** Why nothing is listed. */
function Problems({ test }: { test: Extract<ProviderTest, { kind: "done" }> }) {
  const failed = test.report.checks.find(({ outcome }) => outcome === "failed");
  return failed ? <Notice tone="danger">{failed.message}</Notice> : null;
}

/** The provider of a specified model may not be set up. */
function providerOptions({ providers }: AdminModelsReady, model: ModelRow | null) {
  const options = providers.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = model === null || providers.some(({ id }) => id === model.providerId);
  return isKnown
    ? options
    : [...options, { value: model.providerId, label: providerName(model, providers) }];
}

type SentAsFieldProps = {
  model: ModelRow | null;
  listed: readonly ListedModel[];
  disabled: boolean;
};

function SentAsField({ model, listed, disabled }: SentAsFieldProps) {
  const { locale } = useLocale();
  const [sentAs, setSentAs] = useState(model?.sentAs);
  const stands = model && sentAs ? standsFor({ id: model.id, sentAs }) : null;
  return (
    <FormField<string | undefined>
      className="min-w-0 flex-1"
      disabled={disabled}
      hint={model && stands !== null ? texts.standsForHint(model.id) : texts.sentAsHint}
      label={texts.sentAs}
      name="sentAs"
      required
    >
      {({ onChange, value, ...control }) => (
        <Combobox
          {...control}
          freeText
          onValueChange={(next) => {
            setSentAs(next);
            onChange(next);
          }}
          options={listed.map((one) => ({
            value: one.id,
            label: one.id,
            hint: detailsOf(one, locale),
          }))}
          {...(value !== undefined && { value })}
        />
      )}
    </FormField>
  );
}

const detailsOf = ({ contextTokens, shutdown }: ListedModel, locale: string | undefined): string =>
  [
    ...(contextTokens === null ? [] : [sayTokens(contextTokens, locale)]),
    ...(shutdown === null ? [] : [adminModelsTexts.test.closes(sayDay(shutdown, locale))]),
  ].join(" · ");
