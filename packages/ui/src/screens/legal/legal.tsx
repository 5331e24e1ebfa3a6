import { Check, Printer } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { type Brand, Page } from "../../patterns/shell/index.ts";
import { legalTexts as texts } from "./legal.texts.ts";
import type { LegalSection, LegalState, LegalText, SupportContact } from "./legal.types.ts";
import { privacyText } from "./privacy.texts.ts";
import { termsText } from "./terms.texts.ts";

/** Props of {@link LegalScreen}. */
export interface LegalScreenProps {
  state: LegalState;
  brand: Brand;
  support: SupportContact;
  onPrint: () => void;
}

/** The text of a page. */
export const legalText = ({ kind }: LegalState, product: string): LegalText =>
  (kind === "privacy" ? privacyText : termsText)(product);

/** The privacy policy, or the terms of service. */
export function LegalScreen({ state, brand, support, onPrint }: LegalScreenProps) {
  const text = legalText(state, brand.name);
  return (
    <Page className="flex-1 bg-surface">
      <PageHeader
        actions={
          <Button
            className="print:hidden"
            iconStart={Printer}
            onClick={onPrint}
            size="sm"
            variant="ghost"
          >
            {texts.print}
          </Button>
        }
        description={
          <>
            <p>{text.summary}</p>
            <p className="mt-1 text-13 text-subtle">
              {texts.changed} <DateTime precision="day" value={text.changed} />
            </p>
          </>
        }
        title={text.title}
      />
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_auto]">
        <Contents
          sections={
            hasContact(support)
              ? [...text.sections, { id: "contact", title: texts.contact }]
              : text.sections
          }
        />
        <article className="grid min-w-0 max-w-measure gap-10 text-16 lg:col-start-1 lg:row-start-1">
          <Facts facts={text.facts} />
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {hasContact(support) && <Contact support={support} />}
        </article>
      </div>
    </Page>
  );
}

const hasContact = ({ email, phone }: SupportContact) => email !== null || phone !== null;

function Contents({ sections }: { sections: readonly Pick<LegalSection, "id" | "title">[] }) {
  return (
    <nav
      aria-label={texts.contents}
      className="rounded-8 border p-4 lg:sticky lg:top-20 lg:w-56 lg:border-0 lg:p-0 print:hidden"
    >
      <p aria-hidden className="font-medium text-13 text-subtle">
        {texts.contents}
      </p>
      <ol className="mt-2 grid gap-x-4 max-lg:sm:grid-cols-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              className="flex min-h-8 items-center text-14 text-muted hover:text-default pointer-coarse:min-h-11"
              external
              href={`#${id}`}
              variant="plain"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <section aria-labelledby="in-short" className="rounded-8 bg-sunken p-5">
      <h2 className="font-semibold text-14" id="in-short">
        {texts.facts}
      </h2>
      <ul className="mt-3 grid gap-3">
        {facts.map((fact) => (
          <li className="flex items-start gap-3" key={fact}>
            <Icon className="mt-1 text-success" icon={Check} />
            <span className="min-w-0">{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Section({ section: { id, title, body } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="scroll-mt-20 font-semibold text-20" id={id}>
        {title}
      </h2>
      {body.map((part) =>
        typeof part === "string" ? (
          <p className="mt-3" key={part}>
            {part}
          </p>
        ) : (
          <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-subtle" key={part.join()}>
            {part.map((point) => (
              <li className="ps-1" key={point}>
                {point}
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** How to reach the operator, in the ways that they have set. */
function Contact({ support: { email, phone } }: { support: SupportContact }) {
  return (
    <section aria-labelledby="contact">
      <h2 className="scroll-mt-20 font-semibold text-20" id="contact">
        {texts.contact}
      </h2>
      <p className="mt-3">{texts.contactText}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {email !== null && (
          <>
            <dt className="text-muted">{texts.email}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <Link href={`mailto:${email}`}>{email}</Link>
            </dd>
          </>
        )}
        {phone !== null && (
          <>
            <dt className="text-muted">{texts.phone}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <Link href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
                <bdi>{phone}</bdi>
              </Link>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
