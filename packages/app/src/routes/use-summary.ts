import type { InboxItem } from "@switchboard/api-client";
import { summarizeInboxItem } from "@switchboard/api-client/calls";
import type { ItemMail } from "@switchboard/ui/screens/inbox-item";
import { useEffect, useState } from "react";
import { messageOf } from "../errors.ts";
import { modelName } from "../inbox/to-inbox-item.ts";
import { useServices } from "../services-context.tsx";

type Summary = {
  /** The item, with its summary once there is one. */
  readonly item: InboxItem;
  readonly summarizing: ItemMail["summarizing"];
  readonly summarizeAgain: () => void;
};

/** Has a mail summarized when it is opened, where its source has a model for that. */
export function useSummary(item: InboxItem): Summary {
  const { api } = useServices();
  const [answer, setAnswer] = useState<{ to: string; item?: InboxItem; problem: string | null }>();
  const [tries, setTries] = useState(0);
  const { id, summary_model: model } = item;
  const question = `${id} ${tries}`;
  useEffect(() => {
    if (!model) return undefined;
    let isLeft = false;
    // Not aborted with the page: what is paid for is kept.
    api.call(summarizeInboxItem, { path: { id } }).then(
      (made) => {
        if (!isLeft)
          setAnswer({ to: question, item: made, problem: made.distilled_problem ?? null });
      },
      (error: unknown) => {
        if (!isLeft) setAnswer({ to: question, problem: messageOf(error) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [api, id, model, question]);

  const mine = answer?.to === question ? answer : undefined;
  const made = mine?.item;
  return {
    // The rest of the page may be newer than the answer.
    item: made
      ? {
          ...item,
          distilled_content: made.distilled_content,
          distilled_by: made.distilled_by,
          distilled_model: made.distilled_model,
        }
      : item,
    summarizing: summarizingOf(model, mine),
    summarizeAgain: () => setTries((count) => count + 1),
  };
}

function summarizingOf(
  model: string | null | undefined,
  answer: { readonly problem: string | null } | undefined,
): ItemMail["summarizing"] {
  if (!model) return null;
  if (!answer) return { kind: "asking", model: modelName(model) };
  return answer.problem === null ? null : { kind: "failed", problem: answer.problem };
}
