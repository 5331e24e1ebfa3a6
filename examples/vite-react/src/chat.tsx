"use client";
import { Transcript, type TranscriptMessage } from "@switchboard/ui/patterns/chat-transcript";
import { Composer } from "@switchboard/ui/patterns/composer";
import { useState } from "react";

const begun: readonly TranscriptMessage[] = [
  { kind: "user", id: "m-1", text: "What did we sell in October, by region?" },
  {
    kind: "tool_call",
    id: "m-2",
    call: {
      id: "call-0",
      name: "query_data",
      arguments: { sql: "SELECT region, SUM(total) FROM sales GROUP BY region" },
      state: "done",
      result: "2 rows",
      durationMs: 820,
    },
  },
  {
    kind: "assistant",
    id: "m-3",
    text: "| Region | Total |\n| --- | ---: |\n| North | 310,482 |\n| South | 198,120 |\n\n**North** sold most.",
  },
];

/** Your stream in place of this one: server-sent events, a fetch that is read, an SDK. */
async function* answer(question: string): AsyncGenerator<string> {
  for (const word of `You asked: *${question}* This answer **streams**, word by word.`.split(" ")) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    yield `${word} `;
  }
}

export function Chat() {
  const [messages, setMessages] = useState(begun);
  const [draft, setDraft] = useState("");
  const [busy, setBusy] = useState(false);
  const [now] = useState(Date.now);
  const send = async () => {
    const id = `m-${messages.length + 1}`;
    const before = [...messages, { kind: "user", id, text: draft, asked: true } as const];
    const show = (text: string, streaming: boolean) =>
      setMessages([...before, { kind: "assistant", id: `${id}-answer`, text, streaming }]);
    setDraft("");
    setBusy(true);
    setMessages(before);
    let text = "";
    for await (const part of answer(draft)) {
      text += part;
      show(text, true);
    }
    show(text, false);
    setBusy(false);
  };
  return (
    <section aria-label="Chat" style={{ display: "grid", gridTemplateRows: "22rem auto" }}>
      <Transcript conversationId="example" messages={messages} product="Switchboard" now={now} />
      <Composer value={draft} onValueChange={setDraft} onSend={send} busy={busy} />
    </section>
  );
}
