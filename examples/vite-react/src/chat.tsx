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

export function Chat() {
  const [messages, setMessages] = useState(begun);
  const [draft, setDraft] = useState("");
  const [now] = useState(Date.now);
  const send = () => {
    const id = `m-${messages.length + 1}`;
    setMessages([...messages, { kind: "user", id, text: draft }]);
    setDraft("");
  };
  return (
    <section aria-label="Chat" style={{ display: "grid", gridTemplateRows: "22rem auto" }}>
      <Transcript conversationId="example" messages={messages} product="Switchboard" now={now} />
      <Composer value={draft} onValueChange={setDraft} onSend={send} />
    </section>
  );
}
