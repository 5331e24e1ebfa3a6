import type { Services } from "./services.ts";
import type { ChatServices } from "./chat-services.ts";

/** The services of the chats, for pages that are shown without their code. */
export async function loadChatServices(services: Services): Promise<ChatServices> {
  return (await import("./chat-services.ts")).chatServices(services);
}

/** Begins to follow the person's chats. The page does not wait for it. */
export function beginWatch(services: Services): void {
  // Their code may come late, and what changed until then was sent to nobody.
  const asked = services.now().getTime();
  void loadChatServices(services).then(
    ({ watch }) => watch.begin(asked),
    // The page stays as it was loaded; the next one tries again.
    () => undefined,
  );
}
