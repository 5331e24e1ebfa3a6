import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { created } from "./playbook-form.fixtures.ts";
import { PlaybookFormScreen } from "./index.ts";

export const contract = [
  covers(PlaybookFormScreen, "page", {
    state: { kind: "ready", form: created },
    paths,
    onSave: () => undefined,
  }),
];
