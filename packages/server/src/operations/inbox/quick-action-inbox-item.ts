import { actOnItem } from "../../domain/inbox/act-on-items.ts";
import { noContent, operation } from "../../http/operation.ts";

export const quickActionInboxItem = operation(
  "quickActionInboxItem",
  async ({ deps, user, params, body, request }) => {
    await actOnItem(deps, user.id, params.id, body.action, request.signal);
    return noContent();
  },
);
