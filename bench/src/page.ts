import type { ChatContender } from "./chat/contender.ts";
import { type ChatOptions, type ChatRun, createRun } from "./chat/run.ts";
import { makeSettings, type FormContender } from "./form/contender.ts";
import type { InboxContender } from "./inbox/contender.ts";
import { beginWatch, endWatch, runInbox } from "./inbox/run.ts";
import { press, timeUntil, turn } from "./measure.ts";
import { makeRows, type TableContender } from "./table/contender.ts";

const contenders = {
  ...import.meta.glob<{ contender: TableContender }>([
    "./table/*.{ts,tsx}",
    "!./table/contender.ts",
  ]),
  ...import.meta.glob<{ contender: FormContender }>(["./form/*.{ts,tsx}", "!./form/contender.ts"]),
};

const inboxes = import.meta.glob<{ contender: InboxContender }>([
  "./inbox/{floor,ours,tanstack,react-virtuoso}.tsx",
]);

const chats = import.meta.glob<{ contender: ChatContender }>("./chat/contenders/*.{ts,tsx}");

const root = document.getElementById("root") as HTMLElement;

/** Loads one contender, so that each pays for its own code only. */
async function pick<T>(
  modules: Record<string, () => Promise<{ contender: T }>>,
  path: string,
): Promise<T> {
  const found = Object.entries(modules).find(([file]) => file.startsWith(`./${path}.`));
  if (found === undefined) throw new Error(`No contender ${path}`);
  return (await found[1]()).contender;
}

const load = (path: string) => pick<TableContender | FormContender>(contenders, path);

/** Nodes in the part of the page that the contender drew. */
const nodes = () => root.querySelectorAll("*").length;

/** Mount, select one, select all, sort: milliseconds each, and the number of elements after the mount. */
async function runTable(table: TableContender, count: number) {
  const rows = makeRows(count);
  await turn();
  const mount = await timeUntil("mount", () => table.mount(root, rows), table.isMounted);
  for (let wait = 0; wait < 20; wait += 1) await new Promise(requestAnimationFrame);
  const elements = nodes();
  const toggles: number[] = [];
  for (const index of [2, 5, 3, 8, 6]) {
    toggles.push(
      await timeUntil(
        "toggle",
        () => press(table.box(index)),
        () => table.isChecked(table.box(index)),
      ),
    );
    await new Promise(requestAnimationFrame);
  }
  const all = await timeUntil(
    "all",
    () => press(table.allBox()),
    () => table.isChecked(table.box(1)),
  );
  await new Promise(requestAnimationFrame);
  const head = table.nameHead();
  const first = table.firstName();
  const sort = head
    ? await timeUntil(
        "sort",
        () => press(head),
        () => table.firstName() !== first,
      )
    : null;
  return { mount, toggle: toggles.sort((a, b) => a - b)[2], all, sort, elements };
}

let chat: ChatRun | null = null;
let changes = 0;

/** Counts what the contender changes in the document. */
function watchChanges(): void {
  new MutationObserver((records) => {
    changes += records.length;
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
}

const api = {
  async table(path: string, count: number) {
    return runTable((await load(path)) as TableContender, count);
  },
  async inbox(name: string, count: number) {
    return runInbox(root, await pick(inboxes, `inbox/${name}`), count);
  },
  beginWatch,
  endWatch,
  async form(path: string, count: number) {
    const form = (await load(path)) as FormContender;
    const settings = makeSettings(count);
    await turn();
    const shown = () =>
      root.querySelector("input") !== null && root.querySelectorAll("input").length >= count;
    const mount = await timeUntil("mount", () => form.mount(root, settings), shown);
    for (let wait = 0; wait < 20; wait += 1) await new Promise(requestAnimationFrame);
    watchChanges();
    form.input(Math.floor(count / 2)).focus();
    return { mount, elements: nodes() };
  },
  /** Submits the form: it refuses, because only one field has a value. */
  async submit(path: string) {
    const form = (await load(path)) as FormContender;
    press(form.submit());
    for (let wait = 0; wait < 30; wait += 1) await new Promise(requestAnimationFrame);
    form.input(50).focus();
  },
  /** Loads a contender and warms it up; `chat()` then takes the steps of its run. */
  async openChat(name: string, options: ChatOptions) {
    chat = createRun(root, await pick(chats, `chat/contenders/${name}`), options);
    await chat.warmUp();
    await document.fonts.ready;
  },
  chat(): ChatRun {
    if (chat === null) throw new Error("No chat is open.");
    return chat;
  },
  /** Changes of the document since the last call. */
  takeChanges() {
    const taken = changes;
    changes = 0;
    return taken;
  },
};

export type BenchApi = typeof api;
Object.assign(window, { bench: api });
