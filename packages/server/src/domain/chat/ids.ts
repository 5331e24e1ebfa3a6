const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a valid id. For anything else the database would report an error instead of "not found". */
export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && UUID.test(value);
