import { Credits } from "../../components/credits/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { DataTable, dataColumns } from "../../patterns/data-table/index.ts";
import { OneFieldForm } from "./one-field-form.tsx";
import { organizationTexts } from "./organization.texts.ts";
import type { OrganizationActions, SharedCreditsView } from "./organization.types.ts";
import { Section } from "./section.tsx";

const texts = organizationTexts.shared;

type SharedCreditsProps = {
  shared: SharedCreditsView;
  isOwner: boolean;
  actions: Pick<OrganizationActions, "onAddCredits" | "onLimit">;
};

type Spending = SharedCreditsView["spending"][number];

const columns = dataColumns<Spending>([
  {
    id: "member",
    header: texts.columns.member,
    cell: ({ email }) => <bdi className="wrap-anywhere whitespace-normal">{email}</bdi>,
  },
  {
    id: "used",
    header: texts.columns.used,
    align: "end",
    width: "9rem",
    narrow: "keep",
    cell: ({ spent }) => <Credits value={spent} />,
  },
]);

const idOf = ({ id }: Spending) => id;

/** `1,500` and `0.5` are numbers of credits; more than two decimals are none. */
const asCredits = (text: string): number | undefined => {
  const plain = text.replaceAll(",", "");
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
};

const amount = z.pipe(
  z.string().check(z.trim()),
  z.transform((text, context) => {
    const credits = asCredits(text);
    if (credits !== undefined && credits > 0) return credits;
    context.issues.push({ code: "custom", message: texts.amountMissing, input: text });
    return z.NEVER;
  }),
);

const limit = z.pipe(
  z.string().check(z.trim()),
  z.transform((text, context) => {
    if (text === "") return null;
    const credits = asCredits(text);
    if (credits !== undefined) return credits;
    context.issues.push({ code: "custom", message: texts.limitInvalid, input: text });
    return z.NEVER;
  }),
);

/** What the members share, who used how much, and what the owner can do about it. */
export function SharedCredits({ shared, isOwner, actions }: SharedCreditsProps) {
  const { isShared, balance, dailyLimit, spending } = shared;
  const { locale } = useLocale();
  const month = new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(shared.month));
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <Section hint={isShared ? texts.hint : texts.notYet} title={texts.title}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-muted">{texts.balance}</span>
        <Credits className="font-semibold text-20" value={balance} />
      </p>
      {dailyLimit !== null && (
        <p className="text-13 text-muted">{texts.limitOf(digits.format(dailyLimit))}</p>
      )}
      {spending.length === 0 ? (
        <p className="text-13 text-muted">{texts.nothing}</p>
      ) : (
        <div className="grid gap-2">
          <h3 className="font-medium text-14">{texts.spendingOf(month)}</h3>
          <DataTable
            columns={columns}
            getRowId={idOf}
            label={texts.spendingOf(month)}
            rows={spending}
          />
        </div>
      )}
      {isOwner && (
        <div className="grid gap-6 sm:grid-cols-2">
          {actions.onAddCredits && (
            <OneFieldForm
              input={{ inputMode: "decimal", className: "nums" }}
              label={texts.add}
              onSubmit={(credits) => actions.onAddCredits?.({ amount: credits })}
              request={shared.add}
              schema={amount}
              submit={texts.addSubmit}
              title={texts.add}
              variant="outline"
            />
          )}
          {actions.onLimit && (
            <OneFieldForm
              hint={texts.limitHint}
              initial={dailyLimit === null ? "" : String(dailyLimit)}
              input={{ inputMode: "decimal", className: "nums" }}
              label={texts.limit}
              onSubmit={(credits) => actions.onLimit?.({ credits })}
              request={shared.limit}
              required={false}
              stays
              schema={limit}
              submit={texts.limitSubmit}
              title={texts.limit}
              variant="outline"
            />
          )}
        </div>
      )}
    </Section>
  );
}
