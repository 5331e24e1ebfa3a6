import { englishLabels } from "@switchboard/ui/labels";
import type { Found } from "@switchboard/ui/patterns/app-search";
import type { ShellPaths } from "@switchboard/ui/patterns/shell";

const PAGES = [
  "chat",
  "inbox",
  "connections",
  "playbooks",
  "apiKeys",
  "profile",
  "account",
  "organization",
  "pricing",
  "howItWorks",
] as const satisfies (keyof ShellPaths)[];
const ADMIN_PAGES = [
  "adminSettings",
  "adminUsers",
  "adminUsage",
  "adminHealth",
  "adminAudit",
] as const satisfies (keyof ShellPaths)[];

/** The pages of a person, as the shell calls them. */
export const pagesFor = (paths: ShellPaths, isAdmin: boolean): Found[] =>
  [...PAGES, ...(isAdmin ? ADMIN_PAGES : [])].flatMap((page) => {
    const href = paths[page];
    return href === undefined ? [] : { id: page, label: englishLabels.shellEntries[page], href };
  });
