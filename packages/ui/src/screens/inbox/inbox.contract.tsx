import { brand } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { actions, paths, ready } from "./inbox.fixtures.ts";
import { InboxScreen } from "./index.ts";

export const contract = [
  covers(InboxScreen, "inbox", { state: ready, actions, brand, paths, playbooksFor: () => [] }),
];
