import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { useUnsavedChanges } from "../../components/unsaved-changes/index.ts";
import { Form, FormSubmit, useForm } from "../../form/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { AdminModelsActions, AdminModelsReady, OpenModel } from "./admin-models.types.ts";
import {
  AbilityField,
  BudgetField,
  ContextField,
  DefaultField,
  FallbackField,
  NameField,
  PriceFields,
} from "./model-fields.tsx";
import { ModelIdFields } from "./model-id-fields.tsx";
import { initialAnswers, modelQuestions, toDraft } from "./model-questions.ts";
import { OfferFields } from "./offer-fields.tsx";

const texts = adminModelsTexts.model;

type ModelDialogProps = { open: OpenModel; state: AdminModelsReady; actions: AdminModelsActions };

const titleOf = ({ model }: OpenModel) =>
  model === null ? texts.addTitle : texts.editTitle(model.name);

/** A model to be added or changed. */
export function ModelDialog(props: ModelDialogProps) {
  const { open, actions } = props;
  const unsaved = useUnsavedChanges();
  const close = () => unsaved.ask({ discard: actions.onCloseModel });
  return (
    <Dialog
      onOpenChange={(next) => {
        if (!next) close();
      }}
      open
    >
      <DialogContent size="lg" title={titleOf(open)}>
        <ModelForm {...props} onClose={close} />
      </DialogContent>
    </Dialog>
  );
}

function ModelForm({ open, state, actions, onClose }: ModelDialogProps & { onClose: () => void }) {
  const { model, save } = open;
  const begun = open.offeredTo ?? model?.offered.to ?? "everyone";
  const [offeredTo, setOfferedTo] = useState(begun);
  const saving = save.kind === "saving";
  const form = useForm({
    shape: modelQuestions(offeredTo),
    initial: initialAnswers(model),
    focus: "answer",
    // It is no field, because which questions there are depends on it.
    edited: offeredTo !== begun,
    save,
    onSubmit: (answers) => actions.onSaveModel(toDraft(answers, model?.id ?? null, offeredTo)),
  });
  return (
    <Form aria-label={titleOf(open)} className="flex min-h-0 flex-col" form={form} summary={false}>
      <DialogBody>
        <div className="grid gap-4">
          <ModelIdFields actions={actions} disabled={saving} model={model} state={state} />
          <NameField disabled={saving} />
          <PriceFields disabled={saving} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <ContextField disabled={saving} />
            <AbilityField disabled={saving} />
          </div>
          <OfferFields
            disabled={saving}
            offeredTo={offeredTo}
            onOfferedTo={setOfferedTo}
            onSearch={actions.onSearchOrganizations}
            search={state.organizations}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <BudgetField disabled={saving} />
            <FallbackField disabled={saving} model={model} models={state.models} />
          </div>
          <DefaultField disabled={saving} isDefault={model?.isDefault ?? false} />
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
        </div>
      </DialogBody>
      <DialogFoot>
        {model && !model.specified && (
          <Button
            className="me-auto"
            disabled={saving}
            onClick={() => actions.onRemove({ kind: "model", id: model.id, name: model.name })}
            variant="ghost"
          >
            {texts.remove}
          </Button>
        )}
        <Button onClick={onClose}>{texts.cancel}</Button>
        <FormSubmit>{model === null ? texts.add : texts.save}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}
