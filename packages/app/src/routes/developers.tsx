import { DevelopersScreen } from "@switchboard/ui/screens/developers";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({ Component: Developers });

function Developers() {
  const { config, paths } = useServices();
  return (
    <>
      <PageTitle heading="Developers" />
      <DevelopersScreen state={{ kind: "ready" }} brand={config.brand} paths={paths} />
    </>
  );
}
