import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";

export const expireApprovals = every(1, "expire-approvals", ({ runs }: Deps) =>
  runs.expireApprovals(),
);
