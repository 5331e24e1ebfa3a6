import type { Connection } from "../connections/ports.ts";
import type { InboxItem } from "./ports.ts";

/** The source id of a connection's task: one connection has one task, however often it breaks. */
export const connectionSource = (connectionId: string): string => `connection-${connectionId}`;

/** Whether a connection needs its user. */
export const isBroken = ({ status }: Pick<Connection, "status">): boolean =>
  status === "expired" || status === "failing";

/** The inbox item of a connection that needs its user, with the app path where they can fix it. */
export const connectionTask = ({
  id,
  name,
  statusDetail,
}: Pick<Connection, "id" | "name" | "statusDetail">): Pick<
  InboxItem,
  "title" | "description" | "priority" | "priorityReason" | "payload" | "kind" | "sourceIdentifier"
> => ({
  title: `Reconnect ${name}`,
  description: statusDetail ?? "The app no longer accepts the credentials.",
  priority: "high",
  priorityReason: "Nothing can be read or done in this app until you reconnect it.",
  kind: "connection",
  sourceIdentifier: connectionSource(id),
  payload: {
    connection_id: id,
    reconnect_url: `/ui/connections/edit/${encodeURIComponent(id)}?reconnect=credentials`,
  },
});
