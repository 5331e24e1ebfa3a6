import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { useUnsavedChanges } from "../../components/unsaved-changes/index.ts";
import { Form, FormField, FormSubmit } from "../../form/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type {
  AdminModelsActions,
  OpenProvider,
  ProviderReport,
  ProviderTest,
} from "./admin-models.types.ts";
import { firstChoice, ListedModels } from "./listed-models.tsx";
import {
  AddressField,
  ApiVersionField,
  KeyField,
  KindField,
  TestButton,
  useProviderForm,
} from "./provider-form.tsx";
import { TestResult } from "./test-result.tsx";

const texts = adminModelsTexts.form;

type ProviderFormProps = {
  open: OpenProvider;
  actions: Pick<AdminModelsActions, "onTest" | "onSaveProvider" | "onCloseProvider">;
};

/** What is chosen of the models that were listed last. */
function useChosenModels(report: ProviderReport | null) {
  const [choice, setChoice] = useState<{ of: ProviderReport; ids: readonly string[] } | null>(null);
  const listed = report?.models ?? [];
  const ids = choice !== null && choice.of === report ? choice.ids : firstChoice(listed);
  return {
    listed,
    ids,
    choose: (next: readonly string[]) => {
      if (report) setChoice({ of: report, ids: next });
    },
  };
}

/** The test of what is filled in: a result is about what was filled in then. */
function useTest(open: OpenProvider, actions: ProviderFormProps["actions"]) {
  const [isOutdated, setOutdated] = useState(false);
  const test: ProviderTest = isOutdated ? { kind: "none" } : open.test;
  const onTest: AdminModelsActions["onTest"] = (draft) => {
    setOutdated(false);
    actions.onTest(draft);
  };
  return { test, outdate: () => setOutdated(true), actions: { ...actions, onTest } };
}

/** The button that opened the form made way for it. */
const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("[role=combobox], input")?.focus();

/** A new provider in three fields, in the page: its test needs room beside them. */
export function AddProvider({ open, actions }: ProviderFormProps) {
  const { save } = open;
  const { test, outdate, ...tested } = useTest(open, actions);
  const models = useChosenModels(test.kind === "done" ? test.report : null);
  const { form, kind, setKind, ...ask } = useProviderForm(open, tested.actions, models.ids);
  const unsaved = useUnsavedChanges();
  const saving = save.kind === "saving";
  return (
    <div
      className="overflow-hidden rounded-8 border border-line bg-surface"
      data-slot="add-provider"
    >
      <div className="flex items-center justify-between gap-2 border-line border-b py-2 ps-4 pe-2 sm:ps-5">
        <h3 className="font-semibold text-14">{texts.addTitle}</h3>
        <IconButton
          icon={X}
          label={texts.close}
          onClick={() => unsaved.ask({ discard: actions.onCloseProvider })}
          size="sm"
        />
      </div>
      <Form
        aria-label={texts.addTitle}
        className="grid gap-0"
        form={form}
        ref={focusFirst}
        summary={false}
      >
        <div className="grid items-start gap-4 p-4 sm:p-5 lg:grid-cols-3" onInput={outdate}>
          <KindField
            disabled={saving}
            kind={kind}
            onChange={(next) => {
              setKind(next);
              outdate();
            }}
          />
          <AddressField disabled={saving} kind={kind} />
          <KeyField disabled={saving} kind={kind} stored={null} />
          {kind === "azure" && <ApiVersionField disabled={saving} />}
          {form.failure !== undefined && (
            <Notice className="lg:col-span-3" tone="danger">
              {form.failure}
            </Notice>
          )}
        </div>
        {test.kind !== "none" && (
          <div className="grid items-start gap-6 border-line border-t p-4 sm:p-5 lg:grid-cols-2">
            <TestResult test={test} />
            {models.listed.length > 0 && (
              <ListedModels
                chosen={models.ids}
                disabled={saving}
                models={models.listed}
                onChange={models.choose}
              />
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-4 py-3 sm:px-5">
          <p className="me-auto text-13 text-muted">{texts.unsaved}</p>
          <TestButton disabled={saving} isRunning={test.kind === "running"} onTest={ask.test} />
          <FormSubmit>
            {models.ids.length > 0 ? texts.addWith(models.ids.length) : texts.add}
          </FormSubmit>
        </div>
      </Form>
    </div>
  );
}

/** A provider to be changed. */
export function EditProvider({ open, actions }: ProviderFormProps) {
  const unsaved = useUnsavedChanges();
  const close = () => unsaved.ask({ discard: actions.onCloseProvider });
  return (
    <Dialog
      onOpenChange={(next) => {
        if (!next) close();
      }}
      open
    >
      <DialogContent title={texts.editTitle(open.provider?.name ?? "")}>
        <EditForm actions={actions} onClose={close} open={open} />
      </DialogContent>
    </Dialog>
  );
}

const none: readonly string[] = [];

function EditForm({ open, actions, onClose }: ProviderFormProps & { onClose: () => void }) {
  const { provider, save } = open;
  const { test, outdate, ...tested } = useTest(open, actions);
  const { form, kind, ...ask } = useProviderForm(open, tested.actions, none);
  const saving = save.kind === "saving";
  return (
    <Form
      aria-label={texts.editTitle(provider?.name ?? "")}
      className="flex min-h-0 flex-col"
      form={form}
      summary={false}
    >
      <DialogBody>
        <div className="grid gap-4">
          <FormField
            disabled={saving}
            hint={texts.nameHint}
            label={texts.name}
            name="name"
            required
          >
            {(control) => <TextInput {...control} autoComplete="off" dir="auto" maxLength={60} />}
          </FormField>
          <div className="grid gap-4" onInput={outdate}>
            <AddressField disabled={saving} kind={kind} />
            {kind === "azure" && <ApiVersionField disabled={saving} />}
            <KeyField disabled={saving} kind={kind} stored={provider} />
          </div>
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
          {test.kind !== "none" && <TestResult test={test} />}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <TestButton disabled={saving} isRunning={test.kind === "running"} onTest={ask.test} />
        <FormSubmit>{texts.save}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}
