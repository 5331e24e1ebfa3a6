import { storableText } from "../domain/storable.ts";
import type { Repositories } from "../domain/unit-of-work.ts";
import type { ToolAnswer } from "./run-tool.ts";
import type { RunTool } from "./tool-set.ts";

/**
 * Records what a call revealed about its connection: the app accepted the credentials or rejected them. Other failures say
 * nothing about the credentials, and built-in tools have none.
 */
export async function recordConnectionHealth(
  tx: Pick<Repositories, "connections">,
  userId: string,
  { connection, plugin }: Pick<RunTool, "connection" | "plugin">,
  called: { readonly answer: ToolAnswer; readonly begunAt: Date; readonly finishedAt: Date },
): Promise<void> {
  const { answer, begunAt, finishedAt } = called;
  if (plugin.manifest.auth_type === "system") return;
  if (answer.ok) {
    await tx.connections.noteTaken(userId, connection.id, finishedAt);
  } else if (answer.refused) {
    const statusDetail = storableText(answer.sentence);
    await tx.connections.noteRefusal(userId, connection.id, begunAt, {
      status: answer.refused,
      statusDetail,
    });
  }
}
