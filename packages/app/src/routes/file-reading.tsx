import {
  ApiError,
  type FileReading as WireReading,
  type LearnedWord,
} from "@switchboard/api-client";
import { getReading } from "@switchboard/api-client/calls";
import { FileReading } from "@switchboard/ui/patterns/file-reading";
import { ToastProvider, useToast } from "@switchboard/ui/toast";
import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { loadWords } from "../files/learned-words.ts";
import { createReadingEditor } from "../files/reading-editor.ts";
import { loadChatServices } from "../load-chat-services.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { KnownWords } from "./known-words.tsx";
import { PageTitle } from "./page-title.tsx";

type Data =
  | {
      readonly kind: "ready";
      readonly reading: WireReading;
      readonly words: readonly LearnedWord[] | null | undefined;
    }
  | { readonly kind: "failed"; readonly message: string };

/** A file that cannot be shown is a state of the page, with the server's sentence: an older one has no rows to show. */
async function loader(services: Services, { params }: LoaderFunctionArgs): Promise<Data> {
  const { api, appInfo, requireUser } = services;
  // A change of the reading goes through them; the page is shown before.
  void loadChatServices(services).catch(() => undefined);
  await requireUser("You must be logged in to see your files.");
  await appInfo.ensure();
  try {
    const id = params.fileId ?? "";
    const [reading, words] = await Promise.all([
      api.call(getReading, { path: { id } }),
      loadWords(api, appInfo, id),
    ]);
    return { kind: "ready", reading, words };
  } catch (error) {
    const isOfFile = error instanceof ApiError && error.kind === "http" && error.status !== 401;
    if (isOfFile && error.detail) return { kind: "failed", message: error.detail };
    throw error;
  }
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: FileReadingPage,
});

function FileReadingPage() {
  const data = useLoaderData<Data>();
  const backHref = useBackHref();
  if (data.kind === "failed")
    return (
      <>
        <PageTitle heading="How we read it" />
        <FileReading actions={noActions} backHref={backHref} state={data} />
      </>
    );
  return (
    <ToastProvider>
      <ReadingPage backHref={backHref} key={data.reading.id} reading={data.reading} />
      {data.words !== null && data.words?.length !== 0 && (
        <KnownWords
          className="max-h-60 shrink-0 overflow-y-auto border-t bg-canvas p-4"
          filename={data.reading.filename}
          words={data.words}
        />
      )}
    </ToastProvider>
  );
}

/** The chat that the person came from. */
function useBackHref(): string {
  const { paths } = useServices();
  const [search] = useSearchParams();
  const chat = search.get("chat");
  return chat === null ? paths.chat : paths.chatSession(chat);
}

type ReadingPageProps = { reading: WireReading; backHref: string };

function ReadingPage({ reading, backHref }: ReadingPageProps) {
  const services = useServices();
  const { api } = services;
  const toast = useToast();
  const [editor] = useState(() =>
    createReadingEditor(reading, {
      api,
      save: async (change) => {
        const { datasets } = await loadChatServices(services);
        return datasets.changeReading(reading.id, change);
      },
    }),
  );
  useEffect(() => () => editor.dispose(), [editor]);
  const state = useStore(editor.store);
  const save = async () => {
    if (await editor.save())
      toast.show({ message: "Saved. Questions use this reading from now on." });
  };
  return (
    <>
      <PageTitle heading={`How we read ${reading.filename}`} />
      <FileReading
        actions={{
          onChange: editor.change,
          onForNextChange: editor.changeForNext,
          onRows: editor.see,
          onSave: () => void save(),
          onSheet: ({ name }) => editor.show(name),
          onUndo: editor.undo,
          onUndoLast: editor.undoLast,
          onRedo: editor.redo,
        }}
        backHref={backHref}
        state={state}
      />
    </>
  );
}

const nothing = () => {};
const noActions = {
  onChange: nothing,
  onForNextChange: nothing,
  onRows: nothing,
  onSave: nothing,
  onSheet: nothing,
  onUndo: nothing,
  onUndoLast: nothing,
  onRedo: nothing,
};
