import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { ready } from "./inbox-sources.fixtures.ts";
import { InboxSourcesScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(InboxSourcesScreen, "page", {
    state: ready,
    paths,
    actions: { onAdd: nothing, onDelete: nothing, onCloseAlert: nothing },
  }),
];
