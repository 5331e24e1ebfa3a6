import { covers } from "../../testing/contract.tsx";
import { ready } from "./playbooks.fixtures.ts";
import { PlaybooksScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(PlaybooksScreen, "page", {
    state: ready,
    paths: { createPlaybook: "/ui/playbooks/create", howItWorks: "/ui/how-it-works" },
    actions: {
      onDelete: nothing,
      onConfirmDelete: nothing,
      onCancel: nothing,
      onCloseAlert: nothing,
    },
  }),
];
