import { staysSignedIn } from "../../http/authorize.ts";
import { operation } from "../../http/operation.ts";
import { sseResponse } from "../../http/sse.ts";

export const watchChatSessions = operation("watchChatSessions", ({ deps, user, request }) => {
  const { watch, lifecycle, log } = deps;
  // Nothing is lost when such a stream ends, so a process that stops does not wait for it.
  const open = (readerGone: AbortSignal) =>
    watch.events(user.id, AbortSignal.any([readerGone, lifecycle.signal]));
  return sseResponse(open, {
    mayRead: staysSignedIn(deps, request),
    onError: (error) => log.error({ err: error }, "a watch could not be read"),
  });
});
