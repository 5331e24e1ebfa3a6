import { useEffect, useRef } from "react";
import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { latePartWords } from "../../components/labels/words/late-part-words.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { inboxSourcesTexts as texts } from "./inbox-sources.texts.ts";
import type { InboxSourcesActions, InboxSourcesState } from "./inbox-sources.types.ts";
import { RowChoicesContext } from "./row-choices.ts";
import { SourceForm } from "./source-form.tsx";
import { SourcePreviewPanel } from "./source-preview.tsx";
import { SourceTable } from "./source-table.tsx";

/** Opened by a press. */
const editing = lazyModule(async () => (await import("./edit-source.tsx")).EditSource);

/** Props of {@link InboxSourcesScreen}. */
export interface InboxSourcesScreenProps {
  state: InboxSourcesState;
  actions: InboxSourcesActions;
  paths: { connections: string };
}

/** Where inbox items come from: the sources there are, and a form for another one. */
export function InboxSourcesScreen({ state, actions, paths }: InboxSourcesScreenProps) {
  const formRef = useRef<HTMLDivElement>(null);
  const isEditing = state.kind === "ready" && state.edited !== null;
  const words = useWords(latePartWords);
  const EditSource = editing.useLoaded(isEditing || "idle", () => {
    if (!isEditing) return;
    window.alert(words.loadFailed);
    actions.onCloseEdit?.();
  });
  const count = state.kind === "ready" ? state.added : 0;
  // The form that was sent is gone with the button that had the focus: the next one begins where a person would.
  useEffect(() => {
    if (count > 0) formRef.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, [count]);
  if (state.kind === "loading") return <PageSkeleton />;
  const { sources, kinds, connections, save, added, preview, edited, alert, now } = state;
  return (
    <RowChoicesContext value={state.rows ?? null}>
      <Page width="wide">
        <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
        <SourceTable actions={actions} now={now} sources={sources} />
        <p className="sr-only" role="status">
          {state.announcement}
        </p>
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
          <section aria-labelledby="add-source" className="grid min-w-0 gap-4">
            <h2 className="font-semibold text-16" id="add-source">
              {texts.form.title}
            </h2>
            {save.kind === "saved" && <Notice tone="success">{texts.form.added}</Notice>}
            <div className="rounded-8 border border-line bg-surface p-4 sm:p-5" ref={formRef}>
              <SourceForm
                connections={connections}
                connectionsHref={paths.connections}
                key={added}
                kinds={kinds}
                onAdd={actions.onAdd}
                onPreview={actions.onPreview}
                preview={edited ? { kind: "none" } : preview}
                save={save.kind === "saved" ? { kind: "idle" } : save}
              />
            </div>
          </section>
          {actions.onPreview && (
            <SourcePreviewPanel now={now} preview={edited ? { kind: "none" } : preview} />
          )}
        </div>
        {EditSource && edited && (
          <EditSource
            connections={connections}
            connectionsHref={paths.connections}
            edited={edited}
            key={edited.id}
            kinds={kinds}
            now={now}
            onCloseEdit={actions.onCloseEdit}
            onPreview={actions.onPreview}
            onSave={actions.onSave}
            preview={preview}
          />
        )}
        <AlertDialog message={alert ?? ""} onClose={actions.onCloseAlert} open={alert !== null} />
      </Page>
    </RowChoicesContext>
  );
}
