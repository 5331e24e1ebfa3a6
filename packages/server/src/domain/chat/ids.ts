const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of ours. The database answers a fault, not "not found", to anything else. */
export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && UUID.test(value);
