import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "../../components/link/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { factProposalWords } from "../../components/labels/words/fact-proposal-words.ts";
import { DateTime } from "../../components/time/index.ts";
import type { FactOrigin as Origin } from "./types.ts";

/** Props of {@link FactOrigin}. */
export interface FactOriginProps extends Omit<ComponentProps<"span">, "children"> {
  /** The chat and the day. */
  origin: Origin;
}

/** Where a fact came from: its chat and its day, or the day alone. */
export function FactOrigin({ origin, className, ...rest }: FactOriginProps) {
  const words = useWords(factProposalWords);
  const { chat, day } = origin;
  return (
    <span
      className={clsx("text-12 text-subtle wrap-anywhere", className)}
      data-slot="fact-origin"
      {...rest}
    >
      {chat === null ? (
        words.fromDeletedChat
      ) : (
        <>
          {words.fromChat} <Link href={chat.href}>{chat.title}</Link>
        </>
      )}
      {", "}
      <DateTime precision="day" value={day} />
    </span>
  );
}
