import { PageSkeleton } from "@switchboard/ui/patterns/shell";
import { LoginScreen } from "@switchboard/ui/screens/login";
import { useLocation } from "react-router";
import { useServices } from "../services-context.tsx";

/** Shown while the first page loads; the login page says what it waits for. */
export function PageLoading() {
  const { config, paths } = useServices();
  const { pathname } = useLocation();
  if (pathname === paths.login)
    return <LoginScreen state={{ kind: "checking" }} brand={config.brand} />;
  return <PageSkeleton />;
}
