import { HowItWorksScreen } from "@switchboard/ui/screens/how-it-works";
import { useSite } from "../site-context.tsx";

const player = { autoPlay: true } as const;

/** The page with the demo, which plays by itself. */
export function HowItWorks() {
  const { config, paths } = useSite();
  return (
    <HowItWorksScreen
      brand={config.brand}
      paths={paths}
      player={player}
      state={{ kind: "ready" }}
    />
  );
}
