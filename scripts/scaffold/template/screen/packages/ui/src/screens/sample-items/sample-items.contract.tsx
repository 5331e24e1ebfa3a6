import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { ready } from "./sample-items.fixtures.ts";
import { SampleItemsScreen } from "./index.ts";

export const contract = [
  covers(SampleItemsScreen, "page", {
    state: ready,
    actions: {
      onRetry: () => {},
      onDelete: () => {},
      onConfirmDelete: () => {},
      onCancel: () => {},
      onCloseAlert: () => {},
    },
    paths,
  }),
];
