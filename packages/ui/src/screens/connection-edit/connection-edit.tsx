import { BookOpen } from "lucide-react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { BackLink } from "../../components/back-link/index.ts";
import { LinkButton } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import type { SystemFields } from "../../patterns/field-mapping/index.ts";
import { Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
import { HealthNotice, type HealthNoticeProps } from "../connection-health.tsx";
import { saveOf, VerifyNote } from "../connection-parts.tsx";
import { ConnectionEditForm } from "./connection-edit-form.tsx";
import { connectionEditTexts as texts } from "./connection-edit.texts.ts";
import type { ConnectionChange, ConnectionEditState } from "./connection-edit.types.ts";

/** Props of {@link ConnectionEditScreen}. */
export interface ConnectionEditScreenProps {
  state: ConnectionEditState;
  paths: Pick<ShellPaths, "connections">;
  onSave: (change: ConnectionChange) => void;
  /** Makes a tool ask again at once; absent if the server does not offer it. */
  onRevoke?: (of: { tool: string }) => void;
  /** Its health; absent if the server does not report it. */
  health?: HealthNoticeProps;
  /** The fields that can be renamed; absent if the app does not list them. */
  fields?: SystemFields;
  /** The person came to enter new credentials: the first of them gets the focus. @default false */
  reconnecting?: boolean;
}

/** An existing connection: its name, credentials, field names and permissions. */
export function ConnectionEditScreen({
  state,
  paths,
  onSave,
  onRevoke,
  health,
  fields,
  reconnecting = false,
}: ConnectionEditScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { connection } = state;
  return (
    <Page>
      <PageHeader
        actions={
          connection.setupHref !== null && (
            <LinkButton href={connection.setupHref} iconStart={BookOpen} newTab variant="outline">
              {texts.setup}
            </LinkButton>
          )
        }
        back={<BackLink href={paths.connections}>{texts.toConnections}</BackLink>}
        className="mb-6"
        description={<bdi>{connection.displayName}</bdi>}
        start={<AppLogo name={connection.displayName} size="xl" src={connection.logoUrl} />}
        title={texts.title}
      />
      {health && <HealthNotice {...health} />}
      <div className="grid items-start gap-8 lg:grid-cols-3">
        <ConnectionEditForm
          key={connection.id}
          cancelHref={paths.connections}
          connection={connection}
          fields={fields}
          onRevoke={onRevoke}
          onSave={onSave}
          reconnecting={reconnecting}
          save={saveOf(state)}
        />
        <VerifyNote />
      </div>
    </Page>
  );
}
