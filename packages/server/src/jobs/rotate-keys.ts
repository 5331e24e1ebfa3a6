import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";

/** A process with the previous key ring may have stored secrets with an old key since this one started. */
export const rotateKeys = every(
  60,
  "rotate-keys",
  ({ rotation }: Deps, { signal }) => rotation.run(signal),
  { expireInSeconds: 15 * 60 },
);
