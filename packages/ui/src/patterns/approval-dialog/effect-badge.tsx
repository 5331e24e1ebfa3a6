import { Eye, Pencil, Send, Trash2 } from "lucide-react";
import { Badge, type BadgeProps, type Tone } from "../../components/badge/index.ts";
import type { IconComponent } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { effectWords } from "../../components/labels/words/shared-words.ts";
import type { Effect } from "../tool-call/types.ts";

const looks: Record<Effect, { tone: Tone; icon: IconComponent }> = {
  read: { tone: "neutral", icon: Eye },
  write: { tone: "warning", icon: Pencil },
  send: { tone: "warning", icon: Send },
  destructive: { tone: "danger", icon: Trash2 },
};

/** Props of {@link EffectBadge}. */
export interface EffectBadgeProps
  extends Omit<BadgeProps, "children" | "icon" | "tone" | "variant"> {
  /** What the call does. */
  effect: Effect;
}

/** The effect of a call, in two words. */
export function EffectBadge({ effect, ...rest }: EffectBadgeProps) {
  const words = useWords(effectWords);
  const { tone, icon } = looks[effect];
  return (
    <Badge data-effect={effect} data-slot="effect-badge" icon={icon} tone={tone} {...rest}>
      {words.effects[effect]}
    </Badge>
  );
}
