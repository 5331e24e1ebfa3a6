import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { tableLimits } from "../limits.ts";
import { queryMegabytes } from "./query-memory.ts";

/** Opens an empty database in memory that fetches nothing and spills nothing to disk. */
export async function openDuckDb(): Promise<{ connection: DuckDBConnection; close: () => void }> {
  const instance = await DuckDBInstance.create(":memory:", {
    memory_limit: `${queryMegabytes()}MB`,
    threads: String(tableLimits.queryThreads),
    temp_directory: "",
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
    allow_community_extensions: "false",
  });
  const connection = await instance.connect();
  return {
    connection,
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** From here on, no statement can access a file, the network or a setting. */
export async function lock(connection: DuckDBConnection): Promise<void> {
  await connection.run("SET enable_external_access = false");
  await connection.run("SET lock_configuration = true");
}

/** A name as SQL quotes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL quotes it. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
