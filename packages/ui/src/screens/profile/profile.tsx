import { Button, LinkButton } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { FactTable } from "../../patterns/fact-table/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { profileTexts as texts } from "./profile.texts.ts";
import type { ProfileActions, ProfileReady, ProfileState } from "./profile.types.ts";
import { useProfileRows } from "./use-profile-rows.ts";

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  state: ProfileState;
  actions: ProfileActions;
  /** `account` is null where the server has no such page. */
  paths: { smsPreferences: string; account: string | null };
}

/** What the agent knows about the user. */
export function ProfileScreen({ state, actions, paths }: ProfileScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  return (
    <Page>
      <PageHeader
        actions={
          <>
            <LinkButton href={paths.smsPreferences}>{texts.sms}</LinkButton>
            {paths.account !== null && (
              <LinkButton href={paths.account}>{texts.account}</LinkButton>
            )}
          </>
        }
        className="mb-6"
        description={texts.intro}
        title={texts.title}
      />
      <ProfileForm onSave={actions.onSave} state={state} />
    </Page>
  );
}

function ProfileForm({ state, onSave }: { state: ProfileReady } & ProfileActions) {
  const rows = useProfileRows(state, onSave);
  const { save } = state;
  // After a save the page is loaded again; what would be typed until then would be lost.
  const locked = save.kind === "saving" || save.kind === "saved";
  return (
    <form
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!locked) rows.submit();
      }}
    >
      <section aria-labelledby="profile-details" className="grid gap-3">
        <Heading hint={texts.detailsHint} id="profile-details" title={texts.details} />
        <FactTable
          disabled={locked}
          keys="fixed"
          label={texts.details}
          onRowsChange={({ rows: next }) => rows.setDetails(next)}
          rows={rows.details}
          words={{ empty: texts.noDetails }}
        />
      </section>
      <section aria-labelledby="profile-learned" className="grid gap-3">
        <Heading hint={texts.learnedHint} id="profile-learned" title={texts.learned} />
        <FactTable
          disabled={locked}
          dropped={rows.dropped}
          label={texts.learned}
          onRowsChange={({ rows: next }) => rows.setLearned(next)}
          rows={rows.learned}
          words={{ add: texts.addFact, empty: texts.noLearned }}
        />
      </section>
      <div className="grid justify-items-start gap-3">
        {rows.refused && <Notice tone="danger">{texts.duplicates}</Notice>}
        {save.kind === "failed" && <Notice tone="danger">{save.failure.message}</Notice>}
        {save.kind === "saved" && <Notice tone="success">{texts.saved}</Notice>}
        <Button loading={save.kind === "saving"} type="submit" variant="primary">
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function Heading({ id, title, hint }: { id: string; title: string; hint: string }) {
  return (
    <header>
      <h2 className="font-semibold text-16" id={id}>
        {title}
      </h2>
      <p className="text-13 text-muted">{hint}</p>
    </header>
  );
}
