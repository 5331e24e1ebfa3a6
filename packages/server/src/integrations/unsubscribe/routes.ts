import { html } from "hono/html";
import { Hono } from "hono";
import { BRAND } from "../../brand.ts";
import { readUnsubscription } from "../../domain/notices/unsubscribe.ts";
import type { NoticeKind } from "../../domain/notices/ports.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import { localPage } from "../local-page/page.ts";

type Deps = {
  readonly store: UnitOfWork;
  readonly fingerprints: Parameters<typeof readUnsubscription>[0];
};

const WHAT: Readonly<Record<NoticeKind, string>> = {
  connections: "emails about connections that stop working",
  digest: "the weekly email about your inbox",
};
const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/**
 * Unsubscribes from mails without a login. The page asks first, because mail scanners follow every link; mail programs that
 * support `List-Unsubscribe-Post` (RFC 8058) post directly, not from our page, so only the token counts.
 */
export function unsubscribeRoutes({ store, fingerprints }: Deps): Hono {
  const app = new Hono();
  app.get("/unsubscribe", (c) => {
    const unsubscription = readUnsubscription(fingerprints, c.req.query("token") ?? "");
    return unsubscription
      ? c.html(askPage(c.req.query("token") ?? "", unsubscription.kind), 200, PRIVATE)
      : c.html(wrongPage(), 404, PRIVATE);
  });
  app.post("/unsubscribe", async (c) => {
    const unsubscription = readUnsubscription(fingerprints, c.req.query("token") ?? "");
    if (!unsubscription) return c.html(wrongPage(), 404, PRIVATE);
    await store.notices.set(unsubscription.userId, unsubscription.kind, false);
    return c.html(donePage(unsubscription.kind), 200, PRIVATE);
  });
  return app;
}

const page = (title: string, content: ReturnType<typeof html>) =>
  localPage({
    title,
    content: html`<div class="panel">${content}</div>`,
    about: `Emails from ${BRAND.name}.`,
  });

const askPage = (token: string, kind: NoticeKind) =>
  page(
    "Stop these emails?",
    html`
      <h1>Stop these emails?</h1>
      <p class="lead">You will no longer get ${WHAT[kind]}.</p>
      <form method="post" action="/mail/unsubscribe?token=${token}">
        <button type="submit">Stop these emails</button>
      </form>
    `,
  );

const donePage = (kind: NoticeKind) =>
  page(
    "You are unsubscribed",
    html`
      <h1>You are unsubscribed</h1>
      <p class="lead">You will no longer get ${WHAT[kind]}. You can turn it on again in your preferences.</p>
      <a class="button" href="/ui/sms-preferences">Open preferences</a>
    `,
  );

const wrongPage = () =>
  page(
    "This link does not work",
    html`
      <h1>This link does not work</h1>
      <p class="lead">Open the link from the email again, or choose in your preferences which emails you get.</p>
      <a class="button" href="/ui/sms-preferences">Open preferences</a>
    `,
  );
