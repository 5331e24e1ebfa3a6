import { CuttingProxy } from "./cutting-proxy.ts";
import { notice, noticed } from "./notice.ts";
import {
  approvalDialog,
  conversation,
  enableTasks,
  openNewChat,
  said,
  settled,
  signUpToChat,
  write,
} from "./people.ts";
import { expect, test } from "./test.ts";

const PROMPT = "Create a task to call Maya";

/** How long a call took, and what was made by it, differ from run to run. */
const lasting = (text: string) => text.replaceAll(/\d+(?:\.\d+)? m?s(?![a-z])/g, "…");

test.describe.configure({ timeout: 300_000 });

test("a run with an approval is the same wherever its line is cut: text, dialogs, what is announced [C11 R3 R4 C10]", async ({
  page,
  ownServer,
}) => {
  const proxy = await CuttingProxy.launch(ownServer.url);
  await signUpToChat(page, { origin: proxy.url });
  await enableTasks(page, { origin: proxy.url });
  const dialog = approvalDialog(page);

  /** One run in a new chat, to its end. */
  const play = async (...cuts: (number | null)[]) => {
    await openNewChat(page);
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

  // The unit tests of the chat cut after every event. Here: before the first one, in the middle, and after the
  // last one, where the end marker alone is missing.
  const halfway = (events: number) => Math.floor(events / 2);
  for (const [at, later] of [
    [0, 0],
    [halfway(first), halfway(second)],
  ] as const) {
    await test.step(`the question is cut after ${at} of ${first} events, the approved call after ${later} of ${second}`, async () => {
      // Between them is the stream that goes on with the first.
      const cut = await play(at, null, later);
      expect(cut.seen).toEqual(whole.seen);
      expect(cut.lengths).toHaveLength(4);
    });
  }
  await test.step("the end marker of the question is cut", async () => {
    expect((await play(first)).seen).toEqual(whole.seen);
  });
  await test.step("the end marker of the approved call is cut", async () => {
    expect((await play(null, second)).seen).toEqual(whole.seen);
  });
  await test.step("every line is cut after its first event", async () => {
    const cut = await play(...Array.from({ length: first + second - 1 }, () => 1));
    expect(cut.seen).toEqual(whole.seen);
  });

  const tasks: unknown[] = await (await page.request.get(`${proxy.url}/api/v1/inbox-items`)).json();
  expect(tasks).toHaveLength(1 + 2 + 2 + 1);
  await proxy.close();
});
