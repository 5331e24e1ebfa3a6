import { NotFoundScreen } from "@switchboard/ui/screens/not-found";
import { useLocation } from "react-router";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({ Component: NotFound });

function NotFound() {
  const { paths } = useServices();
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle heading="Page Not Found" />
      <NotFoundScreen state={{ kind: "unmatched", path: pathname }} paths={paths} />
    </>
  );
}
