import type { ReactNode } from "react";
import { covers } from "../../testing/contract.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./index.ts";

const inTabs = (part: ReactNode) => <Tabs defaultValue="url">{part}</Tabs>;
const inList = (part: ReactNode) => inTabs(<TabList label="Way">{part}</TabList>);

export const contract = [
  covers(TabList, "tab-list", { label: "Way" }, { within: inTabs }),
  covers(Tab, "tab", { value: "url", children: "From URL (MCP)" }, { within: inList }),
  covers(TabPanel, "tab-panel", { value: "url", children: "MCP Server URL" }, { within: inTabs }),
];
