import { clsx } from "clsx";
import { AlarmClock, Archive, Inbox, ShieldCheck, Trash2 } from "lucide-react";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";
import { sourceIcon } from "../../patterns/inbox-list/source-icons.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { InboxView, InboxViewId } from "./inbox.types.ts";

const icons: Partial<Record<InboxViewId, IconComponent>> = {
  open: Inbox,
  waiting: ShieldCheck,
  snoozed: AlarmClock,
  archived: Archive,
  deleted: Trash2,
};

/** The lists that can be chosen: a column, or on a narrow screen a line that scrolls. */
export function InboxViews({ views }: { views: readonly InboxView[] }) {
  return (
    <nav
      aria-label={texts.viewsLabel}
      className="shrink-0 overflow-x-auto border-line border-b lg:w-56 lg:overflow-y-auto lg:border-e lg:border-b-0"
    >
      <ul className="flex w-max gap-0.5 p-2 lg:w-auto lg:flex-col">
        {views.map(({ id, href, current, count }) => (
          <li key={id} className={clsx(id === "snoozed" && "lg:mt-4")}>
            <Link
              href={href}
              variant="plain"
              aria-current={current ? "page" : undefined}
              className={clsx(
                "flex h-8 items-center gap-2 whitespace-nowrap rounded-6 px-2 font-medium text-13 transition-colors duration-press pointer-coarse:h-11",
                current
                  ? "bg-fill-hover text-default forced-colors:outline"
                  : "text-muted hover:bg-fill hover:text-default",
              )}
            >
              <Icon icon={icons[id] ?? sourceIcon(id)} />
              {texts.views[id]}
              {count !== undefined && count > 0 && (
                <span className="nums ms-auto ps-2 text-12 text-muted">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
