import type { ConnectionDetail } from "@switchboard/api-client";
import { listFields } from "@switchboard/api-client/calls";
import type { ConnectionEditScreenProps } from "@switchboard/ui/screens/connection-edit";
import { useEffect, useState } from "react";
import { detailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";

type Fields = NonNullable<ConnectionEditScreenProps["fields"]>;

const loading: Fields = { kind: "loading" };

/** The fields of a connection's app. They load behind the page, since an app may take seconds; undefined where it cannot list them. */
export function useFields({ connection, manifest }: ConnectionDetail): Fields | undefined {
  const { api } = useServices();
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ attempt: number; fields: Fields }>();
  const { id } = connection;
  const asks = manifest.lists_fields === true;
  useEffect(() => {
    if (!asks) return;
    const leaving = new AbortController();
    const end = (fields: Fields) => {
      if (!leaving.signal.aborted) setAnswer({ attempt, fields });
    };
    const fail = (message: string) =>
      end({ kind: "failed", message, onRetry: () => setAttempt(attempt + 1) });
    api
      .call(listFields, { path: { id }, signal: leaving.signal })
      .then(({ fields, complete, problem }) =>
        problem === null ? end({ kind: "ready", fields, complete }) : fail(problem),
      )
      .catch((error: unknown) => fail(detailOf(error)));
    return () => leaving.abort();
  }, [api, asks, attempt, id]);
  if (!asks) return undefined;
  return answer?.attempt === attempt ? answer.fields : loading;
}
