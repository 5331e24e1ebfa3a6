import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { InvitationScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(InvitationScreen, "message-page", {
    state: { kind: "not-found" },
    paths,
    actions: {
      onAccept: nothing,
      onRetry: nothing,
      onLogin: nothing,
      onCreateAccount: nothing,
      onLogOut: nothing,
    },
  }),
];
