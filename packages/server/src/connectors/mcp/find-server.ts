import type { FoundServer } from "../../domain/connections/mcp-ports.ts";
import { cleanLine } from "./clean-text.ts";
import { readTools } from "./read-tools.ts";
import { withSession, type SessionTarget } from "./session.ts";

const MAX_NAME_LENGTH = 80;

/**
 * Reads a server's name and tools.
 * @throws ToolError as `withSession`
 */
export const findServer = (target: SessionTarget): Promise<FoundServer> =>
  withSession(target, async ({ serverName, list }) => {
    const { href: address, host } = target.address;
    return {
      address,
      host,
      name: cleanLine(serverName ?? "", MAX_NAME_LENGTH) || host,
      list: readTools(await list()),
    };
  });
