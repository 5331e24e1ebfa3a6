import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Credits } from "../../components/credits/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { creditsTexts } from "./credits.texts.ts";
import type { TokenRow } from "./credits.types.ts";

const texts = creditsTexts.tokens;

type TokenDetailsProps = { cause: string; tokens: readonly TokenRow[] };

/** Opens what a charge for tokens is made of: for each model its tokens and the prices of that time. */
export function TokenDetails({ cause, tokens }: TokenDetailsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="grid min-w-0">
      <button
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        aria-label={texts.showNamed(cause)}
        className="-ms-1 mt-0.5 flex min-h-7 items-center gap-1 justify-self-start rounded-4 px-1 text-12 text-muted hover:bg-fill hover:text-default pointer-coarse:min-h-11"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        <Icon className={isOpen ? "rotate-90" : "rtl:-scale-x-100"} icon={ChevronRight} size="sm" />
        {texts.show}
      </button>
      {isOpen && (
        <span className="grid gap-3 py-1" id={id}>
          {tokens.map((one) => (
            <Tokens key={one.model} tokens={one} />
          ))}
        </span>
      )}
    </span>
  );
}

function Tokens({ tokens }: { tokens: TokenRow }) {
  const { locale } = useLocale();
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { name, model, input, cached, output, reasoning, prices, credits } = tokens;
  const lines: readonly { label: string; count: number; price: number; note?: string }[] = [
    { label: texts.input, count: input - cached, price: prices.input },
    ...(cached > 0 ? [{ label: texts.cached, count: cached, price: prices.cached }] : []),
    {
      ...{ label: texts.output, count: output, price: prices.output },
      ...(reasoning > 0 && { note: texts.reasoning(digits.format(reasoning)) }),
    },
  ];
  return (
    <span className="grid max-w-80 gap-1 text-12">
      <span className="wrap-anywhere">
        <bdi className="font-medium">{name}</bdi> <bdi className="text-muted">{model}</bdi>
      </span>
      <table className="nums w-full text-muted">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.count}</th>
            <th scope="col">{texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, count, price, note }) => (
            <tr className="align-top" key={label}>
              <th className="py-0.5 text-start font-normal" scope="row">
                {label}
                {note !== undefined && <span className="block text-subtle">{note}</span>}
              </th>
              <td className="py-0.5 text-end">{digits.format(count)}</td>
              <td className="py-0.5 ps-4 text-end">
                {digits.format(price)} <span aria-hidden>/ 1M</span>
              </td>
            </tr>
          ))}
          <tr className="border-line border-t text-default">
            <th className="py-0.5 text-start font-medium" scope="row">
              {texts.total}
            </th>
            <td aria-hidden />
            <td className="py-0.5 ps-4 text-end">
              <Credits value={credits} />
            </td>
          </tr>
        </tbody>
      </table>
    </span>
  );
}
