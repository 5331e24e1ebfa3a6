import { Eye, Pencil, Send, Trash2 } from "lucide-react";
import { Badge, type Tone } from "../../components/badge/index.ts";
import type { IconComponent } from "../../components/icon/index.ts";
import type { Effect } from "../tool-call/types.ts";

const looks: Record<Effect, { words: string; tone: Tone; icon: IconComponent }> = {
  read: { words: "Reads", tone: "neutral", icon: Eye },
  write: { words: "Writes data", tone: "warning", icon: Pencil },
  send: { words: "Sends out", tone: "warning", icon: Send },
  destructive: { words: "Destroys data", tone: "danger", icon: Trash2 },
};

/** What a call does to the world outside, in two words. */
export function EffectBadge({ effect, className }: { effect: Effect; className?: string }) {
  const { words, tone, icon } = looks[effect];
  return (
    <Badge className={className} data-effect={effect} icon={icon} tone={tone}>
      {words}
    </Badge>
  );
}
