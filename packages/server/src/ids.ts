import { v7 } from "uuid";

/** Makes an id that sorts by time (UUIDv7). */
export type NewId = () => string;

/** A new UUIDv7. */
export const newId: NewId = () => v7();
