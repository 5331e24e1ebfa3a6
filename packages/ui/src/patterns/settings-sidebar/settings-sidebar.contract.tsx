import { covers } from "../../testing/contract.tsx";
import { SettingsLink, SettingsLinks, SettingsSection } from "./index.ts";

export const contract = [
  covers(SettingsSection, "settings-section", { title: "MODEL" }),
  covers(SettingsLinks, "settings-links", { label: "Plugins" }),
  covers(
    SettingsLink,
    "settings-link",
    { href: "/ui/admin", children: "Jira" },
    { within: (part) => <SettingsLinks label="Plugins">{part}</SettingsLinks> },
  ),
];
