import type { Logger } from "pino";
import type { AgentServices } from "./agent-services.ts";
import type { Clock } from "./clock.ts";
import type { IdentityProvider } from "./domain/auth/ports.ts";
import type { Sessions } from "./domain/auth/sessions.ts";
import type { McpServers } from "./domain/connections/mcp-ports.ts";
import type { Keys } from "./domain/keys/keys.ts";
import type { OpenapiDocuments } from "./domain/connections/openapi-ports.ts";
import type { Env } from "./env.ts";
import type { Requests } from "./domain/requests/requests.ts";
import type { AccountStore } from "./domain/users/ports.ts";
import type { Cookies } from "./http/cookies.ts";
import type { NewId } from "./ids.ts";
import type { Portal } from "./integrations/portal/portal.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { CallWait } from "./mcp/wait-for-call.ts";
import type { WaitingCalls } from "./mcp/waiting-calls.ts";
import type { OAuthServices } from "./oauth-services.ts";
import type { PluginServices } from "./plugin-services.ts";
import type { SecretServices } from "./secret-services.ts";
import type { Store } from "./store/types.ts";

/** Everything that an operation may reach. Built once by `createServices` and handed in; nothing imports a singleton. */
export type Deps = PluginServices &
  AgentServices &
  SecretServices &
  OAuthServices & {
    readonly env: Env;
    readonly store: Store;
    readonly clock: Clock;
    readonly newId: NewId;
    readonly log: Logger;
    readonly lifecycle: Lifecycle;
    readonly accounts: AccountStore;
    readonly keys: Keys;
    readonly requests: Requests;
    readonly mcp: McpServers;
    readonly callWait: CallWait;
    readonly waitingCalls: WaitingCalls;
    readonly openapi: OpenapiDocuments;
    readonly cookies: Cookies;
    readonly sessions: Sessions;
    readonly identityProvider: IdentityProvider;
    /** The built-in portal, where it is the identity provider. */
    readonly portal: Portal | undefined;
  };
