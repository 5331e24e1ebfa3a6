import { Clock } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import type { expiryOf } from "./expiry.logic.ts";

/** How long there is to answer. */
export function Expiry({
  of: { expired, text },
}: {
  of: NonNullable<ReturnType<typeof expiryOf>>;
}) {
  return (
    <span
      className={`nums flex items-center gap-1.5 whitespace-nowrap text-12 ${expired ? "text-danger" : "text-subtle"}`}
    >
      <Icon icon={Clock} size="sm" />
      {text}
    </span>
  );
}
