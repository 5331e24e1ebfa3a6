import { testModelProvider } from "@switchboard/api-client/calls";
import type {
  ProviderDraft,
  ProviderRow,
  ProviderTest,
} from "@switchboard/ui/screens/admin-models";
import { useRef, useState } from "react";
import { asStored, toProviderTest, toReport } from "../admin/models-view.ts";
import { detailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";

const UNTESTED: ProviderTest = { kind: "none" };

type Options = {
  readonly providerOf: (id: string | null) => ProviderRow | null;
  /** What came of the test of a stored provider is shown with it. */
  readonly renew: () => Promise<unknown>;
};

/** Tests of providers: of the one that is filled in, and of stored ones. */
export function useProviderTests({ providerOf, renew }: Options) {
  const { api } = useServices();
  const [test, setTest] = useState(UNTESTED);
  const [tests, setTests] = useState<ReadonlyMap<string, ProviderTest>>(new Map());
  const latest = useRef(0);

  const ask = async (draft: Omit<ProviderDraft, "name">, say: (test: ProviderTest) => void) => {
    say({ kind: "running" });
    try {
      const body = toProviderTest(draft, providerOf(draft.id));
      say({ kind: "done", report: toReport(await api.call(testModelProvider, { body })) });
    } catch (error) {
      say({ kind: "failed", message: detailOf(error) });
    }
    if (draft.id !== null) await renew();
  };

  return {
    test,
    tests,
    /** A test goes on after its form was closed: its result is not about the next form. */
    endDraft: () => {
      latest.current += 1;
      setTest(UNTESTED);
    },
    /** The result of a stored provider is not about what it was changed to. */
    forget: (id: string) =>
      setTests((before) => new Map([...before].filter(([tested]) => tested !== id))),
    tryDraft: (draft: ProviderDraft) => {
      latest.current += 1;
      const asked = latest.current;
      void ask(draft, (next) => {
        if (latest.current === asked) setTest(next);
      });
    },
    tryStored: (id: string) => {
      const provider = providerOf(id);
      if (!provider) return;
      void ask(asStored(provider), (next) =>
        setTests((before) => new Map([...before, [id, next]])),
      );
    },
  };
}
