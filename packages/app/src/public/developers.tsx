import { DevelopersScreen } from "@switchboard/ui/screens/developers";
import { useSite } from "../site-context.tsx";

/** @param runUrl where a program calls the agent, with the host */
export function Developers({ runUrl }: { runUrl: string }) {
  const { config, paths } = useSite();
  return <DevelopersScreen brand={config.brand} paths={paths} state={{ kind: "ready", runUrl }} />;
}
