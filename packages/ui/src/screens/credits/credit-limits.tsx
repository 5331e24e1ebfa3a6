import { useId } from "react";
import { useLocale } from "../../components/locale/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, FormSubmit, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { creditsTexts } from "./credits.texts.ts";
import type { CreditLimitsView, CreditsActions } from "./credits.types.ts";

const texts = creditsTexts.limits;

/** `1,500` and `0.5` are numbers of credits; more than two decimals are none. Empty means no limit of one's own. */
const limit = z.pipe(
  z.string().check(z.trim()),
  z.transform((text, context) => {
    if (text === "") return null;
    const plain = text.replaceAll(",", "");
    const credits = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
    if (credits >= 1 && credits <= 1_000_000) return credits;
    context.issues.push({ code: "custom", message: texts.invalid, input: text });
    return z.NEVER;
  }),
);

type CreditLimitsProps = { limits: CreditLimitsView; onLimit: CreditsActions["onLimit"] };

/** What a person lets themselves spend a day, and what one run may use before it asks. */
export function CreditLimits({ limits, onLimit }: CreditLimitsProps) {
  const id = useId();
  const { locale } = useLocale();
  const say = (credits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(credits);
  const asText = (credits: number | null) => (credits === null ? "" : String(credits));
  const { daily, perRun, perRunDefault, spentToday, member, save } = limits;
  const form = useForm({
    shape: { daily: limit, perRun: limit },
    initial: { daily: asText(daily), perRun: asText(perRun) },
    focus: "answer",
    save,
    onSubmit: (values) => onLimit?.(values),
  });
  const disabled = save.kind === "saving";
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-8 border bg-surface p-5">
      <div>
        <h2 className="font-semibold text-16" id={id}>
          {texts.title}
        </h2>
        <p className="mt-1 text-13 text-muted">{texts.today(say(spentToday))}</p>
        {member && (
          <p className="text-13 text-muted wrap-anywhere">
            {texts.member(
              member.organization,
              say(member.daily),
              say(member.spentToday),
              member.owner,
            )}
          </p>
        )}
      </div>
      <Form aria-labelledby={id} form={form}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField disabled={disabled} hint={texts.dailyHint} label={texts.daily} name="daily">
            {(control) => (
              <TextInput autoComplete="off" className="nums" inputMode="decimal" {...control} />
            )}
          </FormField>
          <FormField
            disabled={disabled}
            hint={texts.perRunHint(say(perRunDefault))}
            label={texts.perRun}
            name="perRun"
          >
            {(control) => (
              <TextInput autoComplete="off" className="nums" inputMode="decimal" {...control} />
            )}
          </FormField>
        </div>
        <FormSubmit className="max-sm:w-full sm:justify-self-start" variant="outline">
          {texts.save}
        </FormSubmit>
        {save.kind === "saved" && <Notice tone="success">{texts.saved}</Notice>}
      </Form>
    </section>
  );
}
