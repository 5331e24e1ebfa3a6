/** A person's link to a plugin, with the tools that they allow. */
export type Connection = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Name of the plugin. */
  readonly connectionType: string;
  readonly configuration: Record<string, unknown>;
  readonly fieldMappings: Record<string, string>;
  readonly enabledMethods: string[];
  /** Tools that wait for the person's word before each call. */
  readonly hitlMethods: string[];
  readonly status: "ok" | "error" | "expired" | "unknown";
  readonly statusDetail: string | null;
  readonly createdAt: Date;
};

/** A connection to be stored; what is left out is empty. */
export type NewConnection = Pick<
  Connection,
  "id" | "userId" | "name" | "connectionType" | "enabledMethods" | "status" | "createdAt"
> &
  Partial<Pick<Connection, "configuration" | "hitlMethods">>;

/** What an update may change; what is left out stays. */
export type ConnectionChange = Partial<
  Pick<Connection, "name" | "configuration" | "fieldMappings" | "enabledMethods" | "hitlMethods">
>;

/** What connections need of the store. */
export type ConnectionData = {
  insertConnection(connection: NewConnection): Promise<Connection>;
  /** All of a person, the oldest first. */
  listConnections(userId: string): Promise<Connection[]>;
  findConnection(userId: string, id: string): Promise<Connection | undefined>;
  changeConnection(
    userId: string,
    id: string,
    change: ConnectionChange,
  ): Promise<Connection | undefined>;
  /** @returns false when the person has no such connection */
  deleteConnection(userId: string, id: string): Promise<boolean>;
};
