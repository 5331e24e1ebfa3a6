import { Monitor, Smartphone, UserX } from "lucide-react";
import { AlertDialog, ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { Badge } from "../../components/badge/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { PageHeader } from "../../components/page-header/index.ts";
import { DateTime, RelativeTime } from "../../components/time/index.ts";
import { MessagePage, Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { accountTexts as texts } from "./account.texts.ts";
import type { AccountActions, AccountPaths, AccountState, LoginRow } from "./account.types.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { LoginDetails } from "./login-details.tsx";
import { TwoStep } from "./two-step.tsx";
import { ExportData } from "./export-data.tsx";

/** Props of {@link AccountScreen}. */
export interface AccountScreenProps {
  state: AccountState;
  actions: AccountActions;
  paths: AccountPaths;
}

/** Where the user is logged in, and the end of their account. */
export function AccountScreen({ state, actions, paths }: AccountScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  if (state.kind === "deleted") return <Deleted home={paths.home} />;
  const { logins, ending, alert } = state;
  const hasOthers = logins.some(({ isCurrent }) => !isCurrent);
  return (
    <Page>
      <PageHeader
        className="mb-6"
        description={sentenceWith(texts.intro, [<bdi key="email">{state.email}</bdi>])}
        title={texts.title}
      />
      <section aria-labelledby="account-logins" className="grid gap-3">
        <header className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60 max-sm:basis-full">
            <h2 className="font-semibold text-16" id="account-logins">
              {texts.logins}
            </h2>
            <p className="text-13 text-muted">{texts.loginsHint}</p>
          </div>
          {hasOthers && <Button onClick={actions.onEndOthers}>{texts.endOthers}</Button>}
        </header>
        <ul
          aria-labelledby="account-logins"
          className="overflow-hidden rounded-8 border bg-surface *:not-first:border-t"
        >
          {logins.map((login) => (
            <Login key={login.id} login={login} now={state.now} onEnd={actions.onEnd} />
          ))}
        </ul>
        {!hasOthers && <p className="text-13 text-muted">{texts.alone}</p>}
      </section>
      {state.details && <LoginDetails actions={actions.details} details={state.details} />}
      {state.twoStep && <TwoStep actions={actions.twoStep} state={state.twoStep} />}
      {state.exported && (
        <ExportData exported={state.exported} now={state.now} onExport={actions.onExport} />
      )}
      {state.deleting !== undefined && (
        <section aria-labelledby="account-deletion" className="mt-10 border-t pt-6">
          <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-60 max-sm:basis-full">
              <h2 className="font-semibold text-16" id="account-deletion">
                {texts.deletion.heading}
              </h2>
              <p className="text-13 text-muted">{texts.deletion.hint}</p>
            </div>
            <Button onClick={actions.onAskToDelete} tone="danger">
              {texts.deletion.ask}
            </Button>
          </div>
          <DeleteAccount
            actions={actions}
            email={state.email}
            paths={paths}
            question={state.deleting}
          />
        </section>
      )}
      <ConfirmDialog
        busy={ending?.busy ?? false}
        message={texts.endOthersMessage}
        onCancel={actions.onCancel}
        onConfirm={actions.onConfirmEndOthers}
        open={ending !== null}
        title={texts.endOthersTitle}
        verb={texts.endOthers}
      />
      <AlertDialog message={alert ?? ""} onClose={actions.onCloseAlert} open={alert !== null} />
    </Page>
  );
}

const Deleted = ({ home }: { home: string }) => (
  <MessagePage
    actions={
      <LinkButton href={home} variant="primary">
        {texts.deletion.home}
      </LinkButton>
    }
    mark={<Icon icon={UserX} size="lg" />}
    title={texts.deletion.deletedTitle}
  >
    <p>{texts.deletion.deleted}</p>
  </MessagePage>
);

const handheld: ReadonlySet<string | null> = new Set(["iPhone", "iPad", "Android"]);

function deviceOf({ browser, system }: LoginRow): string {
  if (browser === null) return system ?? texts.unknownBrowser;
  return system === null ? browser : texts.device(browser, system);
}

interface LoginProps {
  login: LoginRow;
  now: string;
  onEnd: AccountActions["onEnd"];
}

function Login({ login, now, onEnd }: LoginProps) {
  const device = deviceOf(login);
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-2.5">
      <Icon className="text-subtle" icon={handheld.has(login.system) ? Smartphone : Monitor} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-14">
          {device}
          {login.isCurrent && <Badge tone="success">{texts.current}</Badge>}
        </p>
        <p className="text-12 text-subtle">
          {texts.lastSeen} <RelativeTime now={now} value={login.lastSeenAt} /> · {texts.since}{" "}
          <DateTime precision="day" value={login.createdAt} />
        </p>
      </div>
      {!login.isCurrent && (
        <Button
          aria-label={texts.endNamed(device)}
          loading={login.busy}
          onClick={() => onEnd({ id: login.id })}
          size="sm"
          variant="ghost"
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
