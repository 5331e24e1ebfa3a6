import type { EngineName } from "./engines.ts";

/** How one campaign is run. */
export type CampaignRun = {
  readonly seed: number;
  readonly rounds: number;
  readonly engine: EngineName;
  /** Reports progress. */
  readonly say: (line: string) => void;
};

/** Faults of one kind against real servers under load. */
export type Campaign = {
  readonly name: string;
  readonly engines: readonly EngineName[];
  /** How many faults there are unless it is said otherwise. */
  readonly rounds: number;
  /** @returns figures for the report. @throws Error that says what was broken */
  run(how: CampaignRun): Promise<Readonly<Record<string, number>>>;
};
