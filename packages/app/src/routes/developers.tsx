import { DevelopersScreen } from "@switchboard/ui/screens/developers";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { runUrl } from "./run-url.ts";

export const createRoute = () => ({ Component: Developers });

function Developers() {
  const { config, paths } = useServices();
  return (
    <>
      <PageTitle heading="Developers" />
      <DevelopersScreen
        brand={config.brand}
        paths={paths}
        state={{ kind: "ready", runUrl: runUrl({ config, paths }) }}
      />
    </>
  );
}
