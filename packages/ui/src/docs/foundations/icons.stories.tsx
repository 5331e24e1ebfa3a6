import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Archive,
  ArrowDown,
  ArrowUp,
  ArrowUpRight,
  BookOpen,
  Bot,
  Building2,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleCheck,
  CircleX,
  Clock,
  Compass,
  Copy,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileSpreadsheet,
  History,
  Hourglass,
  Inbox,
  Info,
  KeyRound,
  Link2,
  ListFilter,
  Lock,
  LogIn,
  LogOut,
  Menu,
  MessageSquare,
  Minus,
  Monitor,
  Moon,
  Pencil,
  Pin,
  Plus,
  Search,
  Send,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  Square,
  SquareCheck,
  Sun,
  Trash2,
  TriangleAlert,
  Undo2,
  Unplug,
  Upload,
  User,
  WifiOff,
  X,
  Zap,
} from "lucide-react";
import { Icon } from "../../components/icon/icon.tsx";
import { Measure, Specimens, TokenName } from "./specimen.tsx";

const groups = [
  [
    "Places",
    { MessageSquare, Inbox, Link2, BookOpen, KeyRound, Building2, User, Compass, History },
  ],
  [
    "Actions",
    {
      Plus,
      Pencil,
      Trash2,
      Copy,
      Archive,
      Pin,
      Send,
      Upload,
      Undo2,
      Search,
      ListFilter,
      SlidersHorizontal,
      Eye,
      EyeOff,
      LogIn,
      LogOut,
      ExternalLink,
      X,
    },
  ],
  [
    "State",
    {
      Check,
      CircleCheck,
      CircleX,
      TriangleAlert,
      Info,
      Clock,
      Hourglass,
      ShieldCheck,
      ShieldAlert,
      Lock,
      WifiOff,
      Unplug,
      Zap,
      Bot,
    },
  ],
  [
    "Direction and choice",
    {
      ChevronDown,
      ChevronLeft,
      ChevronRight,
      ChevronsUpDown,
      ArrowUp,
      ArrowDown,
      ArrowUpRight,
      Ellipsis,
      Menu,
      Minus,
      Square,
      SquareCheck,
      FileSpreadsheet,
      Sun,
      Moon,
      Monitor,
    },
  ],
] as const;

function Grid() {
  return groups.map(([title, icons]) => (
    <Specimens key={title} title={title}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {Object.entries(icons).map(([name, icon]) => (
          <li
            key={name}
            className="grid min-w-0 justify-items-center gap-3 rounded-8 border bg-surface px-2 py-5"
          >
            <Icon icon={icon} size="lg" />
            <TokenName>{name}</TokenName>
          </li>
        ))}
      </ul>
    </Specimens>
  ));
}

const sizes = [
  ["xs", "12 px, inside of a badge"],
  ["sm", "14 px, in a line of 12 or 13"],
  ["md", "16 px, default, beside 14"],
  ["lg", "20 px, in an empty state"],
] as const;

const meta = {
  title: "Foundations/Icons",
  component: Grid,
  tags: ["!autodocs"],
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = { tags: ["picture"] };

export const Sizes: Story = {
  render: () => (
    <Specimens title="Sizes" text="The stroke is 1.5 px at every size.">
      <ul className="flex flex-wrap gap-8">
        {sizes.map(([size, job]) => (
          <li key={size} className="grid gap-2">
            <span className="flex h-6 items-center">
              <Icon icon={Inbox} size={size} />
            </span>
            <TokenName>{size}</TokenName>
            <Measure>{job}</Measure>
          </li>
        ))}
      </ul>
    </Specimens>
  ),
};
