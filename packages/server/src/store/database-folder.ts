import { join } from "node:path";

/** Where the embedded database is. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "pgdata");
