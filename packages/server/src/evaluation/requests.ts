import { readFileSync } from "node:fs";
import { z } from "zod";
import { addTask } from "../domain/inbox/inbox.ts";
import type { Priority } from "../domain/inbox/ports.ts";
import { newId } from "../ids.ts";
import { ask, type Asked, type Deed } from "./ask.ts";
import type { Bench, Case, Verdict } from "./cases.ts";
import type { Room } from "./lab.ts";
import { addPerson, connect } from "./people.ts";
import { sayDeeds } from "./say-deeds.ts";
import { TODAY } from "./world.ts";

/** What an argument has to be: this, whatever its case; one of several; a text that holds something. */
const argument = z.union([
  z.string(),
  z.number(),
  z.strictObject({ any: z.array(z.string()).min(2) }),
  z.strictObject({ has: z.string() }),
]);

const call = z.strictObject({
  /** Plugin and tool; any of several. */
  tool: z.union([z.string(), z.array(z.string()).min(1)]),
  args: z.record(z.string(), argument),
});

const request = z
  .strictObject({
    q: z.string().min(1),
    expect: z.array(call).min(1).optional(),
    /** Asking back, or saying what can be done, is the only right answer: nothing may be changed. */
    ask: z.literal("only").optional(),
  })
  .refine(({ expect, ask: asks }) => (expect === undefined) === (asks === "only"));

const sets = z.record(
  z.string(),
  z.strictObject({ apps: z.array(z.string()), requests: z.array(request) }),
);

type Call = z.infer<typeof call>;
type Request = z.infer<typeof request>;

const FILE = new URL("requests/requests.json", import.meta.url);

/** The tasks of the person in every request. */
const TASKS: readonly { title: string; priority?: Priority; dueDate?: string }[] = [
  { title: "Water the plants" },
  { title: "Pay the rent", priority: "high", dueDate: "2026-11-30" },
  { title: "Fix the till printer", priority: "critical" },
];

/** Requests to apps, each with the calls that it takes. */
export const requestCases = (): Case[] =>
  Object.entries(sets.parse(JSON.parse(readFileSync(FILE, "utf8")))).flatMap(
    ([set, { apps, requests }]) =>
      requests.map(
        (one): Case => ({
          ...{ kind: "request", set, asked: one.q },
          expected: () => sayCalls(one),
          run: (bench) => answer(bench, apps, one),
        }),
      ),
  );

const namesOf = ({ tool }: Call) => (typeof tool === "string" ? [tool] : tool);

const sayCalls = ({ expect = [], ask: asks }: Request): string =>
  asks
    ? "A question back; nothing is changed"
    : expect
        .map((wanted) => {
          const args = Object.entries(wanted.args).flatMap(([name, value]) => {
            if (typeof value !== "object") return `${name}: ${value}`;
            if ("any" in value) return `${name}: ${value.any.join(" or ")}`;
            return value.has === "" ? [] : `${name}: … ${value.has} …`;
          });
          return `${namesOf(wanted).join(" or ")}${args.length > 0 ? ` (${args.join(", ")})` : ""}`;
        })
        .join("\n");

async function answer({ lab, model, time }: Bench, apps: readonly string[], wanted: Request) {
  const room = lab.on(TODAY);
  const userId = await addPerson(room);
  const connectionIds = await connect(room, userId, apps, true);
  const titles = await addTasks(room, userId);
  const prompt = { userId, text: wanted.q, connectionIds, model };
  const { expect = [] } = wanted;
  // The person lets happen what they asked for.
  const approves = (deed: Pick<Deed, "tool" | "args">) =>
    expect.some((one) => isCall(one, withTitle(deed, titles)));
  const asked = await ask(room, prompt, approves, time);
  const deeds = asked.deeds.map((deed) => withTitle(deed, titles));
  const said = [asked.text, sayDeeds(asked.deeds)].filter(Boolean).join("\n\n");
  return { outcome: judge(wanted, { ...asked, deeds }), answer: said, asked: [asked] };
}

type Titles = ReadonlyMap<unknown, string>;

/** @returns the titles of the tasks by their ids */
async function addTasks({ store, clock }: Room, userId: string): Promise<Titles> {
  const titles = new Map<unknown, string>();
  for (const task of TASKS) {
    const { id } = await addTask({ store, clock, newId }, userId, task, task.title);
    titles.set(id, task.title);
  }
  return titles;
}

/** A call that names a task by its id, with the title that the id stands for. */
function withTitle<One extends Pick<Deed, "args">>(deed: One, titles: Titles): One {
  const title = titles.get(deed.args["task_id"]);
  return title === undefined ? deed : { ...deed, args: { ...deed.args, title } };
}

/** Whether a request was carried out: every call that it takes, and no change beside them. */
export function judge(
  { expect = [] }: Request,
  asked: Pick<Asked, "deeds" | "unapprovedWrites">,
): Verdict["outcome"] {
  const calls = asked.deeds.filter(({ tool }) => !tool.startsWith("agent."));
  const left = [...calls];
  const missing = expect.filter((wanted) => {
    const at = left.findIndex((deed) => deed.outcome === "done" && isCall(wanted, deed));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (asked.unapprovedWrites > 0 || left.some(isChange)) return "wrong";
  if (missing.length === 0) return "right";
  // A half that was done is not what was asked for.
  const isBegun = missing.length < expect.length;
  const isOther = calls.length > 0 && missing.every((wanted) => namesOf(wanted).every(isReading));
  return isBegun || isOther ? "wrong" : "asked";
}

const isReading = (tool: string) =>
  /\.(?:list|get|search|find|read|query|current|convert)_/.test(tool);
const isChange = ({ effect }: Deed) => effect !== "read";

function isCall(wanted: Call, deed: Pick<Deed, "tool" | "args">): boolean {
  return (
    namesOf(wanted).includes(deed.tool) &&
    Object.entries(wanted.args).every(([name, value]) => isValue(value, deed.args[name]))
  );
}

const folded = (value: unknown) =>
  String(Array.isArray(value) ? value.join(", ") : value)
    .trim()
    .toLowerCase()
    .replaceAll(/^["“„#]+|["”“.!]+$/g, "");

function isValue(wanted: z.infer<typeof argument>, given: unknown): boolean {
  if (given === undefined) return false;
  if (typeof wanted !== "object") return folded(given) === folded(wanted);
  if ("any" in wanted) return wanted.any.some((one) => folded(one) === folded(given));
  return folded(given).includes(folded(wanted.has));
}
