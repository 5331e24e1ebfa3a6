import type { ChatContext } from "./chat-context.ts";

/** Reloads the session; false where that failed, or was overtaken. */
export async function reload({
  opening,
  stores,
}: Pick<ChatContext, "opening" | "stores">): Promise<boolean> {
  const { sessionId } = stores.state.get();
  if (sessionId === null) return false;
  try {
    return await opening.show(sessionId);
  } catch {
    return false;
  }
}
