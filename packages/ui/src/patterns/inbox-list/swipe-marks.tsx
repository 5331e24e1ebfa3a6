import { clsx } from "clsx";
import { Archive, Inbox, Trash2 } from "lucide-react";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { SWIPE_FAR, type SwipeAct, type SwipeWay } from "./swipe.logic.ts";

const icons: Record<SwipeAct, IconComponent> = { archive: Archive, delete: Trash2, restore: Inbox };

/** Beside a row that is drawn away: what happens when the finger lets go. Strong once it is far enough. */
export function SwipeMarks({ offset, way }: { offset: number; way: SwipeWay }) {
  const labels = useLabels();
  if (offset === 0) return null;
  const far = Math.abs(offset) >= SWIPE_FAR;
  return (["end", "start"] as const).map((side) => {
    const act = way[side];
    return (
      act && (
        <span
          key={side}
          aria-hidden
          data-slot="inbox-swipe"
          className={clsx(
            "absolute inset-y-0 flex w-full items-center gap-2 px-4 font-medium text-13",
            side === "end" ? "end-full justify-end" : "start-full",
            !far
              ? "bg-fill text-muted"
              : act === "delete"
                ? "bg-danger-subtle text-danger"
                : "bg-accent-subtle text-accent",
          )}
        >
          <Icon icon={icons[act]} />
          {labels[act]}
        </span>
      )
    );
  });
}
