import { Check, ChevronRight } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";

/** A finished tool call, as in the chat. */
export function PictureTool({ name, outcome }: { name: string; outcome: string }) {
  return (
    <span className="flex h-8 min-w-0 items-center gap-2 rounded-8 border border-line bg-surface px-2 text-12">
      <Icon icon={ChevronRight} size="sm" className="text-subtle rtl:-scale-x-100" />
      <span className="truncate font-medium font-mono">{name}</span>
      <span className="nums ms-auto whitespace-nowrap text-subtle">{outcome}</span>
      <Icon icon={Check} size="sm" className="text-success-solid" />
    </span>
  );
}

const rows = [
  ["Marlow & Finch Cafés", "63 days", "9,840.00", "Tomás Rey"],
  ["Brightwater Hotels", "48 days", "7,215.50", "Inês Duarte"],
  ["The Daily Grind", "91 days", "4,980.00", "Tomás Rey"],
  ["Copper Kettle Bakery", "41 days", "3,902.10", "Priya Raman"],
] as const;

/** The table of the answer. */
export function PictureTable() {
  return (
    <span className="grid border-line border-y">
      {rows.map(([account, days, owed, owner]) => (
        <span
          key={account}
          className="grid h-7 grid-cols-5 items-center gap-3 border-line border-b text-12 last:border-b-0"
        >
          <span className="col-span-2 truncate">{account}</span>
          <span className="nums text-end text-muted">{days}</span>
          <span className="nums text-end">{owed}</span>
          <span className="truncate text-end text-muted">{owner}</span>
        </span>
      ))}
    </span>
  );
}

const fields = [
  ["Title", "Collect INV-20418", false],
  ["Priority", "High", true],
  ["Due date", "27 November", false],
] as const;

/** The arguments of the pending call. */
export function PictureFields() {
  return (
    <span className="grid gap-1.5 rounded-6 bg-sunken p-3 text-13">
      {fields.map(([label, value, edited]) => (
        <span key={label} className="flex gap-3">
          <span className="w-18 shrink-0 text-12 text-subtle">{label}</span>
          <span>
            {value}
            {edited && <span className="ms-1.5 text-12 text-accent">edited</span>}
          </span>
        </span>
      ))}
    </span>
  );
}
