import type { PublicPageData, PublicPageName } from "@switchboard/api-client/public-pages";
import type { ReactNode } from "react";
import { Landing } from "./landing.tsx";

/** Renders a page for a visitor. */
export type VisitorPage = (data: PublicPageData) => ReactNode;

/** How each page is loaded: a visitor pays for the one that is open, and for the home page, where most begin. */
export const loadVisitorPage: Readonly<Record<PublicPageName, () => Promise<VisitorPage>>> = {
  async home() {
    return ({ integrations }) => <Landing state={{ kind: "ready", integrations }} />;
  },
  async howItWorks() {
    const { HowItWorks } = await import("./how-it-works.tsx");
    return () => <HowItWorks />;
  },
  async pricing() {
    const { VisitorPricing } = await import("./visitor-pricing.tsx");
    return () => <VisitorPricing />;
  },
  async enterpriseContact() {
    const { EnterpriseContact } = await import("./enterprise-contact.tsx");
    return () => <EnterpriseContact />;
  },
  async developers() {
    const { VisitorDevelopers } = await import("./visitor-developers.tsx");
    return ({ origin }) => <VisitorDevelopers origin={origin} />;
  },
  async privacyPolicy() {
    const { Legal } = await import("./legal.tsx");
    return () => <Legal state={{ kind: "privacy" }} />;
  },
  async termsOfService() {
    const { Legal } = await import("./legal.tsx");
    return () => <Legal state={{ kind: "terms" }} />;
  },
};
