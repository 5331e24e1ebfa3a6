import type { Meta, StoryObj } from "@storybook/react-vite";
import { LocaleProvider } from "../../../components/locale/index.ts";
import { ConversationStage } from "./conversation-stage.tsx";
import { ApprovalStage, InboxStage, TableStage } from "./stages.tsx";

const meta = {
  title: "Review/Screen readers/Stages",
  tags: ["!autodocs"],
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = { render: () => <TableStage /> };
export const Inbox: Story = { render: () => <InboxStage /> };
export const Approval: Story = { render: () => <ApprovalStage /> };
export const Conversation: Story = { render: () => <ConversationStage /> };
