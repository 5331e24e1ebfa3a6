import type { NewRequest, RequestView } from "@switchboard/ui/patterns/request-form";
import { useState } from "react";
import { useSite } from "../site-context.tsx";
import { useStore } from "../session/store.ts";
import { createRequestFlow } from "./request-flow.ts";

/** One request form of a page, prefilled with the user's e-mail address. */
export function useRequest(post: (request: NewRequest) => Promise<void>): RequestView {
  const { account } = useSite();
  const known = useStore(account.store);
  const [flow] = useState(() => createRequestFlow(post));
  return {
    state: useStore(flow.store),
    contactEmail: known.status === "user" ? known.user.email : undefined,
    onOpen: flow.open,
    onClose: flow.close,
    onSend: (request) => void flow.send(request),
  };
}
