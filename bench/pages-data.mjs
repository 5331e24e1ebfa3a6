import { createHash, randomBytes, randomUUID } from "node:crypto";
import { openStore } from "../packages/server/src/store/open.ts";

export const CHATS = 1_000;
export const MESSAGES = 10_000;
export const ITEMS = 100_000;
const PART = 10_000;

/** What the last message of the long chat says, and nothing else. */
export const LAST_WORDS = "That was the last answer of this chat.";

/** An answer of about 600 characters, in the Markdown that answers are written in. */
const ANSWER = [
  "## Open orders",
  "Of the **48 orders** of this week, `12` wait for a delivery date:",
  "- Ordered on Monday, confirmed on Tuesday, to be delivered by the carrier of the customer.",
  "- Ordered on Wednesday, not confirmed yet. The supplier was asked twice.",
  "| Order | Customer | Days |\n|---|---|---:|\n| 4711 | Halden Coffee | 3 |\n| 4712 | Northwind | 5 |",
  "The others are on their way. Say so if the two late ones should be escalated.",
].join("\n\n");

/**
 * Fills a new data folder with one person who has all of it: made by the database itself, which takes seconds where a client's
 * rows would take minutes.
 * @param {string} dataDir
 */
export async function fillPages(dataDir) {
  const { db, close } = await openStore({ databaseUrl: undefined, dataDir });
  const user = randomUUID();
  const chat = randomUUID();
  const token = randomBytes(32).toString("base64url");
  const session = createHash("sha256").update(token).digest("base64url");
  try {
    await db.execute(`insert into users (id, issuer, subject, email, email_verified)
      values ('${user}', 'bench', '${user}', 'maya@haldencoffee.example', true)`);
    await db.execute(`insert into auth_sessions (id, user_id) values ('${session}', '${user}')`);
    await db.execute(`insert into chat_sessions (id, user_id, title, updated_at)
      values ('${chat}', '${user}', 'Orders of this year', now())`);
    await db.execute(`insert into chat_sessions (id, user_id, title, updated_at)
      select gen_random_uuid(), '${user}', 'Orders of week ' || n, now() - n * interval '5 hours'
      from generate_series(1, ${CHATS - 1}) n`);
    await db.execute(`insert into messages (id, session_id, user_id, position, role, content)
      select gen_random_uuid(), id, user_id, n, case n when 1 then 'USER' else 'ASSISTANT' end,
        json_build_object('content', case n when 1 then 'Which orders are open?' else 'None.' end)
      from chat_sessions, generate_series(1, 2) n where id <> '${chat}'`);
    await db.execute(`insert into messages (id, session_id, user_id, position, role, content)
      select gen_random_uuid(), '${chat}', '${user}', n,
        case n % 2 when 1 then 'USER' else 'ASSISTANT' end,
        json_build_object('content', case
          when n = ${MESSAGES} then '${LAST_WORDS}'
          when n % 2 = 1 then 'Which orders of week ' || n || ' are open?' else '${ANSWER}' end)
      from generate_series(1, ${MESSAGES}) n`);
    // In parts: what takes half a minute is taken for a database that has hung.
    for (let first = 1; first <= ITEMS; first += PART)
      await db.execute(`insert into inbox_items (id, user_id, title, description, priority, status, kind,
          source_type, source_identifier, received_at)
        select gen_random_uuid(), '${user}', 'Order ' || n || ' waits for its delivery date',
          'The supplier has not answered since ' || n % 30 || ' days.',
          (array['critical','high','medium','low'])[n % 4 + 1], 'open', 'message', 'email', 'bench-' || n,
          now() - n * interval '1 minute'
        from generate_series(${first}, ${first + PART - 1}) n`);
    // As a database is that has been running for a while.
    await db.execute(`analyze`);
  } finally {
    await close();
  }
  return { token, chat };
}
