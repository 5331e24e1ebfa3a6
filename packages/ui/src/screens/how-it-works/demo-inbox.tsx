import { clsx } from "clsx";
import { Check } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { PriorityMark } from "../../patterns/inbox-list/priority-mark.tsx";
import { sourceIcon } from "../../patterns/inbox-list/source-icons.ts";
import { type DemoItem, demoItems, settledItem } from "./demo.script.ts";
import { howItWorksTexts as texts } from "./how-it-works.texts.ts";

/** Three items; the chat settles the first. */
export function DemoInbox({ resolved }: { resolved: boolean }) {
  return (
    <section aria-label={texts.inboxLabel} className="min-w-0 bg-canvas">
      <h2 className="border-b px-4 py-2.5 font-semibold text-13">{texts.inbox}</h2>
      <ul>
        {demoItems.map((item) => (
          <Item item={item} key={item.id} resolved={resolved && item.id === settledItem} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, resolved }: { item: DemoItem; resolved: boolean }) {
  return (
    <li className="flex items-start gap-2.5 border-b px-4 py-3">
      <PriorityMark className="mt-0.5" priority={item.priority} />
      <Icon className="mt-0.5 text-muted" icon={sourceIcon(item.sourceType)} />
      <div className="min-w-0 flex-1">
        <p className={clsx("text-13", resolved ? "text-subtle line-through" : "font-medium")}>
          {item.title}
        </p>
        <p className="truncate text-12 text-subtle">{item.description}</p>
        <p
          className={clsx(
            "mt-1 flex items-center gap-1 text-12",
            resolved ? "text-success" : "text-muted",
          )}
        >
          {resolved && <Icon icon={Check} size="sm" />}
          {resolved ? texts.resolved : texts.open}
        </p>
      </div>
    </li>
  );
}
