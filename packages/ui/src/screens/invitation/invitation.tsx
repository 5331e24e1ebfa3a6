import { MailOpen, MailX, UserRoundX } from "lucide-react";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { Notice } from "../../components/notice/index.ts";
import { MessagePage, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
import { invitationTexts as texts } from "./invitation.texts.ts";
import type { InvitationActions, InvitationState } from "./invitation.types.ts";

/** Props of {@link InvitationScreen}. */
export interface InvitationScreenProps {
  state: InvitationState;
  actions: InvitationActions;
  paths: Pick<ShellPaths, "home" | "logout" | "organization">;
}

type Offered = Extract<InvitationState, { kind: "visitor" }>;

const named = (sentence: (name: string) => string, name: string): ReactNode =>
  sentenceWith(sentence, [<bdi key="name">{name}</bdi>]);

/** Who invited whom: without the sender it looks like mail of a stranger. */
const invited = ({ email, inviter }: Pick<Offered, "email" | "inviter">): ReactNode =>
  inviter === null
    ? named(texts.invited, email)
    : sentenceWith(texts.invitedBy, [
        <bdi key="inviter">{inviter}</bdi>,
        <bdi key="email">{email}</bdi>,
      ]);

/** What an invitation is for, and what its receiver can do with it. */
export function InvitationScreen({ state, actions, paths }: InvitationScreenProps) {
  switch (state.kind) {
    case "loading":
      return <PageSkeleton />;
    case "visitor":
      return <Visitor actions={actions} state={state} />;
    case "offer":
      return (
        <MessagePage
          actions={
            <Button loading={state.accepting} onClick={actions.onAccept} variant="primary">
              {texts.accept}
            </Button>
          }
          mark={<Icon icon={MailOpen} size="lg" />}
          title={named(texts.join, state.organization)}
        >
          <p>{invited(state)}</p>
          <p>{texts.stays}</p>
          {state.failure !== null && (
            <Notice className="w-full text-start" tone="danger">
              {state.failure}
            </Notice>
          )}
        </MessagePage>
      );
    case "other-account":
      return (
        <MessagePage
          actions={
            <LinkButton href={paths.logout} onClick={actions.onLogOut} variant="primary">
              {texts.logOut}
            </LinkButton>
          }
          mark={<Icon icon={UserRoundX} size="lg" />}
          title={texts.otherAccount}
        >
          <p>{named(texts.isFor, state.email)}</p>
          <p>{named(texts.loggedInAs, state.loggedInAs)}</p>
        </MessagePage>
      );
    case "member":
      return (
        <MessagePage
          actions={
            <LinkButton href={paths.organization} variant="primary">
              {texts.toOrganization}
            </LinkButton>
          }
          mark={<Icon icon={MailOpen} size="lg" />}
          title={named(texts.member, state.organization)}
        >
          <p>{texts.memberHint}</p>
        </MessagePage>
      );
    case "ended":
      return (
        <Unusable paths={paths} title={texts.ended[state.reason]}>
          {named(texts.endedHint[state.reason], state.organization)}
        </Unusable>
      );
    case "not-found":
      return (
        <Unusable paths={paths} title={texts.notFound}>
          {texts.notFoundHint}
        </Unusable>
      );
    case "failed":
      return (
        <MessagePage
          actions={
            <Button loading={state.retrying} onClick={actions.onRetry} variant="primary">
              {texts.retry}
            </Button>
          }
          mark={<Icon icon={MailX} size="lg" />}
          title={texts.failed}
        >
          <p role="alert">{state.message}</p>
        </MessagePage>
      );
  }
}

type VisitorProps = {
  state: Offered;
  actions: Pick<InvitationActions, "onLogin" | "onCreateAccount">;
};

/** Who is not logged in has to be first. */
function Visitor({ state, actions }: VisitorProps) {
  return (
    <MessagePage
      actions={
        <>
          <Button onClick={actions.onLogin} variant="primary">
            {texts.logIn}
          </Button>
          {state.canCreate && (
            <Button onClick={actions.onCreateAccount} variant="outline">
              {texts.createAccount}
            </Button>
          )}
        </>
      }
      mark={<Icon icon={MailOpen} size="lg" />}
      title={named(texts.join, state.organization)}
    >
      <p>{invited(state)}</p>
      <p>{texts.loginFirst}</p>
    </MessagePage>
  );
}

type UnusableProps = {
  title: string;
  paths: Pick<ShellPaths, "home">;
  children: ReactNode;
};

function Unusable({ title, paths, children }: UnusableProps) {
  return (
    <MessagePage
      actions={
        <LinkButton href={paths.home} variant="outline">
          {texts.home}
        </LinkButton>
      }
      mark={<Icon icon={MailX} size="lg" />}
      title={title}
    >
      <p>{children}</p>
    </MessagePage>
  );
}
