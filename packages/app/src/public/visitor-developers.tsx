import { useSite } from "../site-context.tsx";
import { Developers } from "./developers.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** @param origin where the server believes that people reach it; behind a proxy only the browser knows */
export function VisitorDevelopers({ origin }: { origin: string }) {
  const { paths } = useSite();
  const reached = useHydrated() ? window.location.origin : origin;
  return <Developers runUrl={reached + paths.runCall} />;
}
