import { publicPages } from "@switchboard/api-client/public-pages";
import { EnterpriseContact } from "../public/enterprise-contact.tsx";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({
  Component: () => (
    <>
      <PageTitle heading={publicPages.enterpriseContact.title} />
      <EnterpriseContact />
    </>
  ),
});
