import { sayCredits } from "../credits/amounts.ts";
import type { PlaybookNotice } from "../inbox/ports.ts";
import type { NamedAutomation } from "./automation-ports.ts";

type Named = Pick<NamedAutomation, "playbookId" | "name">;

const MAX_TITLE_LENGTH = 80;

/** The path of the playbook in the app. */
const pathOf = (playbookId: string) => `/ui/playbooks/edit/${encodeURIComponent(playbookId)}`;

const base = ({ playbookId }: Named) => ({
  kind: "playbook" as const,
  priority: "high" as const,
  payload: { playbook_id: playbookId, playbook_url: pathOf(playbookId) },
});

export const limitNoticeId = (playbookId: string): string => `playbook-limit-${playbookId}`;
export const pauseNoticeId = (playbookId: string): string => `playbook-paused-${playbookId}`;

/** Shown once on a day on which a playbook reached its limit. */
export const limitNotice = (
  playbook: Named & Pick<NamedAutomation, "dailyLimit">,
): PlaybookNotice => ({
  ...base(playbook),
  priority: "medium",
  sourceIdentifier: limitNoticeId(playbook.playbookId),
  title: `${playbook.name} reached its daily limit`,
  description: `Another run could exceed ${sayCredits(playbook.dailyLimit)} credits. Items that arrive until 00:00 UTC are left to you.`,
  priorityReason: "It does not run automatically until tomorrow.",
});

/** Shown for a failed run. */
export const failureNotice = (
  playbook: Named,
  failed: {
    readonly itemId: string;
    readonly itemTitle: string;
    readonly sessionId: string | null;
    readonly reason: string;
  },
): PlaybookNotice => {
  const { itemId, itemTitle, sessionId, reason } = failed;
  const { payload, ...rest } = base(playbook);
  const title =
    itemTitle.length > MAX_TITLE_LENGTH ? `${itemTitle.slice(0, MAX_TITLE_LENGTH)}…` : itemTitle;
  return {
    ...rest,
    sourceIdentifier: `playbook-failed-${playbook.playbookId}-${itemId}`,
    title: `${playbook.name} failed for “${title}”`,
    description: reason,
    priorityReason: "The item was left as it is.",
    payload: { ...payload, inbox_item_id: itemId, ...(sessionId && { session_id: sessionId }) },
  };
};

/** Shown for a playbook that the server switched off. */
export const pauseNotice = (playbook: Named, reason: string): PlaybookNotice => ({
  ...base(playbook),
  sourceIdentifier: pauseNoticeId(playbook.playbookId),
  title: `${playbook.name} no longer runs automatically`,
  description: reason,
  priorityReason: "Items are left to you until you switch it on again.",
});
