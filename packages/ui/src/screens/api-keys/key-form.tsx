import { Checkbox } from "../../components/checkbox/index.ts";
import { Collapsible } from "../../components/collapsible/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, FormSubmit, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { apiKeysTexts, scopeTexts } from "./api-keys.texts.ts";
import type { ApiKeyScope, ApiKeysReady, NewApiKey } from "./api-keys.types.ts";

const texts = apiKeysTexts.form;
const scopes = Object.keys(scopeTexts) as ApiKeyScope[];
const MAX_CREDITS = 1_000_000;

const credits = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const text = typed.trim().replaceAll(",", "");
    if (text === "") return null;
    const number = Number(text);
    if (number >= 1 && number <= MAX_CREDITS) return number;
    context.issues.push({ code: "custom", message: texts.invalidLimit, input: typed });
    return z.NEVER;
  }),
);

const shape = {
  name: z.string().check(z.trim(), z.minLength(1, texts.missingName), z.maxLength(200)),
  scopes: z.array(z.enum(scopes)).check(z.minLength(1, texts.missingScope)),
  expires: z.string(),
  creditLimit: credits,
};
const initial = { name: "", scopes, expires: "never", creditLimit: "" };

interface KeyFormProps {
  save: ApiKeysReady["save"];
  canLimit: boolean;
  onCreate: (key: NewApiKey) => void;
}

/** Creates a key: its name, and what it may do. */
export function KeyForm({ save, canLimit, onCreate }: KeyFormProps) {
  const saving = save.kind === "saving";
  const form = useForm({
    shape,
    initial,
    save,
    // A name is typed again in no time; the page is left without a question.
    disposable: true,
    focus: "answer",
    onSubmit: ({ name, scopes: chosen, expires, creditLimit }) =>
      onCreate({
        name,
        ...(canLimit && {
          limits: {
            scopes: chosen,
            expiresInDays: expires === "never" ? null : Number(expires),
            creditLimit,
          },
        }),
      }),
  });
  return (
    <Form aria-label={texts.label} className="mb-4" form={form}>
      <div className="flex flex-wrap items-start gap-2">
        <FormField
          className="min-w-0 flex-1 basis-60 sm:max-w-80"
          disabled={saving}
          label={texts.name}
          name="name"
          required
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              dir="auto"
              maxLength={200}
              placeholder={texts.placeholder}
            />
          )}
        </FormField>
        <FormSubmit beside>{texts.submit}</FormSubmit>
      </div>
      {canLimit && <KeyLimits disabled={saving} />}
    </Form>
  );
}

function KeyLimits({ disabled }: { disabled: boolean }) {
  return (
    <Collapsible className="-mt-2" defaultOpen={false} title={texts.limits}>
      <div className="grid gap-4 pb-4 sm:grid-cols-2">
        <FormField<readonly ApiKeyScope[]>
          className="sm:col-span-2"
          disabled={disabled}
          label={texts.scopes}
          name="scopes"
        >
          {({ value, onChange }) => (
            <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {scopes.map((scope) => (
                <Checkbox
                  checked={value.includes(scope)}
                  disabled={disabled}
                  hint={scopeTexts[scope].hint}
                  key={scope}
                  onCheckedChange={(checked) =>
                    onChange(
                      scopes.filter((one) =>
                        one === scope ? checked === true : value.includes(one),
                      ),
                    )
                  }
                >
                  {scopeTexts[scope].name}
                </Checkbox>
              ))}
            </div>
          )}
        </FormField>
        <FormField disabled={disabled} label={texts.expires} name="expires">
          {({ onChange, ...control }) => (
            <Select
              {...control}
              onValueChange={onChange}
              options={Object.entries(texts.expiries).map(([value, label]) => ({ value, label }))}
            />
          )}
        </FormField>
        <FormField
          disabled={disabled}
          hint={texts.creditLimitHint}
          label={texts.creditLimit}
          name="creditLimit"
        >
          {(control) => (
            <TextInput {...control} autoComplete="off" className="nums" inputMode="decimal" />
          )}
        </FormField>
      </div>
    </Collapsible>
  );
}
