import { Building2 } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { OneFieldForm } from "./one-field-form.tsx";
import { OrganizationDetails } from "./organization-details.tsx";
import { organizationTexts as texts } from "./organization.texts.ts";
import type { OrganizationActions, OrganizationState, RequestState } from "./organization.types.ts";
import { Section } from "./section.tsx";

/** Props of {@link OrganizationScreen}. */
export interface OrganizationScreenProps {
  state: OrganizationState;
  actions: OrganizationActions;
}

/** The active organization with its members and invitations, and a form for another one. */
export function OrganizationScreen({ state, actions }: OrganizationScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  return (
    <Page>
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      <div className="grid gap-8">
        {state.kind === "ready" && <OrganizationDetails actions={actions} state={state} />}
        {state.kind === "failed" && (
          <Notice
            action={
              <Button
                loading={state.retrying}
                onClick={actions.onRetry}
                size="sm"
                variant="outline"
              >
                {texts.retry}
              </Button>
            }
            tone="danger"
          >
            {state.message}
          </Notice>
        )}
        {state.kind === "none" && (
          <EmptyState icon={Building2} title={state.hasOthers ? texts.noneActive : texts.none}>
            {state.hasOthers ? texts.noneActiveHint : texts.noneHint}
          </EmptyState>
        )}
        <CreateForm onCreate={actions.onCreate} request={state.create} />
      </div>
    </Page>
  );
}

const organizationName = z
  .string()
  .check(z.trim(), z.minLength(1, texts.create.missing), z.maxLength(200));

function CreateForm({
  request,
  onCreate,
}: {
  request: RequestState;
  onCreate: OrganizationActions["onCreate"];
}) {
  return (
    <Section title={texts.create.title}>
      <OneFieldForm
        input={{ autoComplete: "organization", dir: "auto", maxLength: 200 }}
        label={texts.create.name}
        onSubmit={(name) => onCreate({ name })}
        request={request}
        schema={organizationName}
        submit={texts.create.submit}
        title={texts.create.title}
        variant="outline"
      />
    </Section>
  );
}
