import { html } from "hono/html";
import { BRAND } from "../../brand.ts";
import type { LocalDelivery } from "../../domain/outbox/ports.ts";
import { localPage } from "../local-page/page.ts";

const ABOUT = `This is ${BRAND.name}'s local outbox. Without a mail server or SMS service, messages are kept here for 7 days and are not sent.`;

/** The deliveries, the latest first. */
export const outboxPage = (deliveries: readonly LocalDelivery[]) =>
  localPage({
    title: "Outbox",
    about: ABOUT,
    width: "wide",
    content:
      deliveries.length === 0
        ? html`<div class="panel"><h1>Outbox</h1><p class="lead">Nothing was sent yet. Emails and text messages appear here.</p></div>`
        : html`
            <h1>Outbox</h1>
            <div class="panel flush"><ul class="messages">${deliveries.map(line)}</ul></div>
          `,
  });

/** One message, as its recipient would read it. */
export const messagePage = (delivery: LocalDelivery) =>
  localPage({
    title: titleOf(delivery),
    about: ABOUT,
    width: "wide",
    content: html`
      <a class="back" href="/outbox">All messages</a>
      <article class="panel">
        <h1>${titleOf(delivery)}</h1>
        <dl class="facts">
          <dt>To</dt><dd>${delivery.recipient}</dd>
          <dt>Sent</dt><dd>${time(delivery)}</dd>
          <dt>Message ID</dt><dd>${delivery.id}</dd>
        </dl>
        ${
          delivery.channel === "mail"
            ? html`
                <iframe class="mail" title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${delivery.content.html}"></iframe>
                <details><summary>Plain text</summary><pre class="words">${delivery.content.text}</pre></details>
              `
            : html`<p class="words">${delivery.content.text}</p>`
        }
      </article>
    `,
  });

/** For visitors who may not read the messages. */
export const lockedPage = () =>
  localPage({
    title: "Outbox",
    about: ABOUT,
    content: html`
      <div class="panel">
        <h1>Only for administrators</h1>
        <p class="lead">The local outbox shows what others were sent. Open it on the machine that runs the server, or log in as an administrator.</p>
        <a class="button" href="/ui/login">Log in</a>
      </div>
    `,
  });

/** For a message that is gone. */
export const missingPage = () =>
  localPage({
    title: "Message not found",
    about: ABOUT,
    content: html`
      <div class="panel">
        <h1>Message not found</h1>
        <p class="lead">It was deleted, or the address is wrong.</p>
        <a class="button" href="/outbox">All messages</a>
      </div>
    `,
  });

const line = (delivery: LocalDelivery) => html`
  <li><a href="/outbox/${delivery.deliveryId}"><strong>${titleOf(delivery)}</strong>${time(delivery)}<span>To ${delivery.recipient}</span></a></li>
`;

const titleOf = (delivery: LocalDelivery): string =>
  delivery.channel === "mail" ? delivery.content.subject : delivery.content.text;

const time = ({ deliveredAt }: LocalDelivery) =>
  html`<time datetime="${deliveredAt.toISOString()}">${deliveredAt.toISOString().slice(0, 16).replace("T", " ")} UTC</time>`;
