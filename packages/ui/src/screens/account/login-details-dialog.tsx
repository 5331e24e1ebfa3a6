import { type ReactNode, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import {
  Form,
  FormField,
  FormSecretField,
  FormSubmit,
  type SaveState,
  useForm,
} from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { accountTexts } from "./account.texts.ts";
import type { LoginDetailsActions, LoginDetailsQuestion } from "./account.types.ts";

const texts = accountTexts.details;

interface LoginDetailsDialogProps {
  question: LoginDetailsQuestion | null;
  /** The current email is confirmed, so it gets a link, too. */
  isConfirmed: boolean;
  actions: LoginDetailsActions;
}

/** Asks for another email or another password, and for the current password each time. */
export function LoginDetailsDialog({ question, isConfirmed, actions }: LoginDetailsDialogProps) {
  // What was asked stays readable while the window fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  const isSaving = question?.save.kind === "saving";
  const cancel = (
    <Button disabled={isSaving} onClick={actions.onClose}>
      {texts.cancel}
    </Button>
  );
  return (
    <Dialog
      onOpenChange={(open) => {
        if (!open && !isSaving) actions.onClose();
      }}
      open={question !== null}
    >
      {asked && (
        <DialogContent title={asked.what === "email" ? texts.changeEmail : texts.changePassword}>
          {asked.what === "email" ? (
            <EmailForm
              hint={isConfirmed ? texts.emailHint : texts.emailHintUnconfirmed}
              onSubmit={actions.onChangeEmail}
              save={asked.save}
            >
              {cancel}
            </EmailForm>
          ) : (
            <PasswordForm onSubmit={actions.onChangePassword} save={asked.save}>
              {cancel}
            </PasswordForm>
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

const required = (missing: string) =>
  z.optional(z.string()).check(z.refine((typed) => Boolean(typed), missing));

interface FormProps<Typed> {
  save: SaveState;
  onSubmit: (typed: Typed) => void;
  children: ReactNode;
}

const emailShape = {
  email: z.string().check(z.trim(), z.minLength(1, texts.emailMissing)),
  password: required(texts.currentMissing),
};
const emailInitial = { email: "", password: undefined };
const emailSecrets = ["password"];

function EmailForm({
  hint,
  save,
  onSubmit,
  children,
}: FormProps<{ email: string; password: string }> & { hint: string }) {
  const form = useForm({
    shape: emailShape,
    initial: emailInitial,
    secrets: emailSecrets,
    save,
    focus: "answer",
    disposable: true,
    onSubmit: ({ email, password = "" }) => onSubmit({ email, password }),
  });
  return (
    <Form
      aria-label={texts.changeEmail}
      className="flex min-h-0 flex-col"
      form={form}
      summary={false}
    >
      <DialogBody>
        <div className="grid gap-4">
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
          <p className="text-muted">{hint}</p>
          <FormField label={texts.newEmail} name="email" required>
            {(control) => (
              <TextInput {...control} autoCapitalize="none" autoComplete="email" type="email" />
            )}
          </FormField>
          <FormSecretField
            autoComplete="current-password"
            label={texts.current}
            name="password"
            required
          />
        </div>
      </DialogBody>
      <DialogFoot>
        {children}
        <FormSubmit variant="primary">{texts.sendLinks}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}

const passwordShape = {
  current: required(texts.currentMissing),
  wanted: required(texts.newMissing),
};
const passwordInitial = { current: undefined, wanted: undefined };
const passwordSecrets = ["current", "wanted"];

function PasswordForm({
  save,
  onSubmit,
  children,
}: FormProps<{ current: string; wanted: string }>) {
  const form = useForm({
    shape: passwordShape,
    initial: passwordInitial,
    secrets: passwordSecrets,
    save,
    focus: "answer",
    disposable: true,
    onSubmit: ({ current = "", wanted = "" }) => onSubmit({ current, wanted }),
  });
  return (
    <Form
      aria-label={texts.changePassword}
      className="flex min-h-0 flex-col"
      form={form}
      summary={false}
    >
      <DialogBody>
        <div className="grid gap-4">
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
          <p className="text-muted">{texts.passwordHint}</p>
          <FormSecretField
            autoComplete="current-password"
            label={texts.current}
            name="current"
            required
          />
          <FormSecretField
            autoComplete="new-password"
            hint={texts.newHint}
            label={texts.newPassword}
            name="wanted"
            required
          />
        </div>
      </DialogBody>
      <DialogFoot>
        {children}
        <FormSubmit variant="primary">{texts.changePassword}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}
