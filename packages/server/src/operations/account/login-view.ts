import type { Login as WireLogin } from "@switchboard/api-client/types";
import type { ListedLogin } from "../../domain/auth/sessions.ts";
import { readUserAgent } from "./read-user-agent.ts";

/** A login as the contract has it. */
export const toLogin = (login: ListedLogin): WireLogin => ({
  id: login.handle,
  ...readUserAgent(login.userAgent ?? ""),
  created_at: login.createdAt.toISOString(),
  last_seen_at: login.lastSeenAt.toISOString(),
  is_current: login.isCurrent,
});
