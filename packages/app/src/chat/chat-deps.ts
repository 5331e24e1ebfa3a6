import type { Client } from "@switchboard/api-client";
import type { StreamNetwork } from "@switchboard/api-client/stream";
import type { Paths } from "../config/paths.ts";
import type { AccountService } from "../session/account.ts";
import type { AppInfoService } from "../session/app-info.ts";
import type { ChatSessions } from "./chat-sessions.ts";
import type { Datasets } from "./datasets.ts";
import type { Offered } from "./model-choice.ts";

/** What a chat needs of the rest of the app. */
export type ChatDeps = {
  readonly api: Client;
  readonly account: AccountService;
  readonly appInfo: AppInfoService;
  /** The models that the person can choose now. */
  readonly offered: () => Offered;
  /** Asks the server for them again. */
  readonly refreshModels: () => Promise<void>;
  readonly sessions: ChatSessions;
  readonly datasets: Datasets;
  readonly paths: Pick<Paths, "runCall" | "discoverCall">;
  readonly network: StreamNetwork;
  readonly now: () => Date;
};
