import { Clock } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import type { expiryOf } from "./expiry.logic.ts";

type ExpiryProps = { of: NonNullable<ReturnType<typeof expiryOf>>; className: string };

/** The time left to answer. */
export function Expiry({ of: { expired, text }, className }: ExpiryProps) {
  return (
    <span
      className={`nums flex items-center gap-1.5 whitespace-nowrap text-12 ${expired ? "text-danger" : "text-subtle"} ${className}`}
    >
      <Icon icon={Clock} size="sm" />
      {text}
    </span>
  );
}
