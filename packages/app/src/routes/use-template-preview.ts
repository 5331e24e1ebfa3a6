import { ApiError, type InboxItem, type PlaybookPreview } from "@switchboard/api-client";
import { previewPlaybookDraft } from "@switchboard/api-client/calls";
import type {
  PlaybookDraft,
  PlaybookFormData,
  TemplatePreview,
} from "@switchboard/ui/screens/playbook-form";
import { useEffect, useState } from "react";
import { detailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";

/** What every server fills: the placeholders that the specification names. */
const specifiedFields = [
  { name: "inbox_item.title", description: "Title" },
  { name: "inbox_item.description", description: "Description" },
  { name: "knowledge_files", description: "Knowledge files" },
];

/** Requests wait until the person pauses. */
const PAUSE_MS = 350;

type Answer = { readonly preview: PlaybookPreview } | { readonly failure: string };

/** The preview of a draft, asked anew whenever the draft or the item changes; what the server finds wrong comes with it. */
export function useTemplatePreview(initial: PlaybookDraft, items: readonly InboxItem[]) {
  const { api, appInfo } = useServices();
  const [draft, setDraft] = useState(initial);
  const [chosen, setChosen] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isOffered = appInfo.has("playbook-preview");
  const fitting = items.filter(({ source_type }) => source_type === draft.target);
  const itemId = (fitting.find(({ id }) => id === chosen) ?? fitting[0])?.id ?? null;

  const { target, template, knowledge } = draft;
  useEffect(() => {
    if (!isOffered) return;
    const asked = new AbortController();
    const ask = async () => {
      const body = {
        target_source_type: target,
        prompt_template: template,
        knowledge_source_ids: [...knowledge],
        inbox_item_id: itemId,
      };
      try {
        const preview = await api.call(previewPlaybookDraft, { body, signal: asked.signal });
        setAnswer({ preview });
      } catch (error) {
        if (error instanceof ApiError && error.kind === "aborted") return;
        setAnswer({ failure: detailOf(error, "The preview could not be loaded.") });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [api, isOffered, target, template, knowledge, itemId]);

  const preview = answer && "preview" in answer ? answer.preview : null;
  const shown: Pick<PlaybookFormData, "problems" | "fields"> = {
    problems: (preview?.problems ?? []).map((one) => ({
      ...one,
      suggestion: one.suggestion ?? null,
      refused: one.refused ?? false,
    })),
    fields: preview?.fields ?? specifiedFields,
  };
  const view: TemplatePreview = {
    items: fitting.map(({ id, title }) => ({ id, title })),
    itemId,
    result: resultOf(answer, itemId),
    onItemChange: ({ id }) => setChosen(id),
  };
  return {
    ...shown,
    draft,
    onDraftChange: setDraft,
    preview: isOffered ? view : undefined,
    /** The prompt that is shown; null while there is none. */
    prompt: view.result.kind === "ready" ? (preview?.prompt ?? null) : null,
  };
}

function resultOf(answer: Answer | null, itemId: string | null): TemplatePreview["result"] {
  if (answer === null) return itemId === null ? { kind: "none" } : { kind: "loading" };
  if ("failure" in answer) return { kind: "failed", message: answer.failure };
  if (itemId === null) return { kind: "none" };
  return {
    kind: "ready",
    parts: (answer.preview.parts ?? []).map((part) => ({
      ...part,
      placeholder: part.placeholder ?? null,
    })),
  };
}
