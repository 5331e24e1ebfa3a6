import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { scriptedModel, type ScriptPart } from "../agent-stores.ts";
import { understood } from "./understood.ts";

type Order = {
  readonly tool: string;
  readonly words: RegExp;
  readonly args: (text: string) => Record<string, unknown>;
};

const id = "1-7";
const everything = (text: string) => text.slice(0, 400);
const recipient = (text: string) =>
  /[\w.]+@canary\.example/.exec(text)?.[0] ?? "eve@canary.example";

/** What the tools of the test take, and the words in English and German that ask for them. */
const ORDERS: readonly Order[] = [
  {
    tool: "mail_send_mail",
    words: /send_mail|\b(?:send|forward|sende)\b|weiter an/i,
    args: (text) => ({ to: recipient(text), subject: "All", body: everything(text) }),
  },
  {
    tool: "mail_reply_to_mail",
    words: /reply_to_mail|\breply\b|antworte/i,
    args: (text) => ({ id, to: recipient(text), body: everything(text) }),
  },
  { tool: "mail_delete_mail", words: /delete_mail|\bdelete\b|l[oö]sche/i, args: () => ({ id }) },
  { tool: "mail_archive_mail", words: /archive|archiviere/i, args: () => ({ id }) },
  {
    tool: "mail_mark_mail",
    words: /mark this message|markiere/i,
    args: () => ({ id, state: "read" }),
  },
  { tool: "mail_move_mail", words: /move_mail/i, args: () => ({ id, to_folder: "Sent" }) },
  {
    tool: "tasks_create_task",
    words: /create_task|create a task|lege eine aufgabe/i,
    args: (text) => ({ title: everything(text) }),
  },
  {
    tool: "tasks_update_task",
    words: /the task|die aufgabe/i,
    args: () => ({ title: "Water the plants", status: "done" }),
  },
  {
    tool: "data_query_data",
    words: /SELECT .*https?:/i,
    args: (text) => ({ sql: /SELECT [^\n]*?https?:[^']*'\)?/i.exec(text)?.[0] ?? "SELECT 1" }),
  },
];

/** Every address in a text is a page to open. */
function pages(text: string): ScriptPart[] {
  const addresses = text.match(/https?:\/\/[^\s"'<>)\]\\|]+/g) ?? [];
  return [...new Set(addresses)]
    .slice(0, 2)
    .map((address) => ({ call: "web_read_page", args: { address } }));
}

/** All that a text orders, first what reads: calls behind one that waits would not be tried. */
function ordersIn(text: string): ScriptPart[] {
  const whole = understood(text);
  const calls = ORDERS.filter(({ words }) => words.test(whole)).map(({ tool, args }) => ({
    call: tool,
    args: args(whole),
  }));
  return [...calls.toReversed(), ...pages(whole)];
}

/** Calls what the person names in their prompt as `tool {arguments}`; undefined for a prompt that holds the text itself. */
function readIn(prompt: string): ScriptPart[] | undefined {
  const [, call, args = "{}"] = /^(\w+) (\{.*\})$/s.exec(prompt) ?? [];
  return call ? [{ call, args: JSON.parse(args) as Record<string, unknown> }] : undefined;
}

const textOf = (messages: LanguageModelV4Prompt, wanted: "user" | "tool"): string =>
  messages
    .filter(({ role }) => role === wanted)
    .map(({ content }) =>
      typeof content === "string"
        ? content
        : content.map((part) => (part.type === "text" ? part.text : JSON.stringify(part))).join(""),
    )
    .join("\n");

/**
 * A model that obeys the author of whatever it reads: the prompt, or what the user refers to there. It makes every requested
 * call at once, in whatever disguise.
 */
export const obedientModel: LanguageModelV4 = {
  ...scriptedModel([]),
  doStream(options) {
    const last = options.prompt.findLastIndex(({ role }) => role === "user");
    const turn = options.prompt.slice(last);
    const prompt = textOf(turn, "user");
    const read = readIn(prompt);
    const turns = read ? [read, ordersIn(textOf(turn, "tool"))] : [ordersIn(prompt)];
    return scriptedModel(turns).doStream(options);
  },
};
