import { ArrowUpRight, BookOpen } from "lucide-react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { BackLink } from "../../components/back-link/index.ts";
import { LinkButton } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import type { RequestView } from "../../patterns/request-form/index.ts";
import { Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
import { saveOf, VerifyNote } from "../connection-parts.tsx";
import { ConnectionAddForm, type NewConnection } from "./connection-add-form.tsx";
import type { ConnectionAddState } from "./connection-add.types.ts";
import { ConnectionAuthorize } from "./connection-authorize.tsx";

/** Props of {@link ConnectionAddScreen}. */
export interface ConnectionAddScreenProps {
  state: ConnectionAddState;
  paths: Pick<ShellPaths, "connections">;
  /** Requests a method that the plugin lacks. */
  request: RequestView;
  onSave: (connection: NewConnection) => void;
}

/** A new connection: its name, its plugin's settings and the agent's permissions; or a link to the app's own page. */
export function ConnectionAddScreen({ state, paths, request, onSave }: ConnectionAddScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { plugin } = state;
  return (
    <Page>
      <PageHeader
        actions={
          <>
            {plugin.docsHref !== null && (
              <LinkButton href={plugin.docsHref} iconEnd={ArrowUpRight} newTab variant="ghost">
                Documentation
              </LinkButton>
            )}
            {plugin.setupHref !== null && (
              <LinkButton href={plugin.setupHref} iconStart={BookOpen} newTab variant="outline">
                Setup Guide
              </LinkButton>
            )}
          </>
        }
        back={<BackLink href={paths.connections}>My Connections</BackLink>}
        start={<AppLogo name={plugin.displayName} src={plugin.logoUrl} size="xl" />}
        title={`Connect ${plugin.displayName}`}
        description={plugin.description}
        className="mb-6"
      />
      <div className="grid items-start gap-8 lg:grid-cols-3">
        {state.kind === "authorize" || state.kind === "not-set-up" ? (
          <ConnectionAuthorize cancelHref={paths.connections} state={state} />
        ) : (
          <ConnectionAddForm
            key={plugin.name}
            plugin={plugin}
            save={saveOf(state)}
            cancelHref={paths.connections}
            request={request}
            onSave={onSave}
          />
        )}
        <VerifyNote />
      </div>
    </Page>
  );
}
