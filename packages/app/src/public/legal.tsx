import { LegalScreen, type LegalState } from "@switchboard/ui/screens/legal";
import { useSite } from "../site-context.tsx";

const print = () => window.print();

/** The privacy policy, or the terms of service. */
export function Legal({ state }: { state: LegalState }) {
  const { brand } = useSite().config;
  const { supportEmail: email = null, supportPhone: phone = null } = brand;
  return <LegalScreen brand={brand} onPrint={print} state={state} support={{ email, phone }} />;
}
