import { CodeBlock } from "../components/code-block/index.ts";
import { CopyButton } from "../components/copy-button/index.ts";
import { Tab, TabList, TabPanel, Tabs } from "../components/tabs/index.ts";

const texts = {
  title: "First call",
  label: "Language of the example",
  curl: "curl",
  typescript: "TypeScript",
  code: "Example",
  copy: "Copy the example",
} as const;
const PROMPT = "What can you do?";

const curl = (url: string) => `curl -N ${url} \\
  -H "Authorization: Bearer $SWITCHBOARD_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "prompt": "${PROMPT}", "model": "openai:gpt-4o",
        "max_executions": 3, "session_id": null, "approved_tool_call": null }'`;

const typescript = (url: string) => `const response = await fetch("${url}", {
  method: "POST",
  headers: {
    authorization: \`Bearer \${process.env.SWITCHBOARD_KEY}\`,
    "content-type": "application/json",
  },
  body: JSON.stringify({
    prompt: "${PROMPT}",
    model: "openai:gpt-4o",
    max_executions: 3,
    session_id: null,
    approved_tool_call: null,
  }),
});
for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
  process.stdout.write(chunk);
}`;

const examples = { curl, typescript };

/** How a program asks the agent, ready to be copied. */
export function FirstCall({ runUrl, className }: { runUrl: string; className?: string }) {
  return (
    <section aria-label={texts.title} className={className}>
      <h2 className="mb-2 font-semibold text-16">{texts.title}</h2>
      <Tabs defaultValue="curl" size="sm">
        <TabList label={texts.label}>
          <Tab className="pointer-coarse:min-w-11" value="curl">
            {texts.curl}
          </Tab>
          <Tab value="typescript">{texts.typescript}</Tab>
        </TabList>
        {(["curl", "typescript"] as const).map((language) => {
          const code = examples[language](runUrl);
          return (
            <TabPanel key={language} value={language}>
              <div className="relative">
                <CodeBlock className="pe-12" label={texts.code}>
                  {code}
                </CodeBlock>
                <CopyButton
                  className="absolute inset-e-1.5 top-1.5"
                  label={texts.copy}
                  size="sm"
                  text={code}
                  variant="ghost"
                />
              </div>
            </TabPanel>
          );
        })}
      </Tabs>
    </section>
  );
}
