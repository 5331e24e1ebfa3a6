import { Button } from "../../components/button/index.ts";
import { DialogBody, DialogFoot } from "../../components/dialog/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { requestWords } from "../../components/labels/words/request-words.ts";
import { TextArea } from "../../components/text-area/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, type FormState, FormSubmit } from "../../form/index.ts";
import { FormSummary } from "../../form/form-summary.tsx";
import type { RequestAbout } from "./request-form.types.ts";
import type { requestShape } from "./request-shape.ts";

type RequestFieldsProps = {
  about: RequestAbout;
  form: FormState<ReturnType<typeof requestShape>>;
  sending: boolean;
  onCancel: () => void;
};

/** The fields, and the footer that stays in view while they scroll. */
export function RequestFields({ about, form, sending, onCancel }: RequestFieldsProps) {
  const words = useWords(requestWords);
  return (
    <Form
      aria-label={words.requestTitle[about]}
      className="flex min-h-0 flex-col"
      form={form}
      summary={false}
    >
      <DialogBody>
        <div className="grid gap-4">
          <FormSummary />
          <FormField disabled={sending} label={words.requestSubject[about]} name="subject" required>
            {(control) =>
              about === "method" ? (
                <TextArea {...control} dir="auto" rows={4} />
              ) : (
                <TextInput {...control} autoComplete="off" dir="auto" />
              )
            }
          </FormField>
          <FormField disabled={sending} label={words.requestName} name="contactName" required>
            {(control) => <TextInput {...control} autoComplete="name" dir="auto" />}
          </FormField>
          <FormField disabled={sending} label={words.requestEmail} name="contactEmail" required>
            {(control) => <TextInput {...control} autoComplete="email" type="email" />}
          </FormField>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button disabled={sending} onClick={onCancel} variant="ghost">
          {words.requestCancel}
        </Button>
        <FormSubmit saving={words.requestSending}>{words.requestSend}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}
