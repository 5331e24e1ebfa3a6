import { noRequest } from "../../patterns/request-form/request-form.fixtures.ts";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { tasksPlugin } from "./connection-add.fixtures.ts";
import { ConnectionAddScreen } from "./index.ts";

export const contract = [
  covers(ConnectionAddScreen, "page", {
    state: { kind: "ready", plugin: tasksPlugin },
    paths,
    request: noRequest,
    onSave: () => undefined,
  }),
];
