import { updateProfile } from "@switchboard/api-client/calls";
import {
  type ProfileFacts,
  ProfileScreen,
  profileTexts as texts,
} from "@switchboard/ui/screens/profile";
import type { User } from "@switchboard/api-client";
import { useLoaderData } from "react-router";
import { saveStateOf } from "../actions/save-state-of.ts";
import { useActions } from "../actions/use-actions.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { toProfile, toProfileUpdate } from "./profile-view.ts";

/** Time to read that it was saved. */
const RELOAD_AFTER_MS = 1500;

async function loader({ account, appInfo, requireUser }: Services): Promise<User> {
  // What another window saved meanwhile must not be taken back by the next save here.
  account.doubt();
  await appInfo.ensure();
  return requireUser(texts.notLoggedIn);
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Profile,
});

function Profile() {
  const { api, appInfo, paths } = useServices();
  const user = useLoaderData<User>();
  const { actions } = useActions({
    save: {
      run: (profile: { details: ProfileFacts; learned: ProfileFacts }) =>
        api.call(updateProfile, { body: toProfileUpdate(profile) }),
      done: () => window.location.reload(),
      doneAfter: RELOAD_AFTER_MS,
    },
  });
  return (
    <>
      <PageTitle heading={texts.title} />
      <ProfileScreen
        actions={{ onSave: actions.save.run }}
        paths={{
          smsPreferences: paths.smsPreferences,
          account: appInfo.has("account") ? paths.account : null,
        }}
        state={{ kind: "ready", ...toProfile(user), save: saveStateOf(actions.save) }}
      />
    </>
  );
}
