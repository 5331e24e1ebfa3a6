import { useState } from "react";
import type { RequestState } from "./request-form.types.ts";

/** Which request it is. */
interface Round {
  kind: RequestState["kind"];
  /** Counts requests; each begins with an empty form. */
  round: number;
  /** It was sent: thanks stay in sight while the window closes. */
  thanked: boolean;
  /** It was open at some time. */
  used: boolean;
}

/** Begins a new request where the last one was sent and the form opens again. */
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
