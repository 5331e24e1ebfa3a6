import { publicPages } from "@switchboard/api-client/public-pages";
import { Legal } from "../public/legal.tsx";
import { PageTitle } from "./page-title.tsx";

export const privacyPolicy = {
  createRoute: () => ({
    Component: () => (
      <>
        <PageTitle heading={publicPages.privacyPolicy.title} />
        <Legal state={{ kind: "privacy" }} />
      </>
    ),
  }),
};

export const termsOfService = {
  createRoute: () => ({
    Component: () => (
      <>
        <PageTitle heading={publicPages.termsOfService.title} />
        <Legal state={{ kind: "terms" }} />
      </>
    ),
  }),
};
