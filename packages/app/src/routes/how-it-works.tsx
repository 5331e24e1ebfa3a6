import { HowItWorksScreen, howItWorksTexts } from "@switchboard/ui/screens/how-it-works";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({ Component: HowItWorks });

const player = { autoPlay: true } as const;

function HowItWorks() {
  const { config, paths } = useServices();
  return (
    <>
      <PageTitle heading={howItWorksTexts.title} />
      <HowItWorksScreen
        brand={config.brand}
        paths={paths}
        player={player}
        state={{ kind: "ready" }}
      />
    </>
  );
}
