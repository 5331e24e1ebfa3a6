import { createClient } from "./client.ts";

/**
 * What a person does at an app's page: signs in, agrees (or not), and is sent back.
 * @param start where our server sent the browser
 * @returns where the app sends it
 */
export async function consent(
  start: string,
  { as = "maya", agree = true }: { as?: string; agree?: boolean } = {},
): Promise<URL> {
  const { origin } = new URL(start);
  const browser = createClient(origin);
  let url = start;
  for (let steps = 0; steps < 10; steps += 1) {
    const page = await browser.fetch(url);
    const next = page.headers.get("location");
    if (next !== null) {
      const target = new URL(next, origin);
      if (target.origin !== origin) return target;
      url = target.href;
      continue;
    }
    const html = await page.text();
    const action = /action="([^"]+)"/.exec(html)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    if (!action || !prompt) throw new Error(`The app says: ${html.replaceAll(/<[^>]+>/g, " ")}`);
    if (prompt === "consent" && !agree) {
      const abort = /href="([^"]+\/abort)"/.exec(html)?.[1] ?? "";
      url = new URL(abort, origin).href;
      continue;
    }
    const form = new URLSearchParams({ prompt, login: as, password: "any" });
    const sent = await browser.fetch(action, { method: "POST", body: form });
    url = new URL(sent.headers.get("location") ?? "", origin).href;
  }
  throw new Error("The app sends the browser in circles.");
}
