import { z } from "zod";
import { DeliveryFailed, type Sender } from "../../domain/outbox/ports.ts";
import type { TwilioSettings } from "../../outgoing-settings.ts";

type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<Response>;

/** https://www.twilio.com/docs/usage/requests-to-twilio: Twilio's error response. */
const refusal = z.object({ code: z.number(), message: z.string() });
const TOO_MANY = 429;
/** The operator can fix account and token, and the message is sent then. */
const NOT_LET_IN: ReadonlySet<number> = new Set([401, 403]);
const SERVER_FAULT = 500;

/** Sends text messages by Twilio's REST API (2010-04-01, resource Messages). @param fetch goes through the gate */
export function createTwilioSender(
  { accountSid, authToken, from, baseUrl }: TwilioSettings,
  fetch: Fetch,
): Sender<"sms"> {
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";

  return {
    async send({ recipient, content }, signal) {
      const answer = await post(fetch, url, {
        method: "POST",
        headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ [sender]: from, To: recipient, Body: content.text }).toString(),
        signal,
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return;
      }
      const { status } = answer;
      const said = refusal.safeParse(await answer.json().catch(() => undefined));
      const isFinal = status < SERVER_FAULT && status !== TOO_MANY && !NOT_LET_IN.has(status);
      throw new DeliveryFailed(
        `Twilio answered ${status}${said.success ? ` (error ${said.data.code})` : ""}.`,
        { isFinal, words: said.success ? said.data.message : "" },
      );
    },
  };
}

async function post(fetch: Fetch, ...[url, init]: Parameters<Fetch>): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    init.signal.throwIfAborted();
    throw new DeliveryFailed("Twilio could not be reached.", { isFinal: false, cause: error });
  }
}
