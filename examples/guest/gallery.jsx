// Parts of the library in a page of somebody else's: what resets and frameworks style by the names of elements.
import { Button } from "@switchboard/ui/button";
import { Checkbox } from "@switchboard/ui/checkbox";
import { CodeBlock } from "@switchboard/ui/code-block";
import { Field } from "@switchboard/ui/field";
import { SchemaForm } from "@switchboard/ui/form";
import { Kbd } from "@switchboard/ui/kbd";
import { Link } from "@switchboard/ui/link";
import { Notice } from "@switchboard/ui/notice";
import { ApprovalDialog } from "@switchboard/ui/patterns/approval-dialog";
import { Transcript } from "@switchboard/ui/patterns/chat-transcript";
import { Composer } from "@switchboard/ui/patterns/composer";
import { InboxList } from "@switchboard/ui/patterns/inbox-list";
import { Markdown } from "@switchboard/ui/patterns/markdown";
import { RadioGroup, RadioItem } from "@switchboard/ui/radio-group";
import { Select } from "@switchboard/ui/select";
import { Switch } from "@switchboard/ui/switch";
import { Tab, TabList, Tabs } from "@switchboard/ui/tabs";
import { TextArea } from "@switchboard/ui/text-area";
import { TextInput } from "@switchboard/ui/text-input";
import { createRoot } from "react-dom/client";

const NOW = "2026-11-20T12:00:00Z";
const nothing = () => undefined;

const schema = {
  type: "object",
  required: ["project"],
  properties: {
    project: { type: "string", title: "Project", enum: ["AR", "OPS"] },
    summary: { type: "string", title: "Summary", description: "One line." },
    notify: { type: "boolean", title: "Tell the assignee" },
  },
};

const markdown = `# Sales

What **sold** most, and \`where\`:

1. North
2. South

- [x] counted
- first
- second

| Region | Total |
| --- | ---: |
| North | 310,482 |

> Without returns.

\`\`\`sql
SELECT region FROM sales
\`\`\`

[The page](https://example.com/)`;

const messages = [
  { kind: "user", id: "u1", text: "What did we sell in October?" },
  {
    kind: "tool_call",
    id: "t1",
    call: {
      id: "c1",
      name: "query_data",
      arguments: { sql: "SELECT 1" },
      state: "done",
      result: "2 rows",
      durationMs: 820,
    },
  },
  { kind: "assistant", id: "a1", text: "**North** sold most." },
];

const items = ["Low stock of green coffee", "Late delivery"].map((title, index) => ({
  id: `item${index}`,
  title,
  description: "Reported by Priya Raman",
  reference: index === 0 ? "OPS-412" : null,
  href: "#",
  sourceType: "jira",
  sourceIdentifier: "jira",
  priority: "high",
  status: "New",
  receivedAt: NOW,
}));

const request = {
  id: "approval",
  call: { id: "c2", name: "create_issue", arguments: { project: "AR", summary: "Call them" } },
  connection: { name: "Jira – Halden Ops", plugin: "Jira", logoUrl: null },
  effect: "write",
  sentence: "Create a task in the project AR.",
  schema,
  origins: [],
  expiresAt: null,
};

function Gallery() {
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <div style={{ display: "flex", gap: 8 }}>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="outline" loading>
          Wait
        </Button>
        <Button disabled>Off</Button>
        <Kbd>K</Kbd>
        <Link href="#there">A link</Link>
      </div>
      <Notice tone="warning">Two rows were skipped.</Notice>
      <Field label="Name" controlId="name" hint="As on the invoice">
        <TextInput id="name" defaultValue="Halden" />
      </Field>
      <TextArea aria-label="Notes" placeholder="Notes" />
      <Select
        aria-label="Model"
        value="a"
        options={[{ value: "a", label: "The one" }]}
        onValueChange={nothing}
      />
      <div style={{ display: "flex", gap: 16 }}>
        <Checkbox defaultChecked>Keep</Checkbox>
        <Switch defaultChecked>On</Switch>
        <RadioGroup aria-label="Refresh" defaultValue="new">
          <RadioItem value="new">New</RadioItem>
          <RadioItem value="all">All</RadioItem>
        </RadioGroup>
      </div>
      <Tabs defaultValue="url">
        <TabList label="Way">
          <Tab value="url">By address</Tab>
          <Tab value="file">By file</Tab>
        </TabList>
      </Tabs>
      <CodeBlock label="Arguments">{"{ }"}</CodeBlock>
      <Markdown text={markdown} />
      <SchemaForm schema={schema} value={{ project: "AR" }} onChange={nothing} />
      <div style={{ height: 260, display: "grid" }}>
        <Transcript
          conversationId="c"
          messages={messages}
          product="Switchboard"
          now={Date.parse(NOW)}
        />
      </div>
      <Composer value="And in November?" onValueChange={nothing} onSend={nothing} />
      <InboxList items={items} now={NOW} onIntent={nothing} resolve={nothing} />
    </div>
  );
}

const root = createRoot(document.getElementById("root"));
root.render(
  location.hash === "#overlay" ? (
    <ApprovalDialog request={request} now={Date.parse(NOW)} onApprove={nothing} onDeny={nothing} />
  ) : (
    <Gallery />
  ),
);
