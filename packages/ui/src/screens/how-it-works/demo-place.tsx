import { DemoInbox } from "./demo-inbox.tsx";

/** Where the demo will be: as high as it, with the inbox it begins with, so that nothing moves when it comes. */
export function DemoPlace() {
  return (
    <div aria-busy className="mt-6 min-w-0 overflow-hidden rounded-8 border bg-surface">
      <div className="grid lg:grid-cols-[20rem_1fr]">
        <DemoInbox resolved={false} />
        <div className="h-112 border-line sm:h-120 lg:border-s" />
      </div>
      <div className="border-t px-2 py-1.5">
        <div className="h-control-sm" />
      </div>
    </div>
  );
}
