import { Fragment } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { Link } from "../../components/link/index.ts";
import { ConnectionTiles, type ConnectionType } from "../../patterns/connection-tiles/index.ts";
import { Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";

export type WelcomeState =
  | { kind: "loading" }
  | { kind: "ready"; email: string; connectionTypes: readonly ConnectionType[] };

/** Props of {@link WelcomeScreen}. */
export interface WelcomeScreenProps {
  state: WelcomeState;
  paths: Pick<ShellPaths, "chat">;
}

const later = "I'll do this later, take me to the chat";

/** The first page of a new user: what to connect first, or nothing yet. */
export function WelcomeScreen({ state, paths }: WelcomeScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const none = state.connectionTypes.length === 0;
  return (
    <Page>
      <header className="mb-6 max-w-measure sm:mt-4">
        <h1 dir="auto" className="wrap-anywhere font-semibold text-24">
          Welcome, <Breakable email={state.email} />!
        </h1>
        <p className="mt-1 text-16 text-muted">
          {none
            ? "There are no apps to connect yet. You can upload a spreadsheet in the chat and ask about it."
            : "Connect your first app so the agent can look things up and act for you. You decide which actions need your approval."}
        </p>
      </header>
      {none ? (
        <LinkButton variant="primary" href={paths.chat}>
          {later}
        </LinkButton>
      ) : (
        <>
          <ConnectionTiles types={state.connectionTypes} label="Apps to connect" />
          <p className="mt-6 text-14">
            <Link href={paths.chat} className="font-medium">
              {later}
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}

/** An email address that wraps between its parts, and only then inside one. */
function Breakable({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
