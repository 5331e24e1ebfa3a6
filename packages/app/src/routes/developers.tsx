import { publicPages } from "@switchboard/api-client/public-pages";
import { Developers } from "../public/developers.tsx";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { runUrl } from "./run-url.ts";

export const createRoute = () => ({ Component: DevelopersPage });

function DevelopersPage() {
  return (
    <>
      <PageTitle heading={publicPages.developers.title} />
      <Developers runUrl={runUrl(useServices())} />
    </>
  );
}
