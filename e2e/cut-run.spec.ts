import type { Page } from "@playwright/test";
import { CuttingProxy } from "./cutting-proxy.ts";
import { conversation, enableTasks, said, settled, signUpToChat, write } from "./people.ts";
import { expect, test } from "./test.ts";

const PROMPT = "Create a task to call Maya";

/** What a person sees and hears while a run goes on, collected in the page itself so that nothing comes and goes unseen. */
type Noticed = {
  readonly dialogs: number;
  readonly mostWorking: number;
  readonly heard: readonly string[];
  readonly line: readonly string[];
};

/** Begins to notice; asking again begins anew. */
const notice = (page: Page) =>
  page.evaluate(() => {
    const seen = { dialogs: 0, mostWorking: 0, heard: [] as string[], line: [] as string[] };
    let dialog: Element | null = null;
    const textOf = (slot: string) =>
      document.querySelector(`[data-slot="${slot}"]`)?.textContent ?? "";
    // What stands there from before is no news.
    const last = new Map(["announcer", "chat-line"].map((slot) => [slot, textOf(slot)]));
    const look = () => {
      const shown = document.querySelector('[role="alertdialog"]');
      if (shown !== null && shown !== dialog) seen.dialogs += 1;
      dialog = shown;
      const working = document.querySelectorAll('[data-slot="working"]').length;
      seen.mostWorking = Math.max(seen.mostWorking, working);
      for (const [slot, texts] of [
        ["announcer", seen.heard],
        ["chat-line", seen.line],
      ] as const) {
        const text = textOf(slot);
        if (text !== "" && text !== last.get(slot)) texts.push(text);
        last.set(slot, text);
      }
    };
    const before: unknown = Reflect.get(window, "noticing");
    if (before instanceof MutationObserver) before.disconnect();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { noticing: observer, noticed: seen });
  });
const noticed = (page: Page): Promise<Noticed> =>
  page.evaluate(() => Reflect.get(window, "noticed") as Noticed);

/** How long a call took, and what was made by it, differ from run to run. */
const lasting = (text: string) => text.replaceAll(/\d+(?:\.\d+)? m?s\b/g, "…");

test.describe.configure({ timeout: 300_000 });

test("a run with an approval is the same wherever its line is cut: text, dialogs, what is announced [C11 R3 R4 C10]", async ({
  page,
  ownServer,
}) => {
  const proxy = await CuttingProxy.launch(ownServer.url);
  await signUpToChat(page, { origin: proxy.url });
  await enableTasks(page, { origin: proxy.url });
  const dialog = page.getByRole("alertdialog", { name: "Approval Required" });

  /** One run in a new chat, to its end. */
  const play = async (...cuts: (number | null)[]) => {
    await page.getByRole("link", { name: "New chat" }).first().click();
    await expect(page).toHaveURL(/\/switchboard-chat$/);
    await notice(page);
    proxy.cut(...cuts);
    await write(page, PROMPT);
    const approve = dialog.getByRole("button", { name: "Approve & Continue" });
    await approve.click();
    await expect(dialog).toBeHidden();
    await settled(page);
    await expect(conversation(page).getByText(`User approved tool call: create_task`)).toHaveCount(
      1,
    );
    const { line, heard, ...seen } = await noticed(page);
    return {
      seen: { ...seen, heard: heard.map(lasting), text: lasting(await said(page)) },
      line,
      lengths: proxy.lengths,
    };
  };

  const whole = await play();
  expect(whole.seen.dialogs).toBe(1);
  expect(whole.seen.mostWorking).toBe(1);
  expect(whole.line).toEqual([]);
  expect(whole.lengths).toHaveLength(2);
  const [first = 0, second = 0] = whole.lengths;

  // After its last event it is the end marker alone that is missing.
  for (let at = 0; at <= first; at += 1) {
    await test.step(`the stream of the question is cut after ${at} of ${first} events`, async () => {
      expect((await play(at)).seen).toEqual(whole.seen);
    });
  }
  for (let at = 0; at <= second; at += 1) {
    await test.step(`the stream of the approved call is cut after ${at} of ${second} events`, async () => {
      expect((await play(null, at)).seen).toEqual(whole.seen);
    });
  }
  await test.step("every line is cut after its first event", async () => {
    const cut = await play(...Array.from({ length: first + second - 1 }, () => 1));
    expect(cut.seen).toEqual(whole.seen);
  });

  const tasks: unknown[] = await (await page.request.get(`${proxy.url}/api/v1/inbox-items`)).json();
  expect(tasks).toHaveLength(first + second + 4);
  await proxy.close();
});
