import { LegalScreen, type LegalState, legalText } from "@switchboard/ui/screens/legal";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

const print = () => window.print();

const createLegal = (state: LegalState) => () => ({
  Component: function Legal() {
    const { brand } = useServices().config;
    const { supportEmail: email = null, supportPhone: phone = null } = brand;
    return (
      <>
        <PageTitle heading={legalText(state, brand.name).title} />
        <LegalScreen brand={brand} onPrint={print} state={state} support={{ email, phone }} />
      </>
    );
  },
});

export const privacyPolicy = { createRoute: createLegal({ kind: "privacy" }) };
export const termsOfService = { createRoute: createLegal({ kind: "terms" }) };
