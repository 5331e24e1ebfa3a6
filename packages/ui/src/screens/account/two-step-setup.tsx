import type { ReactNode } from "react";
import { CopyButton } from "../../components/copy-button/index.ts";
import { DialogBody, DialogFoot } from "../../components/dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, FormSubmit, type SaveState, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { accountTexts } from "./account.texts.ts";
import type { QrDrawing, TwoStepActions } from "./account.types.ts";

const texts = accountTexts.twoStep.setup;
const shape = { code: z.string().check(z.trim(), z.minLength(1, texts.codeMissing)) };
const initial = { code: "" };

interface TwoStepSetupProps {
  /** In base32. */
  secret: string;
  qr: QrDrawing;
  save: SaveState;
  onConfirm: TwoStepActions["onConfirm"];
  /** The button that cancels. */
  children: ReactNode;
}

/** The key for an authenticator app, and the code that proves that the app has it. */
export function TwoStepSetup({ secret, qr, save, onConfirm, children }: TwoStepSetupProps) {
  const form = useForm({
    shape,
    initial,
    save,
    focus: "answer",
    disposable: true,
    onSubmit: onConfirm,
  });
  return (
    <Form aria-label={texts.title} className="flex min-h-0 flex-col" form={form} summary={false}>
      <DialogBody>
        <div className="grid gap-4">
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
          <p>{texts.scan}</p>
          <QrCode {...qr} />
          <div className="grid gap-1">
            <p className="text-13 text-muted">{texts.type}</p>
            <div className="flex items-center gap-2 rounded-6 bg-sunken py-1 ps-3 pe-1">
              <code
                aria-label={texts.key}
                className="min-w-0 flex-1 font-mono text-13 wrap-anywhere"
                dir="ltr"
              >
                {secret.replaceAll(/.{4}(?=.)/g, "$& ")}
              </code>
              <CopyButton label={texts.copy} text={secret} />
            </div>
          </div>
          <FormField label={texts.code} name="code" required>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="one-time-code"
                className="max-w-40 tabular-nums"
                inputMode="numeric"
              />
            )}
          </FormField>
        </div>
      </DialogBody>
      <DialogFoot>
        {children}
        <FormSubmit>{texts.submit}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}

/** Dark on light in both themes: many apps read no other. */
const QrCode = ({ size, path }: QrDrawing) => (
  <div
    className="justify-self-center overflow-hidden rounded-8 border bg-surface"
    data-theme="light"
  >
    <svg
      aria-label={texts.qr}
      className="size-44 text-default"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  </div>
);
