import { useMemo } from "react";
import { TextArea } from "../../components/text-area/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, FormSubmit, type SaveState, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { enterpriseContactTexts as texts } from "./enterprise-contact.texts.ts";
import type { EnterpriseContactState, EnterpriseRequest } from "./enterprise-contact.types.ts";

interface ContactFormProps {
  state: EnterpriseContactState;
  contactEmail: string;
  onSend: (request: EnterpriseRequest) => void;
}

/** As the server takes them. */
const longest = { name: 200, email: 320, details: 5000 } as const;

function shapeFor(locale: string | undefined) {
  const number = new Intl.NumberFormat(locale);
  const text = (most: number, missing: string) =>
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, missing),
        z.maxLength(most, texts.tooLong(number.format(most))),
      );
  return {
    contactName: text(longest.name, texts.nameMissing),
    companyName: text(longest.name, texts.companyMissing),
    contactEmail: z.pipe(text(longest.email, texts.emailMissing), z.email(texts.emailWrong)),
    projectDetails: text(longest.details, texts.detailsMissing),
  };
}

/** The four fields. Mounted anew once they were sent, so that they are empty. */
export function ContactForm({ state, contactEmail, onSend }: ContactFormProps) {
  const { locale } = useLocale();
  const shape = useMemo(() => shapeFor(locale), [locale]);
  const form = useForm({
    shape,
    initial: { contactName: "", companyName: "", contactEmail, projectDetails: "" },
    focus: "answer",
    save: saveOf(state),
    onSubmit: onSend,
  });
  const loading = state.kind === "loading";
  const locked = loading || state.kind === "sending";
  return (
    <Form aria-label={texts.form} form={form}>
      <FormField disabled={locked} label={texts.name} name="contactName" required>
        {(control) => <TextInput {...control} autoComplete="name" dir="auto" />}
      </FormField>
      <FormField disabled={locked} label={texts.company} name="companyName" required>
        {(control) => <TextInput {...control} autoComplete="organization" dir="auto" />}
      </FormField>
      <FormField disabled={locked} label={texts.email} name="contactEmail" required>
        {(control) => <TextInput {...control} autoComplete="email" type="email" />}
      </FormField>
      <FormField
        disabled={locked}
        hint={texts.detailsHint}
        label={texts.details}
        name="projectDetails"
        required
      >
        {(control) => <TextArea {...control} dir="auto" rows={6} />}
      </FormField>
      <div className="flex justify-end">
        <FormSubmit disabled={loading} saving={texts.sending}>
          {texts.send}
        </FormSubmit>
      </div>
    </Form>
  );
}

function saveOf(state: EnterpriseContactState): SaveState {
  switch (state.kind) {
    case "sending":
      return { kind: "saving" };
    case "failed":
      return { kind: "failed", failure: { message: state.message } };
    case "loading":
    case "open":
    case "sent":
      return { kind: "idle" };
  }
}
