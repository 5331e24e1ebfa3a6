import "../../../packages/ui/src/styles.css";
import { createRoot } from "react-dom/client";
import { InboxList } from "../../../packages/ui/src/patterns/inbox-list/index.ts";
import { inboxNow } from "../../../packages/ui/src/patterns/inbox-list/inbox-list.fixtures.ts";
import { BOX_HEIGHT, type InboxContender } from "./contender.ts";

/** The list as the product uses it: menus, ranges, arrivals, swipes and shortcuts. */
export const contender: InboxContender = {
  mount: (root, items) =>
    createRoot(root).render(
      <div className="flex flex-col" style={{ height: BOX_HEIGHT }}>
        <InboxList
          className="flex-1"
          items={items}
          now={inboxNow}
          resolve={() => null}
          onIntent={() => {}}
        />
      </div>,
    ),
};
