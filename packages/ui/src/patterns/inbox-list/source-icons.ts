import {
  Activity,
  Inbox,
  NotebookText,
  ShieldCheck,
  StickyNote,
  TriangleAlert,
} from "lucide-react";
import type { IconComponent } from "../../components/icon/index.ts";
import { IssueIcon, MailIcon } from "./one-path-icons.tsx";
import { type KnownSource, knownSource } from "./source.logic.ts";
import type { InboxRow } from "./types.ts";

const icons: Record<KnownSource, IconComponent> = {
  email: MailIcon,
  jira: IssueIcon,
  data_condition: Activity,
  manual: StickyNote,
};

/** The icon of a kind of source; a generic one if unknown. */
export function sourceIcon(type: string): IconComponent {
  const known = knownSource(type);
  return known === null ? Inbox : icons[known];
}

/** Icons of what waits for its person alone, instead of the source's. */
export const waitingIcon: Record<NonNullable<InboxRow["waiting"]>, IconComponent> = {
  approval: ShieldCheck,
  connection: TriangleAlert,
  source: TriangleAlert,
  playbook: NotebookText,
};
