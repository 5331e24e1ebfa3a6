import type { PlaybookMatches } from "@switchboard/api-client";
import { ApiError } from "@switchboard/api-client";
import { countPlaybookMatches } from "@switchboard/api-client/calls";
import type { AutomationChoices, PlaybookDraft } from "@switchboard/ui/screens/playbook-form";
import { useEffect, useState } from "react";
import { estimateOf } from "../chat/estimate.ts";
import { modelChoices, offeredModels } from "../chat/model-choice.ts";
import { useServices } from "../services-context.tsx";
import { connectionsOf } from "../session/account.ts";
import { useStore } from "../session/store.ts";
import type { PlaybookFormLoad } from "./playbook-form-loader.ts";
import { toAutomationStatus } from "./playbooks-view.ts";

/** Requests wait until the person pauses. */
const PAUSE_MS = 350;

/** What the form offers for automatic runs, and how many open items would match; undefined where the server has none. */
export function useAutomationChoices(
  { begun, sources }: PlaybookFormLoad,
  draft: PlaybookDraft,
): AutomationChoices | undefined {
  const { account, api, appInfo, models, paths } = useServices();
  const listed = useStore(models.store);
  const who = useStore(account.store);
  const info = useStore(appInfo.store);
  const [matches, setMatches] = useState<PlaybookMatches | null>(null);
  const isOffered = appInfo.has("automations");
  const { target, automation } = draft;
  const { enabled, source, priority, titleWords } = automation;
  useEffect(() => {
    if (!isOffered || !enabled) return;
    const asked = new AbortController();
    const ask = async () => {
      const body = {
        target_source_type: target,
        source_id: (target !== "manual" && source) || null,
        min_priority: priority || null,
        title_words: titleWords,
      };
      try {
        setMatches(await api.call(countPlaybookMatches, { body, signal: asked.signal }));
      } catch (error) {
        // A count that is not there costs nobody the form.
        if (!(error instanceof ApiError && error.kind === "aborted")) setMatches(null);
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [api, isOffered, enabled, target, source, priority, titleWords]);

  if (!isOffered || who.status !== "user") return undefined;
  const offered = offeredModels(listed, info);
  const saved = begun && "automation" in begun ? begun.automation : null;
  return {
    sources: sources.map(({ id, name }) => ({ id, name })),
    connections: connectionsOf(who).map(({ id, name, connection_type, logo_url }) => ({
      id,
      name,
      plugin: connection_type,
      logoUrl: logo_url || null,
    })),
    models: modelChoices(offered),
    runCost: (maxToolCalls) =>
      estimateOf(info, offered, { model: automation.model, maxToolCalls }, who)?.credits ?? null,
    matches,
    status: saved ? toAutomationStatus(saved, paths) : null,
  };
}
