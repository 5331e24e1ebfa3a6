import { covers } from "../../testing/contract.tsx";
import { paths, ready } from "./account.fixtures.ts";
import { AccountScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(AccountScreen, "page", {
    state: ready,
    paths,
    actions: {
      onEnd: nothing,
      onEndOthers: nothing,
      onConfirmEndOthers: nothing,
      onCancel: nothing,
      onCloseAlert: nothing,
      onExport: nothing,
      onAskToDelete: nothing,
      onDelete: nothing,
      onKeep: nothing,
      twoStep: {
        onStart: nothing,
        onConfirm: nothing,
        onAsk: nothing,
        onProve: nothing,
        onClose: nothing,
      },
    },
  }),
];
