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

/** What is remembered of playbooks that run by themselves. */
export type AutomationRepository = {
  /** Of one playbook, or of all that a person has; `since` is when the day began. */
  list(userId: string, since: Date, playbookId?: string): Promise<AutomationStatus[]>;
  put(automation: Automation): Promise<void>;
  /** Holds it for the rest of the transaction. */
  lock(userId: string, playbookId: string): Promise<NamedAutomation | undefined>;
  patch(
    playbookId: string,
    patch: Partial<Pick<Automation, "enabled" | "failures" | "pausedReason" | "limitReachedAt">>,
  ): Promise<void>;
  /** Those of a person that are switched on. */
  listEnabled(userId: string): Promise<NamedAutomation[]>;
  /** @returns false where the playbook was started for the item before */
  claimItem(claim: {
    readonly playbookId: string;
    readonly itemId: string;
    readonly userId: string;
    readonly createdAt: Date;
  }): Promise<boolean>;
  /** Whether the playbook may still begin its run for an item. */
  awaitsRun(playbookId: string, itemId: string): Promise<boolean>;
  keepRun(playbookId: string, itemId: string, runId: string): Promise<void>;
  /** What its automatic runs since then cost, with what is held for them. */
  spentSince(playbookId: string, since: Date): Promise<number>;
};
