import { ExternalLink } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";
import { JsonView } from "../../patterns/json-view/index.ts";
import { itemTexts as texts } from "./inbox-item.texts.ts";
import type { InboxItemView } from "./inbox-item.types.ts";

/** What an item that is no message says of itself: its issue, and all that its source gave. */
export function ItemData({ item: { description, issue, payload } }: { item: InboxItemView }) {
  return (
    <div className="grid min-w-0 gap-5">
      {description && (
        <p dir="auto" className="max-w-measure whitespace-pre-wrap text-14 wrap-anywhere">
          {description}
        </p>
      )}
      {issue && (
        <section
          aria-label={texts.issue}
          className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-3 rounded-8 border border-line p-4 text-13"
        >
          <dl className="grid min-w-0 flex-1 grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
            {issue.key && (
              <>
                <dt className="text-muted">{texts.key}</dt>
                <dd className="wrap-anywhere">
                  <bdi>{issue.key}</bdi>
                </dd>
              </>
            )}
            {issue.status && (
              <>
                <dt className="text-muted">{texts.status}</dt>
                <dd className="wrap-anywhere">
                  <bdi>{issue.status}</bdi>
                </dd>
              </>
            )}
            <dt className="text-muted">{texts.assignee}</dt>
            <dd className="wrap-anywhere">
              {issue.assignee ? (
                <bdi>{issue.assignee}</bdi>
              ) : (
                <span className="text-subtle">{texts.unassigned}</span>
              )}
            </dd>
          </dl>
          {issue.href && (
            <Link
              href={issue.href}
              newTab
              className="inline-flex min-h-6 items-center gap-1.5 font-medium pointer-coarse:min-h-11"
            >
              {texts.openIssue}
              <Icon icon={ExternalLink} size="sm" />
            </Link>
          )}
        </section>
      )}
      {payload !== null && (
        <section className="min-w-0">
          <h2 className="mb-1.5 font-medium text-12 text-muted">{texts.payload}</h2>
          <JsonView label={texts.payload} value={payload} className="overflow-hidden rounded-8" />
        </section>
      )}
    </div>
  );
}
