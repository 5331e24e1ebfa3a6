import { roughTexts } from "../../testing/matrix.tsx";

/** A connection as the table shows it. */
export interface ConnectionRow {
  id: string;
  name: string;
  type: string;
  enabled: number;
  tools: number;
  /** Time of the last check, in words; null before the first. */
  checked: string | null;
}

export const connections: readonly ConnectionRow[] = [
  {
    id: "c-1",
    name: "QuickBooks – Halden Books",
    type: "QuickBooks",
    enabled: 9,
    tools: 14,
    checked: "2026-11-20",
  },
  {
    id: "c-2",
    name: "HubSpot – Sales",
    type: "HubSpot",
    enabled: 11,
    tools: 18,
    checked: "2026-11-18",
  },
  {
    id: "c-3",
    name: "Jira – Halden Ops",
    type: "Jira",
    enabled: 7,
    tools: 12,
    checked: "2026-11-20",
  },
  {
    id: "c-4",
    name: "Gmail – Accounts",
    type: "Gmail",
    enabled: 5,
    tools: 6,
    checked: "2026-10-02",
  },
  { id: "c-5", name: "Slack – Halden", type: "Slack", enabled: 4, tools: 9, checked: null },
  {
    id: "c-6",
    name: "Zendesk – Support",
    type: "Zendesk",
    enabled: 8,
    tools: 10,
    checked: "2026-11-19",
  },
  {
    id: "c-7",
    name: "Shopify – Store",
    type: "Shopify",
    enabled: 3,
    tools: 22,
    checked: "2026-09-30",
  },
  {
    id: "c-8",
    name: "Xero – Lisbon",
    type: "Xero",
    enabled: 10,
    tools: 11,
    checked: "2026-11-01",
  },
];

export const roughConnections: readonly ConnectionRow[] = [
  {
    id: "r-1",
    name: roughTexts.long,
    type: roughTexts.unbreakable,
    enabled: 1,
    tools: 1000,
    checked: null,
  },
  {
    id: "r-2",
    name: roughTexts.unbreakable,
    type: roughTexts.long,
    enabled: 0,
    tools: 0,
    checked: "2026-11-20",
  },
  { id: "r-3", name: roughTexts.rightToLeft, type: "Jira", enabled: 12, tools: 12, checked: null },
];

/** A row of the large tables. */
export interface LedgerRow {
  id: string;
  name: string;
  team: string;
  email: string;
  balance: number;
}

const FIRST = ["Maya", "Tomas", "Priya", "Jonas", "Aiko", "Chidi", "Lena", "Samir"];
const LAST = ["Rey", "Duarte", "Raman", "Lindqvist", "Tanabe", "Okoro", "Moretti", "Haddad"];
const TEAMS = ["Accounts", "Operations", "Support", "Wholesale", "Roastery"];

/** The same `count` rows each time: names, teams, addresses and balances that change order when sorted. */
export function makeRows(count: number): LedgerRow[] {
  return Array.from({ length: count }, (_, index) => {
    const first = FIRST[(index * 5) % FIRST.length] ?? "";
    const last = LAST[(index * 3 + (index >> 3)) % LAST.length] ?? "";
    return {
      id: `row-${index}`,
      name: `${first} ${last} ${index + 1}`,
      team: TEAMS[(index * 7) % TEAMS.length] ?? "",
      email: `${first}.${last}.${index + 1}@haldencoffee.example`.toLowerCase(),
      balance: ((index * 7919) % 500_000) / 100,
    };
  });
}
