import type { ChatActions, ChatDialogs, ChatReady } from "@switchboard/ui/screens/chat";
import type { Dataset } from "@switchboard/api-client";
import { useEffect, useRef, useState } from "react";
import type { Chat } from "../chat/chat.ts";
import type { ChatState } from "../chat/chat-state.ts";
import type { ChatServices } from "../chat-services.ts";
import type { Services } from "../services.ts";
import { useStore } from "../session/store.ts";
import type { ChatFiles } from "./chat-view.ts";
import { messageOf } from "../errors.ts";

type ChatFilesView = {
  readonly files: ChatFiles;
  /** The preview of a file, while it is open. */
  readonly preview: NonNullable<ChatDialogs["preview"]> | null;
  readonly actions: Pick<
    ChatActions,
    | "onUpload"
    | "onOpenSuggestion"
    | "onCancelUpload"
    | "onDeleteDataset"
    | "onPreviewDataset"
    | "onClosePreview"
    | "onChooseRole"
    | "onReplaceDataset"
    | "onKeepBothDatasets"
  >;
  readonly columnRoles: NonNullable<ChatReady["columnRoles"]>;
  readonly fileVersions: NonNullable<ChatReady["fileVersions"]>;
};

/** The files of a chat: uploads, deletions and previews. */
export function useChatFiles(
  appInfo: Services["appInfo"],
  datasets: ChatServices["datasets"],
  chat: Chat,
  conversation: ChatState,
): ChatFilesView {
  const [preview, setPreview] = useState<ChatFilesView["preview"]>(null);
  const [columnRoles, setColumnRoles] = useState<ChatFilesView["columnRoles"]>(noChoice);
  const [fileVersions, setFileVersions] = useState<ChatFilesView["fileVersions"]>(noVersion);
  const latest = useRef(0);
  const files = { ...useStore(datasets.store), ...useStore(chat.uploads) };

  const [newest] = files.files;
  const isNew = conversation.messages.length === 0;
  useEffect(() => {
    // A new chat begins with questions about the latest file.
    if (newest && isNew) void datasets.suggest(newest.id);
  }, [datasets, newest, isNew]);

  useEffect(() => {
    // The reading was changed on a page of its own: the card says what was decided now.
    for (const { file, dataset } of changedFiles(conversation.messages, files.files)) {
      chat.updateFile(dataset, file.questions);
      void datasets.suggest(dataset.id).then((questions) => chat.updateFile(dataset, questions));
    }
  }, [chat, datasets, conversation.messages, files.files]);

  const show = async (file: { id: string; name: string }) => {
    latest.current += 1;
    const request = latest.current;
    // The dialog may be closed, or show another file, by the time the response arrives.
    const update = (next: ChatFilesView["preview"]) => {
      if (request === latest.current) setPreview(next);
    };
    setPreview({ ...file, kind: "loading" });
    if (!files.questions.has(file.id)) void datasets.suggest(file.id);
    try {
      const { tables } = await datasets.preview(file.id);
      update({
        ...file,
        kind: "ready",
        tables: tables.map(({ name, label, row_count: rowCount, columns, rows, notes }) => ({
          name,
          label,
          rowCount,
          columns,
          rows,
          notes,
        })),
      });
    } catch (error) {
      update({ ...file, kind: "failed", reason: messageOf(error) });
    }
  };

  const chooseRole = async ({
    file,
    ...choice
  }: Parameters<NonNullable<ChatActions["onChooseRole"]>>[0]) => {
    try {
      const dataset = await datasets.chooseRole(file, choice);
      setColumnRoles(noChoice);
      setPreview((shown) => withRoles(shown, dataset));
      chat.updateFile(dataset, files.questions.get(file) ?? []);
      // Other questions may be answered right now.
      chat.updateFile(dataset, await datasets.suggest(file));
    } catch (error) {
      setColumnRoles({ failure: { file, message: messageOf(error) } });
    }
  };

  const replace = async ({ file, replaces }: { file: string; replaces: string }) => {
    setFileVersions({ replacing: file, failure: null });
    try {
      const version = await datasets.replace(replaces, file);
      chat.fileReplaced(file, version, await datasets.suggest(replaces));
      setFileVersions(noVersion);
    } catch (error) {
      setFileVersions({ replacing: null, failure: { file, message: messageOf(error) } });
    }
  };

  return {
    files,
    columnRoles,
    fileVersions,
    preview: preview && { ...preview, questions: files.questions.get(preview.id) ?? [] },
    actions: {
      onUpload: ({ file }) => void chat.upload(file),
      onOpenSuggestion({ prompt }) {
        const question = datasets.suggested(prompt);
        // A copy, so that one that is chosen again opens the bar again.
        if (question) chat.question.set({ ...question });
        return question !== undefined;
      },
      onCancelUpload: () => chat.cancelUpload(),
      onChooseRole: appInfo.has("column-roles") ? (chosen) => void chooseRole(chosen) : undefined,
      onReplaceDataset: appInfo.has("file-versions") ? (chosen) => void replace(chosen) : undefined,
      onKeepBothDatasets: ({ file }) => chat.keepFile(file),
      onDeleteDataset: ({ id }) => void chat.removeDataset(id),
      onPreviewDataset: appInfo.has("dataset-preview")
        ? (file) => {
            chat.seeUpload(file.id);
            void show(file);
          }
        : undefined,
      onClosePreview: () => {
        latest.current += 1;
        setPreview(null);
      },
    },
  };
}

/** Files in the conversation that are read differently than their cards say. */
function changedFiles(messages: ChatState["messages"], datasets: readonly Dataset[]) {
  return messages.flatMap((message) => {
    if (message.role !== "file") return [];
    const { file } = message;
    const dataset = datasets.find(({ id }) => id === file.id);
    // The same list where the card was made from what the server says now.
    const isShown = dataset?.tables?.[0]?.decisions === file.tables[0]?.decisions;
    return dataset?.reading_changed_at === undefined || isShown ? [] : [{ file, dataset }];
  });
}

const noChoice = { failure: null };
const noVersion = { replacing: null, failure: null };

/** A preview with the columns as the file has them now. */
function withRoles(
  preview: ChatFilesView["preview"],
  { id, tables = [] }: Dataset,
): ChatFilesView["preview"] {
  if (preview?.id !== id || preview.kind !== "ready") return preview;
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  return {
    ...preview,
    tables: preview.tables.map((table) => ({
      ...table,
      columns: columnsOf.get(table.name ?? "") ?? table.columns,
    })),
  };
}
