import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { desk } from "./connection-edit.fixtures.ts";
import { ConnectionEditScreen } from "./index.ts";

export const contract = [
  covers(ConnectionEditScreen, "page", {
    state: { kind: "ready", connection: desk },
    paths,
    onSave: () => {},
  }),
];
