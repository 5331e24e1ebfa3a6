import { covers } from "../../testing/contract.tsx";
import { OrganizationScreen } from "./index.ts";
import { ready } from "./organization.fixtures.ts";

const nothing = () => undefined;

export const contract = [
  covers(OrganizationScreen, "page", {
    state: ready,
    actions: {
      onCreate: nothing,
      onRetry: nothing,
      onInvite: nothing,
      onRemove: nothing,
      onDelete: nothing,
      onConfirm: nothing,
      onCancel: nothing,
    },
  }),
];
