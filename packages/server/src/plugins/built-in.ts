import { fileURLToPath } from "node:url";
import { dataHandlers } from "../../plugins/data/handlers.ts";
import { taskHandlers } from "../../plugins/tasks/handlers.ts";
import { timeHandlers } from "../../plugins/time/handlers.ts";
import { webHandlers } from "../../plugins/web/handlers.ts";
import type { Clock } from "../clock.ts";
import type { Gate } from "../connectors/gate/gate.ts";
import type { Datasets } from "../domain/datasets/datasets.ts";
import type { Inbox } from "../domain/inbox/inbox.ts";
import type { BuiltInHandlers } from "./load-plugins.ts";

/** The plugin folders that come with the server. */
export const BUILT_IN_PLUGINS = fileURLToPath(new URL("../../plugins", import.meta.url));

/** The code behind the tools of the plugins that come with the server. */
export const builtInHandlers = (services: {
  clock: Clock;
  datasets: Datasets;
  inbox: Inbox;
  gate: Gate;
}): BuiltInHandlers => ({
  data: dataHandlers(services.datasets),
  tasks: taskHandlers(services.inbox),
  time: timeHandlers(services.clock),
  web: webHandlers(services.gate),
});
