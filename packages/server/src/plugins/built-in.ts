import { fileURLToPath } from "node:url";
import { dataFields } from "../../plugins/data/fields.ts";
import { dataHandlers } from "../../plugins/data/handlers.ts";
import { taskHandlers } from "../../plugins/tasks/handlers.ts";
import { timeHandlers } from "../../plugins/time/handlers.ts";
import { webHandlers } from "../../plugins/web/handlers.ts";
import type { Gate } from "../connectors/gate/gate.ts";
import { mailConnector } from "../connectors/mail/connector.ts";
import type { Datasets } from "../domain/datasets/datasets.ts";
import type { Questions } from "../questions/questions.ts";
import type { InboxDeps } from "../domain/inbox/inbox.ts";
import type { BuiltInCode } from "./load-plugins.ts";
import type { OpenConnection } from "../domain/plugins/types.ts";

/** The plugin folders that come with the server. */
export const BUILT_IN_PLUGINS = fileURLToPath(new URL("../../plugins", import.meta.url));

/** The code behind the tools of the plugins that come with the server. */
export const builtInCode = (
  services: InboxDeps & {
    readonly datasets: Datasets;
    readonly questions: Questions;
    readonly gate: Gate;
    readonly open: OpenConnection;
  },
): BuiltInCode => ({
  data: { handlers: dataHandlers(services), fields: dataFields(services.datasets) },
  mail: mailConnector(services),
  tasks: { handlers: taskHandlers(services) },
  time: { handlers: timeHandlers(services.clock) },
  web: { handlers: webHandlers(services.gate) },
});
