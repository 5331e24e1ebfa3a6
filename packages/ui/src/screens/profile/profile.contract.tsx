import { covers } from "../../testing/contract.tsx";
import { ready } from "./profile.fixtures.ts";
import { ProfileScreen } from "./index.ts";

export const contract = [
  covers(ProfileScreen, "page", {
    state: ready,
    paths: { smsPreferences: "/ui/sms-preferences", account: "/ui/account" },
    actions: { onSave: () => undefined },
  }),
];
