import { ApiError } from "@switchboard/api-client";
import { LoadErrorScreen } from "@switchboard/ui/screens/load-error";
import { RouteErrorScreen } from "@switchboard/ui/screens/route-error";
import { useRevalidator, useRouteError } from "react-router";
import { SessionNotFound } from "../chat/session-not-found.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { useServices } from "../services-context.tsx";
import { LoginRequired, messageOf, UserNotLoaded } from "../errors.ts";
import { PageTitle } from "./page-title.tsx";

/** A page that could not be loaded: for want of a user, or for any other reason. */
export function PageError() {
  const { paths } = useServices();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const message = messageOf(error);
  const retry = () => void revalidate();
  // A log-in that ran out while a page was open is noticed by the first thing that the next one asks for.
  const isLoggedOut = error instanceof ApiError && error.status === 401;
  if (isLoggedOut || error instanceof LoginRequired || error instanceof UserNotLoaded) {
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
  return (
    <>
      <PageTitle heading="Something went wrong!" />
      {error instanceof SessionNotFound ? (
        // What was deleted does not come back by trying again.
        <RouteErrorScreen
          state={{ kind: "failed", message }}
          way={{ label: chatTexts.newChat, href: paths.chat }}
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
