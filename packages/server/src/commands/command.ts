import type { Env } from "../env.ts";

/** What `node main.js` does in the place of serving. */
export type Command = {
  /** The line of the list of commands: what it does. */
  readonly summary: string;
  /** How it is called, such as `move-files --from database --to s3`. */
  readonly usage: string;
  /** @throws StartError with a sentence for the operator */
  run(env: Env, args: readonly string[]): Promise<void>;
};
