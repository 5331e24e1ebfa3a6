import { type ReactNode, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Skeleton, SkeletonGroup } from "../../components/skeleton/index.ts";
import { Form, FormSecretField, FormSubmit, type SaveState, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { accountTexts } from "./account.texts.ts";
import type { TwoStepActions, TwoStepAim, TwoStepQuestion } from "./account.types.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoStepSetup } from "./two-step-setup.tsx";

const texts = accountTexts.twoStep;

interface TwoStepDialogProps {
  question: TwoStepQuestion | null;
  actions: TwoStepActions;
}

/** What is asked and shown about two-step login, one after the other in the same window. */
export function TwoStepDialog({ question, actions }: TwoStepDialogProps) {
  // What was asked stays readable while the window fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  // Codes that were not saved must not go with a stray click.
  const stays = question?.kind === "codes" || (question !== null && isSaving(question));
  return (
    <Dialog
      onOpenChange={(open) => {
        if (!open && !stays) actions.onClose();
      }}
      open={question !== null}
    >
      {asked && (
        <DialogContent closable={asked.kind !== "codes"} title={titleOf(asked)}>
          <Question actions={actions} question={asked} />
        </DialogContent>
      )}
    </Dialog>
  );
}

const isSaving = (question: TwoStepQuestion) =>
  "save" in question && question.save.kind === "saving";

function titleOf(question: TwoStepQuestion): string {
  if (question.kind === "codes") return texts.codes.title;
  if (question.kind !== "proof") return texts.setup.title;
  return question.aim === "renew" ? texts.renewTitle : texts.offTitle;
}

function Question({ question, actions }: { question: TwoStepQuestion; actions: TwoStepActions }) {
  const cancel = (
    <Button disabled={isSaving(question)} onClick={actions.onClose}>
      {texts.cancel}
    </Button>
  );
  switch (question.kind) {
    case "starting":
      return (
        <>
          <DialogBody>
            <SkeletonGroup className="grid justify-items-center gap-4">
              <Skeleton className="h-5 w-full" />
              <Skeleton className="size-44" />
              <Skeleton className="h-8 w-full" />
            </SkeletonGroup>
          </DialogBody>
          <DialogFoot>{cancel}</DialogFoot>
        </>
      );
    case "failed":
      return (
        <>
          <DialogBody>
            <Notice tone="danger">{question.message}</Notice>
          </DialogBody>
          <DialogFoot>
            {cancel}
            {!question.isFinal && (
              <Button onClick={actions.onStart} variant="primary">
                {texts.retry}
              </Button>
            )}
          </DialogFoot>
        </>
      );
    case "setup":
      return (
        <TwoStepSetup {...question} onConfirm={actions.onConfirm}>
          {cancel}
        </TwoStepSetup>
      );
    case "codes":
      return <RecoveryCodes codes={question.codes} onDone={actions.onClose} />;
    case "proof":
      return (
        <ProofForm
          aim={question.aim}
          key={question.aim}
          onProve={actions.onProve}
          save={question.save}
        >
          {cancel}
        </ProofForm>
      );
  }
}

const secrets = ["proof"];
const shape = {
  proof: z.optional(z.string()).check(z.refine((typed) => Boolean(typed), texts.proofMissing)),
};
const initial = { proof: undefined };

interface ProofFormProps {
  aim: TwoStepAim;
  save: SaveState;
  onProve: TwoStepActions["onProve"];
  children: ReactNode;
}

/** Asks who it is before something is weakened. */
function ProofForm({ aim, save, onProve, children }: ProofFormProps) {
  const isRenewal = aim === "renew";
  const form = useForm({
    shape,
    initial,
    secrets,
    save,
    focus: "answer",
    disposable: true,
    onSubmit: ({ proof = "" }) => onProve({ aim, proof }),
  });
  return (
    <Form
      aria-label={isRenewal ? texts.renewTitle : texts.offTitle}
      className="flex min-h-0 flex-col"
      form={form}
      summary={false}
    >
      <DialogBody>
        <div className="grid gap-4">
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
          <p className="text-muted">{isRenewal ? texts.renewMessage : texts.offMessage}</p>
          <FormSecretField
            autoComplete="current-password"
            label={texts.proof}
            name="proof"
            required
          />
        </div>
      </DialogBody>
      <DialogFoot>
        {children}
        <FormSubmit variant={isRenewal ? "primary" : "danger"}>
          {isRenewal ? texts.renewSubmit : texts.turnOff}
        </FormSubmit>
      </DialogFoot>
    </Form>
  );
}
