import { listFactProposals, updateProfile } from "@switchboard/api-client/calls";
import {
  type ProfileFacts,
  ProfileScreen,
  profileTexts as texts,
} from "@switchboard/ui/screens/profile";
import { ToastProvider } from "@switchboard/ui/toast";
import type { FactProposal, LearnedWord, User } from "@switchboard/api-client";
import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { loadWords } from "../files/learned-words.ts";
import { saveStateOf } from "../actions/save-state-of.ts";
import { useActions } from "../actions/use-actions.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { KnownWords } from "./known-words.tsx";
import { PageTitle } from "./page-title.tsx";
import { toProfile, toProfileUpdate, toProposed } from "./profile-view.ts";
import { useFactDecisions } from "./use-fact-proposals.ts";

/** Time to read that it was saved. */
const RELOAD_AFTER_MS = 1500;

type Loaded = {
  readonly user: User;
  readonly listed: readonly FactProposal[] | null;
  readonly words: readonly LearnedWord[] | null | undefined;
};

async function loader({ account, api, appInfo, requireUser }: Services): Promise<Loaded> {
  // What another window saved meanwhile must not be taken back by the next save here.
  account.doubt();
  await appInfo.ensure();
  const user = await requireUser(texts.notLoggedIn);
  const [listed, words] = await Promise.all([
    appInfo.has("fact-proposals") ? api.call(listFactProposals) : null,
    loadWords(api, appInfo),
  ]);
  return { user, listed, words };
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Profile,
});

function Profile() {
  const services = useServices();
  const { api, appInfo, paths } = services;
  const { user, listed, words } = useLoaderData<Loaded>();
  const { revalidate } = useRevalidator();
  const [decided, setDecided] = useState<ReadonlyMap<string, FactProposal>>(new Map());
  const { decide, ...decisions } = useFactDecisions(
    services,
    (proposal) => {
      setDecided((before) => new Map(before).set(proposal.id, proposal));
      void revalidate();
    },
    () => void revalidate(),
  );
  const { actions } = useActions({
    save: {
      run: (profile: { details: ProfileFacts; learned: ProfileFacts }) =>
        api.call(updateProfile, { body: toProfileUpdate(profile) }),
      done: () => window.location.reload(),
      doneAfter: RELOAD_AFTER_MS,
    },
  });
  return (
    <ToastProvider>
      <PageTitle heading={texts.title} />
      <ProfileScreen
        actions={{ onSave: actions.save.run, onDecideFact: decide }}
        paths={{
          smsPreferences: paths.smsPreferences,
          account: appInfo.has("account") ? paths.account : null,
        }}
        state={{
          kind: "ready",
          ...toProfile(user),
          ...(listed && { proposed: { ...toProposed(listed, decided, paths), ...decisions } }),
          save: saveStateOf(actions.save),
        }}
      >
        {words !== null && <KnownWords words={words} />}
      </ProfileScreen>
    </ToastProvider>
  );
}
