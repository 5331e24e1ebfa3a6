import type { Priority } from "../inbox/ports.ts";
import type { Run } from "../runs/ports.ts";
import type { SourceType } from "./ports.ts";

/** Which items a playbook runs for by itself, of those that it applies to. */
export type Conditions = {
  /** The source that brings them; null for any. */
  readonly sourceId: string | null;
  /** They are at least as urgent; null for any. */
  readonly minPriority: Priority | null;
  /** All of these words are in their titles. */
  readonly titleWords: string;
};

/** When a playbook runs by itself, with what, and how much that may cost. */
export type Automation = Conditions & {
  readonly playbookId: string;
  readonly userId: string;
  readonly enabled: boolean;
  /** Items that came up before are left to the person. */
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

/** An automation with what its playbook is called and applies to. */
export type NamedAutomation = Automation & {
  readonly name: string;
  readonly targetSourceType: SourceType;
};

/** What an automation did last. */
export type LastRun = Pick<Run, "sessionId" | "state" | "startedAt">;

/** An automation as its person sees it. */
export type AutomationStatus = Automation & {
  /** Hundredths of a credit, those held for runs that go on among them. */
  readonly spentToday: number;
  readonly lastRun: LastRun | null;
};
