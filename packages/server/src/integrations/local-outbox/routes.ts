import { Hono } from "hono";
import type { Clock } from "../../clock.ts";
import { isUuid } from "../../domain/chat/ids.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import { findSignedIn } from "../../http/authorize.ts";
import type { Cookies } from "../../http/cookies.ts";
import { isMadeHere, type ServedAs } from "./access.ts";
import { lockedPage, messagePage, missingPage, outboxPage } from "./page.ts";

type OutboxPages = {
  readonly env: ServedAs;
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly cookies: Cookies;
};

const NO_STORE = { "cache-control": "no-store" };
const MAX_LISTED = 200;

/** The pages of the local outbox: for requests from this machine, and for administrators. */
export function localOutboxRoutes(deps: OutboxPages): Hono {
  const { env, store } = deps;
  const app = new Hono();

  app.use(async (c, next) => {
    if (isMadeHere(c, env) || (await findSignedIn(deps, c.req.raw))?.isAdmin) return next();
    return c.html(lockedPage(), 403, NO_STORE);
  });

  app.get("/", async (c) =>
    c.html(outboxPage(await store.localOutbox.list(MAX_LISTED)), 200, NO_STORE),
  );

  app.get("/:id", async (c) => {
    const id = c.req.param("id");
    const delivery = isUuid(id) ? await store.localOutbox.find(id) : undefined;
    return delivery
      ? c.html(messagePage(delivery), 200, NO_STORE)
      : c.html(missingPage(), 404, NO_STORE);
  });
  return app;
}
