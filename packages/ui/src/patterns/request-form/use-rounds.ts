import { useState } from "react";
import type { RequestState } from "./request-form.types.ts";

/** One request. */
interface Round {
  kind: RequestState["kind"];
  /** Counts requests; each begins with an empty form. */
  round: number;
  /** It was sent: thanks stay visible while the dialog closes. */
  thanked: boolean;
  /** It has been open. */
  used: boolean;
}

/** Begins a new request if the last one was sent and the form opens again. */
export function useRounds(kind: RequestState["kind"]): Round {
  const [seen, setSeen] = useState<Round>({
    kind,
    round: 0,
    thanked: kind === "sent",
    used: kind !== "closed",
  });
  if (seen.kind === kind) return seen;
  const now = after(seen, kind);
  setSeen(now);
  return now;
}

function after(seen: Round, kind: RequestState["kind"]): Round {
  if (kind === "closed") return { ...seen, kind };
  if (kind === "sent") return { ...seen, kind, used: true, thanked: true };
  return { kind, used: true, thanked: false, round: seen.round + (seen.thanked ? 1 : 0) };
}
