import { listsAddress, listsHost, type AllowList } from "./connectors/gate/allow-list.ts";
import { OutboundRefused } from "./connectors/gate/outbound-error.ts";
import { readAddress } from "./connectors/gate/address-kind.ts";
import { readWebTarget } from "./connectors/gate/target.ts";
import { AppError } from "./domain/errors.ts";
import type { ModelServers } from "./domain/models/ports.ts";

/** Ports at which model servers usually listen. */
const PORTS = [11_434, 1234, 8080, 8000];

/** Whether the operator allows a server of this machine to be called. */
export function allowsThisMachine(allow: AllowList): boolean {
  const loopback = readAddress("127.0.0.1");
  return PORTS.some(
    (port) =>
      listsHost(allow, "localhost", port) ||
      (loopback !== undefined && listsAddress(allow, loopback, port)),
  );
}

/** @throws AppError `invalid` for an address that the gate refuses */
export function checkAddress(address: string, allow: AllowList): void {
  try {
    readWebTarget(address, allow);
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error;
    const { host } = new URL(address);
    throw new AppError(
      "invalid",
      `${error.message} If it is a server of yours, add ${host} to OUTBOUND_ALLOW and start this server again.`,
    );
  }
}

/** Asks model servers about themselves. */
export const createModelServers = ({ allow }: { readonly allow: AllowList }): ModelServers => ({
  looksForLocal: allowsThisMachine(allow),
  checkAddress: (address) => checkAddress(address, allow),
  try: () => Promise.reject(new AppError("unavailable", "This is not built yet.")),
  list: () => Promise.reject(new AppError("unavailable", "This is not built yet.")),
  findLocal: async () => [],
});
