import type { Priority } from "../inbox/ports.ts";
import type { Run } from "../runs/ports.ts";
import type { SourceType } from "./ports.ts";

/** Which of the items that a playbook applies to it runs for automatically. */
export type Conditions = {
  /** Only items of this source; null for any. */
  readonly sourceId: string | null;
  /** They are at least as urgent; null for any. */
  readonly minPriority: Priority | null;
  /** Words that their titles must contain. */
  readonly titleWords: string;
};

/** When a playbook runs automatically, with what, and its daily limit. */
export type Automation = Conditions & {
  readonly playbookId: string;
  readonly userId: string;
  readonly enabled: boolean;
  /** Items that came up before are left to the user. */
  readonly enabledAt: Date;
  readonly connectionIds: readonly string[];
  readonly model: string;
  readonly maxExecutions: number;
  /** Hundredths of a credit that runs of one day may cost. */
  readonly dailyLimit: number;
  /** Runs that failed in a row. */
  readonly failures: number;
  /** Why the server switched it off; null where it did not. */
  readonly pausedReason: string | null;
  /** When a run was last left out for the daily limit. */
  readonly limitReachedAt: Date | null;
};

/** An automation with its playbook's name and source type. */
export type NamedAutomation = Automation & {
  readonly name: string;
  readonly targetSourceType: SourceType;
};

/** The last run of an automation. */
export type LastRun = Pick<Run, "sessionId" | "state" | "startedAt">;

/** An automation as its user sees it. */
export type AutomationStatus = Automation & {
  /** Hundredths of a credit, including holds of runs in progress. */
  readonly spentToday: number;
  readonly lastRun: LastRun | null;
};
