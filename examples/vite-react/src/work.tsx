"use client";
import { SchemaForm } from "@switchboard/ui/form";
import { dataColumns, DataTable } from "@switchboard/ui/patterns/data-table";
import { InboxList, type InboxRow } from "@switchboard/ui/patterns/inbox-list";
import { useState } from "react";

const schema = {
  type: "object",
  required: ["channel"],
  properties: {
    channel: { type: "string", title: "Channel", enum: ["email", "sms"] },
    threshold: { type: "number", title: "Amount from which to tell", minimum: 0 },
  },
};

type Invoice = { number: string; customer: string; total: number };
const invoices: Invoice[] = Array.from({ length: 100_000 }, (_, index) => ({
  number: `INV-${20_000 + index}`,
  customer: ["Brightwater Hotels", "Copper Kettle", "Oakline Offices"][index % 3] ?? "",
  total: (index * 37) % 9_000,
}));
const columns = dataColumns<Invoice>([
  { id: "number", header: "Invoice", cell: ({ number }) => number, width: "8rem" },
  {
    id: "customer",
    header: "Customer",
    cell: ({ customer }) => customer,
    sortBy: ({ customer }) => customer,
  },
  {
    id: "total",
    header: "Total",
    cell: ({ total }) => `${total}.00`,
    sortBy: ({ total }) => total,
    align: "end",
    width: "8rem",
  },
]);

const tasks: InboxRow[] = [
  {
    id: "t-1",
    title: "Espresso machine down at Brightwater, Lisbon",
    description: "Guests arrive at 17:00",
    href: "#t-1",
    sourceType: "email",
    status: "new",
    priority: "critical",
    receivedAt: "2026-11-27T08:20:00Z",
  },
  {
    id: "t-2",
    title: "Sign the lease for the new warehouse",
    href: "#t-2",
    sourceType: "manual",
    status: "open",
    priority: "high",
    receivedAt: "2026-11-26T16:00:00Z",
  },
];

export function Work() {
  const [settings, setSettings] = useState<Record<string, unknown>>({ channel: "email" });
  const [items, setItems] = useState(tasks);
  return (
    <div style={{ display: "grid", gap: "2rem" }}>
      <InboxList
        aria-label="Inbox"
        items={items}
        // From your server, or a clock of yours: what is drawn on a server must read the same in the browser.
        now="2026-11-27T09:00:00Z"
        onIntent={(intent) => {
          if (intent.type === "archive" || intent.type === "delete")
            setItems(items.filter(({ id }) => !intent.ids.includes(id)));
        }}
      />
      <DataTable
        label="Invoices"
        rows={invoices}
        columns={columns}
        getRowId={({ number }) => number}
        maxHeight="20rem"
      />
      <SchemaForm schema={schema} value={settings} onChange={setSettings} />
    </div>
  );
}
