import { englishLabels } from "@switchboard/ui/labels";
import type { Found } from "@switchboard/ui/patterns/app-search";
import type { ShellPaths } from "@switchboard/ui/patterns/shell";
import type { Paths } from "../config/paths.ts";
import type { Extension } from "../session/app-info.ts";
import type { ThemeChoice } from "../session/theme.ts";

/** The main pages, as the shell calls them, each with other names that people use. */
const PAGES = {
  chat: "conversation ask assistant agent new files data upload",
  inbox: "tasks todo to-do items mail approvals",
  connections:
    "apps integrations tools sources accounts catalog catalogue authorization authorisation",
  playbooks: "prompts templates automations",
  apiKeys: "developer settings tokens programs mcp",
  profile: "about me facts memory personalize personalise customize customise",
  account:
    "settings security password email address 2fa mfa two-step two-factor recovery codes logins sessions devices export delete",
  organization:
    "organisation organisations organizations team teams members people invite invitations company billing",
  pricing:
    "plans billing subscription upgrade buy top up top-up topup credits payment invoices licence licences license licenses",
  howItWorks: "help guide tour",
} as const satisfies Partial<Record<keyof ShellPaths, string>>;

const ADMIN_PAGES = {
  adminSettings: "admin oauth apps",
  adminUsers: "admin people accounts",
  adminModels: "admin providers keys llm openai anthropic ollama language models",
  adminUsage: "admin statistics costs",
  adminHealth: "admin status jobs queue",
  adminAudit: "admin history record",
} as const satisfies Partial<Record<keyof ShellPaths, string>>;

/** Pages that are found by words only: without any, they would push chats and items out of sight. */
const FURTHER: readonly {
  readonly page: keyof Paths &
    ("credits" | "inboxSources" | "smsPreferences" | "activity" | "localOutbox" | "resetPassword");
  readonly label: string;
  readonly keywords: string;
  readonly needs?: Extension;
}[] = [
  { page: "inboxSources", label: "Inbox Sources", keywords: "feeds mailbox refresh" },
  {
    page: "credits",
    label: "Credits",
    keywords: "billing usage balance spending limits payments top up top-up topup",
  },
  {
    page: "localOutbox",
    label: "Outbox",
    keywords: "local mail emails messages sent",
    needs: "local-outbox",
  },
  {
    page: "resetPassword",
    label: "Reset password",
    keywords: "local portal login forgot change",
    needs: "local-portal",
  },
  {
    page: "smsPreferences",
    label: "Notifications",
    keywords: "sms text messages phone email digest alerts",
  },
  { page: "activity", label: "Activity", keywords: "audit log history logins", needs: "audit" },
];

const DOCS = "openapi swagger reference documentation /api/v1/docs";

const THEMES = {
  light: "Light theme",
  dark: "Dark theme",
  system: "System theme",
} as const satisfies Record<ThemeChoice, string>;

type PagesOptions = {
  readonly isAdmin: boolean;
  /** Nothing is typed yet. */
  readonly onlyMain: boolean;
  readonly has: (extension: Extension) => boolean;
  readonly onTheme: (theme: ThemeChoice) => void;
};

/**
 * The pages of a person, as the shell calls them, and what else its menus hold.
 * @param shown those that the shell shows: the server has them
 */
export function pagesFor(
  shown: ShellPaths,
  paths: Paths,
  { isAdmin, onlyMain, has, onTheme }: PagesOptions,
): Found[] {
  const entries: Partial<Record<keyof ShellPaths, string>> = {
    ...PAGES,
    ...(isAdmin && ADMIN_PAGES),
    ...(!onlyMain && {
      apiDocs: DOCS,
      privacyPolicy: "data",
      termsOfService: "legal conditions licence license",
      logout: "log out sign out leave",
    }),
  };
  const main = (Object.keys(entries) as (keyof ShellPaths)[]).flatMap((page) => {
    const href = shown[page];
    const label = englishLabels.shellEntries[page as keyof typeof englishLabels.shellEntries];
    return href === undefined ? [] : { id: page, label, keywords: entries[page], href };
  });
  if (onlyMain) return main;
  return [
    ...main,
    ...FURTHER.filter(({ needs }) => needs === undefined || has(needs)).map(
      ({ page, label, keywords }) => ({ id: page, label, keywords, href: paths[page] }),
    ),
    ...(Object.keys(THEMES) as ThemeChoice[]).map((theme) => ({
      id: `theme-${theme}`,
      label: THEMES[theme],
      keywords: "appearance color colour colors colours mode",
      run: () => onTheme(theme),
    })),
  ];
}
