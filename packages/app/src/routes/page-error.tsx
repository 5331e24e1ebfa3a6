import { ApiError } from "@switchboard/api-client";
import { LoadErrorScreen } from "@switchboard/ui/screens/load-error";
import { RouteErrorScreen } from "@switchboard/ui/screens/route-error";
import { useRevalidator, useRouteError } from "react-router";
import { useServices } from "../services-context.tsx";
import { isLoggedOut, LoginRequired, messageOf, UserNotLoaded } from "../errors.ts";
import { NotFound } from "../not-found.ts";
import { useStore } from "../session/store.ts";
import { PageTitle } from "./page-title.tsx";

/** A page that could not be loaded, because nobody is logged in or for another reason. */
export function PageError() {
  const { account, paths } = useServices();
  const who = useStore(account.store);
  const isAdmin = who.status === "user" && who.user.is_admin;
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const message = messageOf(error);
  const retry = () => void revalidate();
  // A session that expired while a page was open is noticed by the first request of the next page.
  if (isLoggedOut(error) || error instanceof LoginRequired || error instanceof UserNotLoaded) {
    return (
      <>
        <PageTitle heading="Failed to Load Data" />
        <LoadErrorScreen
          state={{ kind: "failed", message }}
          paths={paths}
          onRetry={error instanceof UserNotLoaded ? retry : undefined}
        />
      </>
    );
  }
  // An administrator is refused for one reason: this server asks them for two-step login.
  const needsTwoStep = error instanceof ApiError && error.status === 403 && isAdmin;
  if (error instanceof NotFound) {
    const { name, page, label } = error.thing;
    return (
      <>
        <PageTitle heading="Not found" />
        <RouteErrorScreen
          state={{ kind: "missing", message, what: name, back: { label, href: paths[page] } }}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle heading="Something went wrong!" />
      {needsTwoStep ? (
        <RouteErrorScreen
          alternative={{ label: "Account", href: paths.account }}
          defaultExpanded
          state={{ kind: "failed", message }}
        />
      ) : (
        <RouteErrorScreen
          state={{ kind: "failed", message }}
          onRetry={retry}
          retrying={state === "loading"}
        />
      )}
    </>
  );
}
