import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { InvitationTable } from "./invitation-table.tsx";
import { MemberTable, roleLabel } from "./member-table.tsx";
import { OneFieldForm } from "./one-field-form.tsx";
import { OrganizationQuestions } from "./organization-questions.tsx";
import { organizationTexts as texts } from "./organization.texts.ts";
import type { OrganizationActions, OrganizationState } from "./organization.types.ts";
import { Section } from "./section.tsx";
import { SharedCredits } from "./shared-credits.tsx";

type Ready = Extract<OrganizationState, { kind: "ready" }>;

type OrganizationDetailsProps = { state: Ready; actions: OrganizationActions };

const emailAddress = z.pipe(
  z.string().check(z.trim(), z.minLength(1, texts.invite.missing)),
  z.email(texts.invite.invalid),
);

/** Everything of one organization: a member sees the lists only. */
export function OrganizationDetails({ state, actions }: OrganizationDetailsProps) {
  const { organization, outcome, now } = state;
  const { name, isOwner, members, invitations, shared } = organization;
  const self = members.find(({ isSelf }) => isSelf);
  return (
    <>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 font-semibold text-20 wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {self && <Badge>{roleLabel(self.role)}</Badge>}
        </div>
        {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
        <MemberTable actions={actions} isOwner={isOwner} members={members} />
      </div>
      <InvitationTable actions={isOwner ? actions : {}} invitations={invitations} now={now} />
      {isOwner && (
        <Section title={texts.invite.title}>
          <OneFieldForm
            hint={texts.invite.hint}
            input={{ type: "email", autoComplete: "off", dir: "ltr", inputMode: "email" }}
            label={texts.invite.email}
            onSubmit={(email) => actions.onInvite({ email })}
            request={state.invite}
            schema={emailAddress}
            submit={texts.invite.submit}
            title={texts.invite.title}
          />
        </Section>
      )}
      {shared && <SharedCredits actions={actions} isOwner={isOwner} shared={shared} />}
      {isOwner ? (
        <Section hint={texts.delete.hint} title={texts.delete.title}>
          <div>
            <Button onClick={actions.onDelete} variant="danger">
              {texts.delete.submit}
            </Button>
          </div>
        </Section>
      ) : (
        actions.onLeave && (
          <Section hint={texts.leave.hint} title={texts.leave.title}>
            <div>
              <Button onClick={actions.onLeave} variant="outline">
                {texts.leave.submit}
              </Button>
            </div>
          </Section>
        )
      )}
      <OrganizationQuestions
        actions={actions}
        hasShared={(shared?.balance ?? 0) > 0}
        name={name}
        question={state.question}
      />
    </>
  );
}
