import { publicPages } from "@switchboard/api-client/public-pages";
import { HowItWorks } from "../public/how-it-works.tsx";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({
  Component: () => (
    <>
      <PageTitle heading={publicPages.howItWorks.title} />
      <HowItWorks />
    </>
  ),
});
