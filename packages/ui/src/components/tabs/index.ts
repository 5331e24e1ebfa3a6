export { Tab, TabList, type TabListProps, type TabProps } from "./tab-list.tsx";
export { TabPanel, type TabPanelProps } from "./tab-panel.tsx";
export { Tabs, type TabsProps, type TabsSize } from "./tabs.tsx";
