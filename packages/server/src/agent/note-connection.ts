import { storableText } from "../domain/storable.ts";
import type { Repositories } from "../domain/unit-of-work.ts";
import type { ToolAnswer } from "./run-tool.ts";
import type { RunTool } from "./tool-set.ts";

/**
 * Writes down what a call showed of its connection: the app took what it holds, or refused it. Any other failure says nothing of
 * that, and a built-in tool holds nothing.
 */
export async function noteConnection(
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
