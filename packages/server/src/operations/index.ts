import type { Operation } from "../http/operation.ts";
import { adminOperations } from "./admin/index.ts";
import { appInfoOperations } from "./app-info/index.ts";
import { approvalOperations } from "./approvals/index.ts";
import { authOperations } from "./auth/index.ts";
import { chatOperations } from "./chat/index.ts";
import { connectionOperations } from "./connections/index.ts";
import { creditOperations } from "./credits/index.ts";
import { dataOperations } from "./data/index.ts";
import { developerOperations } from "./developer/index.ts";
import { inboxOperations } from "./inbox/index.ts";
import { organizationOperations } from "./organizations/index.ts";
import { pluginOperations } from "./plugins/index.ts";
import { requestOperations } from "./requests/index.ts";
import { runOperations } from "./runs/index.ts";
import { userOperations } from "./users/index.ts";
import { watchOperations } from "./watch/index.ts";

/** Every operation that this version answers. The rest of the contract is answered 501. */
export const allOperations: readonly Operation[] = [
  ...authOperations,
  ...userOperations,
  ...appInfoOperations,
  ...adminOperations,
  ...connectionOperations,
  ...organizationOperations,
  ...dataOperations,
  ...inboxOperations,
  ...pluginOperations,
  ...approvalOperations,
  ...watchOperations,
  ...chatOperations,
  ...creditOperations,
  ...runOperations,
  ...developerOperations,
  ...requestOperations,
];
