import type { Authorization as WireAuthorization } from "@switchboard/api-client/types";
import type { Authorization } from "../../domain/authorizations/ports.ts";

/** How an authorization ended, as the contract has it. */
export const toAuthorization = ({
  id,
  plugin,
  connectionId,
  problem,
  isRepeatable,
}: Authorization): WireAuthorization => ({
  ...{ id, plugin, problem },
  connection_id: connectionId,
  can_begin_again: isRepeatable,
});
