import { type Placeholder, sql } from "drizzle-orm";
import { authSessions } from "./schema.ts";

/** The condition that a session has one of some ids, which hold no comma. One statement serves any number of them. */
export const isOneOf = (ids: string | Placeholder) =>
  sql`${authSessions.id} = any(string_to_array(${ids}, ','))`;
