import { Pencil, Send, Trash2 } from "lucide-react";
import { Badge } from "../../components/badge/index.ts";
import type { Effect } from "../tool-call/types.ts";

const looks = {
  read: { label: "Reads", tone: "neutral" },
  write: { label: "Writes", tone: "warning", icon: Pencil },
  send: { label: "Sends out", tone: "warning", icon: Send },
  destructive: { label: "Destroys", tone: "danger", icon: Trash2 },
} as const;

/** What a tool does outside, in one word. */
export function EffectBadge({ effect }: { effect: Effect }) {
  const { label, ...look } = looks[effect];
  return <Badge {...look}>{label}</Badge>;
}
