import type { ReactNode } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { FactOrigin, FactProposal } from "../../patterns/fact-proposal/index.ts";
import { FactTable, type FactRow } from "../../patterns/fact-table/index.ts";
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
  /** What else the agent goes by, below the form. */
  children?: ReactNode;
}

/** What the agent knows about the user. */
export function ProfileScreen({ state, actions, paths, children }: ProfileScreenProps) {
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
      <div className="grid gap-8">
        <Proposals onDecideFact={actions.onDecideFact} proposed={state.proposed} />
        <ProfileForm onSave={actions.onSave} state={state} />
        {children}
      </div>
    </Page>
  );
}

/** What the agent proposes to remember; nothing while it proposes nothing. */
function Proposals({
  proposed,
  onDecideFact,
}: Pick<ProfileReady, "proposed"> & Pick<ProfileActions, "onDecideFact">) {
  if (!proposed || proposed.proposals.length === 0) return null;
  const { proposals, deciding, failure } = proposed;
  return (
    <section aria-labelledby="profile-proposed" className="grid gap-3">
      <Heading hint={texts.proposedHint} id="profile-proposed" title={texts.proposed} />
      {proposals.map((proposal) => (
        <FactProposal
          key={proposal.id}
          deciding={deciding === proposal.id}
          editable
          failure={failure?.id === proposal.id ? failure.message : null}
          known={proposal}
          onDecide={onDecideFact}
          origin={proposal.origin}
          proposal={proposal}
        />
      ))}
    </section>
  );
}

function ProfileForm({ state, onSave }: { state: ProfileReady } & ProfileActions) {
  const rows = useProfileRows(state, onSave);
  const { save, proposed } = state;
  const origin = ({ key, value }: FactRow) => {
    const known = proposed?.origins.find((one) => one.key === key.trim() && one.value === value);
    return known && <FactOrigin origin={known.origin} />;
  };
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
          renderNote={origin}
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
          renderNote={origin}
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
