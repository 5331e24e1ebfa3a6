import { staysSignedIn } from "../../http/authorize.ts";
import { operation } from "../../http/operation.ts";
import { sseResponse } from "../../http/sse.ts";

export const watchChatSessions = operation("watchChatSessions", ({ deps, user, request }) => {
  const { watch, streams, log } = deps;
  return sseResponse((readerGone) => watch.events(user.id, readerGone), {
    streams,
    // Nothing is lost when such a stream ends, so a process that stops does not wait for it.
    graceMs: 0,
    mayRead: staysSignedIn(deps, request),
    onError: (error) => log.error({ err: error }, "a watch could not be read"),
  });
});
