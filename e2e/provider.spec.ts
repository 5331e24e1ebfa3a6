import type { Page } from "@playwright/test";
import { approvalDialog, ask, conversation, enableTasks, settled, signUpToChat } from "./people.ts";
import type { Turn } from "./scripted-model.ts";
import { expect, test } from "./test.ts";

const PACE = 200;

const first: Turn = {
  text: "I look at your tasks and your files, and create the task you asked for. ".repeat(4),
  calls: [
    { name: "tasks_list_tasks", args: { status: "open", limit: 20 } },
    { name: "data_list_files", args: {} },
    {
      name: "tasks_create_task",
      args: { title: "Call Tomás about the 生豆 delivery", priority: "high" },
    },
  ],
  usage: { prompt: 1234, completion: 321 },
};
const chapter = (number: number) =>
  [
    `## Chapter ${number}`,
    "",
    "The roastery **opens at seven** and the *first* batch is cooled by eight. ".repeat(6),
    "",
    "| day | kilos |",
    "| --- | ---: |",
    ...["Mon", "Tue", "Wed", "Thu"].map((day, at) => `| ${day} | ${(at + 1) * number} |`),
    "",
    "```ts",
    ...Array.from(
      { length: 6 },
      (_, at) => `const batch${at} = roast({ kilos: ${at}, chapter: ${number} });`,
    ),
    "```",
    "",
    ...Array.from({ length: 4 }, (_, at) => `- point ${at} of chapter ${number}`),
    "",
    "",
  ].join("\n");
const second: Turn = {
  text: `${Array.from({ length: 4 }, (_, at) => chapter(at + 1)).join("")}That is all of it.`,
  usage: { prompt: 2345, completion: 1000 },
};

/** In hundredths of a credit, by the price list: 25 for a thousand tokens read, 100 for a thousand written. */
const tokens = [first, second].map(({ usage }) => usage);
const cost = Math.ceil(
  tokens.reduce((sum, { prompt, completion }) => sum + prompt * 25 + completion * 100, 0) / 1000,
);
const count = tokens.reduce((sum, { prompt, completion }) => sum + prompt + completion, 0);

/** The longest delay of a timer while the page is idle: the load of the machine. */
const longestPause = (page: Page) =>
  page.evaluate(async () => {
    let longest = 0;
    const until = performance.now() + 2000;
    for (let last = performance.now(); last < until; ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      const now = performance.now();
      longest = Math.max(longest, now - last - 10);
      last = now;
    }
    return longest;
  });

/** Starts to measure long tasks, and the time from a key press to the next paint. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    const strokes: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "keydown") strokes.push(duration);
    }).observe({ type: "event", ...{ durationThreshold: 16 } });
    Object.assign(window, { measured: { tasks, strokes } });
  });
const measured = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "measured") as { tasks: number[]; strokes: number[] });
const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

test.describe.configure({ timeout: 180_000 });

test("a provider that speaks 200 tokens a second and calls three tools side by side: the page answers all the while, and the ledger says what the provider used [C4 C11 R9 STREAM-01]", async ({
  scripted: { model, server },
  page,
}, testInfo) => {
  await signUpToChat(page, { origin: server.url });
  await enableTasks(page, { origin: server.url });
  model.script([first, second], PACE);
  const pause = await longestPause(page);
  await measure(page);
  await ask(page, "Look at everything and create the task");

  const dialog = approvalDialog(page);
  await expect(dialog.getByLabel("Title")).toHaveValue("Call Tomás about the 生豆 delivery");
  await dialog.getByRole("button", { name: "Approve & Continue" }).click();
  await expect(conversation(page).getByRole("heading", { name: "Chapter 1" })).toBeVisible();

  // The message box is locked during a run; another field is used for typing.
  const search = page.getByRole("searchbox", { name: "Search chats" });
  const typed = "everything that was said on a Monday";
  const began = Date.now();
  await search.pressSequentially(typed, { delay: 60 });
  await expect(search).toHaveValue(typed);
  await expect(conversation(page).getByText("That is all of it.")).toBeVisible({ timeout: 60_000 });
  await settled(page);
  const { tasks, strokes } = await measured(page);
  const figures = {
    pauseAtRest: Math.round(pause),
    longestTask: Math.round(Math.max(0, ...tasks)),
    longTasks: tasks.length,
    // Those that the browser counts are of 16 ms and more.
    strokesOf16: strokes.length,
    strokeP95: Math.round(
      p95([...strokes, ...Array<number>(Math.max(0, typed.length - strokes.length)).fill(8)]),
    ),
    seconds: (Date.now() - began) / 1000,
  };
  testInfo.annotations.push({ type: "figures", description: JSON.stringify(figures) });
  process.stdout.write(`provider journey: ${JSON.stringify(figures)}\n`);
  // On a quiet machine no task or keystroke takes 50 ms. A busy one gets ten times that, plus its delay on an idle page.
  const bound = 500 + 10 * pause;
  expect(figures.longestTask).toBeLessThan(bound);
  expect(figures.strokeP95).toBeLessThan(bound);

  await test.step("all that was said is there, each call with its result", async () => {
    for (const heading of [1, 4])
      await expect(
        conversation(page).getByRole("heading", { name: `Chapter ${heading}` }),
      ).toHaveCount(1);
    await expect(conversation(page).getByRole("heading", { name: /^Chapter/ })).toHaveCount(4);
  });

  await test.step("the ledger has the calls, and the tokens at their price", async () => {
    const ledger = await (await page.request.get(`${server.url}/api/v1/credits/ledger`)).json();
    const charges = ledger.items
      .filter((line: { reason: string }) => line.reason === "charge")
      .map((line: { delta: number; cause: string }) => [line.cause, Math.round(line.delta * 100)]);
    expect(charges.toSorted()).toEqual([
      ["3 tool calls", -300],
      [`${count.toLocaleString("en-US")} tokens of GPT-4o`, -cost],
    ]);
    const me = await (await page.request.get(`${server.url}/api/v1/users/me`)).json();
    expect(Math.round(me.balance * 100)).toBe(50_000 - 300 - cost);
  });
});
