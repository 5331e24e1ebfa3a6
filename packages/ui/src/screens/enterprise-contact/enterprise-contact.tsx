import { Link } from "../../components/link/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { Page } from "../../patterns/shell/index.ts";
import { ContactForm } from "./contact-form.tsx";
import { enterpriseContactTexts as texts } from "./enterprise-contact.texts.ts";
import type { EnterpriseContactState, EnterpriseRequest } from "./enterprise-contact.types.ts";

/** Props of {@link EnterpriseContactScreen}. */
export interface EnterpriseContactScreenProps {
  state: EnterpriseContactState;
  /** How often it was sent from this page: the form is empty again after each time. */
  sent: number;
  /** The user's address; empty for a visitor. */
  contactEmail: string;
  /** As people dial it; null where the operator named none. */
  phone: string | null;
  onSend: (request: EnterpriseRequest) => void;
}

/** How a company asks for an offer. */
export function EnterpriseContactScreen({
  state,
  sent,
  contactEmail,
  phone,
  onSend,
}: EnterpriseContactScreenProps) {
  return (
    <Page width="form">
      <PageHeader
        className="mb-6"
        description={
          <>
            <p>{texts.intro}</p>
            {phone !== null && (
              <p>
                <PhoneLine phone={phone} />
              </p>
            )}
          </>
        }
        title={texts.title}
      />
      {/* Mounted from the start, so that a screen reader announces the change. */}
      <div role="status">
        {state.kind === "sent" && (
          <Notice className="mb-4" tone="success">
            {texts.sent}
          </Notice>
        )}
      </div>
      <div className="rounded-8 border border-line bg-surface p-4 sm:p-5">
        <ContactForm contactEmail={contactEmail} key={sent} onSend={onSend} state={state} />
      </div>
    </Page>
  );
}

function PhoneLine({ phone }: { phone: string }) {
  return (
    <>
      {texts.phone}{" "}
      <Link dir="ltr" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
        {phone}
      </Link>
    </>
  );
}
