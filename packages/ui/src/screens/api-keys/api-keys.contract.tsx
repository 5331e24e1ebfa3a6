import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { ready } from "./api-keys.fixtures.ts";
import { ApiKeysScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(ApiKeysScreen, "page", {
    state: ready,
    paths,
    actions: {
      onCreate: nothing,
      onHide: nothing,
      onRevoke: nothing,
      onConfirmRevoke: nothing,
      onCancel: nothing,
    },
  }),
];
