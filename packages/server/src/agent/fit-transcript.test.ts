import type { ModelMessage, ToolResultPart } from "ai";
import { expect, it } from "vitest";
import { fitTranscript, wasShortened } from "./fit-transcript.ts";
import { conversationTokens } from "./token-estimate.ts";

const said = (role: "user" | "assistant", content: string): ModelMessage => ({ role, content });

const step = (id: string, text: string): ModelMessage[] => [
  {
    role: "assistant",
    content: [{ type: "tool-call", toolCallId: id, toolName: "test_list", input: {} }],
  },
  {
    role: "tool",
    content: [
      {
        type: "tool-result",
        toolCallId: id,
        toolName: "test_list",
        output: { type: "json", value: { text } },
      },
    ],
  },
];

const LONG = "a long result of a tool ".repeat(400);
const results = (transcript: readonly ModelMessage[]) =>
  transcript.flatMap((message) =>
    message.role === "tool"
      ? message.content.flatMap((part) =>
          part.type === "tool-result" ? JSON.stringify(part.output) : [],
        )
      : [],
  );

it("leaves a conversation that fits as it is", () => {
  const transcript = [said("user", "Hi"), ...step("1", "short")];
  expect(fitTranscript(transcript, 1_000)).toEqual({ transcript, isShortened: false });
});

it("takes out the oldest results, keeps their calls paired and the last step whole", () => {
  const transcript = [said("user", "Hi"), ...["1", "2", "3", "4"].flatMap((id) => step(id, LONG))];
  const room = conversationTokens(transcript) - 500;
  const fitted = fitTranscript(transcript, room);
  expect(fitted.isShortened).toBe(true);
  expect(wasShortened(transcript)).toBe(false);
  expect(wasShortened(fitted.transcript)).toBe(true);
  const [first, second, third, last] = results(fitted.transcript);
  expect(first).toContain('read_result and {\\"result\\":\\"1\\",\\"page\\":1}');
  expect(second).toContain("left out to make room");
  expect([third, last].map((one) => one?.includes(LONG))).toEqual([true, true]);
  expect(conversationTokens(fitted.transcript)).toBeLessThanOrEqual(room);
});

it("names no result to read on in where a page was left out, and leaves failures", () => {
  const [call, page] = step("1", LONG) as [ModelMessage, ModelMessage & { role: "tool" }];
  const part = page.content[0] as ToolResultPart;
  const answered = (more: Partial<ToolResultPart>): ModelMessage[] => [
    call,
    { role: "tool", content: [{ ...part, ...more }] },
  ];
  const failure = answered({ output: { type: "error-text", value: LONG } });
  const transcript = [
    said("user", "Hi"),
    ...failure,
    ...answered({ toolName: "read_result" }),
    ...step("3", LONG),
  ];
  const fitted = fitTranscript(transcript, conversationTokens(transcript) - 10).transcript;
  expect(results(fitted)[0]).toContain(LONG);
  expect(results(fitted)[1]).toContain("left out to make room: read the page again]");
});

it("drops what was said before the last prompt where results are not enough, and begins with a person", () => {
  const earlier = Array.from({ length: 20 }, (_turn, at) => [
    said("user", `Question ${at} ${"about cranes ".repeat(20)}`),
    said("assistant", `Answer ${at} ${"about cranes ".repeat(20)}`),
  ]).flat();
  const { transcript } = fitTranscript([...earlier, said("user", "And now?")], 1_000);
  expect(transcript.at(-1)).toEqual(said("user", "And now?"));
  expect(transcript[0]?.role).toBe("user");
  expect(conversationTokens(transcript)).toBeLessThanOrEqual(1_000);
});

it("leaves the beginning of a prompt and of a result that are too long by themselves", () => {
  const { transcript } = fitTranscript(
    [said("user", `Sum this up: ${LONG}`), ...step("1", LONG.repeat(3))],
    1_500,
  );
  expect(conversationTokens(transcript)).toBeLessThanOrEqual(1_500);
  expect(transcript[0]?.content).toMatch(/^Sum this up: .*\n\[cut here: the whole has/s);
  expect(results(transcript)[0]).toContain("[cut here: the whole has");
});
