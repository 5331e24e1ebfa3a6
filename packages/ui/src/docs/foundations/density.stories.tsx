import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/button/button.tsx";
import { StatusDot } from "../../components/status-dot/status-dot.tsx";
import { TextInput } from "../../components/text-input/text-input.tsx";
import { Specimens, TokenName } from "./specimen.tsx";

const rows = [
  ["QuickBooks – Halden Books", "success", "Healthy"],
  ["HubSpot – Sales", "success", "Healthy"],
  ["Zendesk – Support", "warning", "Credentials expire soon"],
  ["Slack – Halden", "danger", "Credentials expired"],
] as const;

function Panel({ density }: { density: "default" | "compact" }) {
  return (
    <div data-density={density} className="grid min-w-0 content-start gap-3">
      <TokenName>{`data-density="${density}"`}</TokenName>
      <div className="min-w-0 overflow-hidden rounded-8 border bg-surface">
        <div className="flex flex-wrap items-center gap-2 border-b p-3">
          <div className="w-32 flex-1">
            <TextInput aria-label={`Filter, ${density}`} placeholder="Filter" />
          </div>
          <Button size="md" variant="primary">
            Add Connection
          </Button>
        </div>
        <ul className="*:not-first:border-t">
          {rows.map(([name, tone, word]) => (
            <li key={name} className="flex min-h-row items-center gap-3 px-4 text-13">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="inline-flex items-center gap-2 text-muted">
                <StatusDot tone={tone} />
                {word}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const meta = {
  title: "Foundations/Density",
  component: Panel,
  args: { density: "default" },
  tags: ["!autodocs"],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  tags: ["picture"],
  render: () => (
    <Specimens
      title="Default and compact"
      text="Heights shrink, text does not. Under a finger both grow to 44 px."
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Panel density="default" />
        <Panel density="compact" />
      </div>
    </Specimens>
  ),
};
