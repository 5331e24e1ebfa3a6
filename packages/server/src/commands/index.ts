import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";
import type { Command } from "./command.ts";

/** Each loads what it needs when it runs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  "move-database": async () => (await import("./move-database.ts")).moveDatabaseCommand,
  "move-files": async () => (await import("./move-files.ts")).moveFilesCommand,
};

/** @throws StartError for a name that is none, with those there are */
export async function runCommand(name: string, env: Env, args: readonly string[]): Promise<void> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return (await load()).run(env, args);
  const all = await Promise.all(Object.values(commands).map((each) => each()));
  const lines = all.map(({ usage, summary }) => `  node main.js ${usage}\n      ${summary}`);
  throw new StartError(
    [`There is no command ${name}. Without one the server starts. Commands:`, ...lines].join("\n"),
  );
}
