import type { ChatActions, ChatDialogs } from "@switchboard/ui/screens/chat";
import { useEffect, useRef, useState } from "react";
import type { Chat } from "../chat/chat.ts";
import type { ChatState } from "../chat/chat-state.ts";
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
    "onUpload" | "onCancelUpload" | "onDeleteDataset" | "onPreviewDataset" | "onClosePreview"
  >;
};

/** The files of a chat: uploads, deletions and previews. */
export function useChatFiles(
  { appInfo, datasets }: Services,
  chat: Chat,
  conversation: ChatState,
): ChatFilesView {
  const [preview, setPreview] = useState<ChatFilesView["preview"]>(null);
  const latest = useRef(0);
  const files = { ...useStore(datasets.store), ...useStore(chat.uploads) };

  const [newest] = files.files;
  const isNew = conversation.messages.length === 0;
  useEffect(() => {
    // A new chat begins with questions about the latest file.
    if (newest && isNew) void datasets.suggest(newest.id);
  }, [datasets, newest, isNew]);

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
        tables: tables.map(({ label, row_count: rowCount, columns, rows, notes }) => ({
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

  return {
    files,
    preview: preview && { ...preview, questions: files.questions.get(preview.id) ?? [] },
    actions: {
      onUpload: ({ file }) => void chat.upload(file),
      onCancelUpload: () => chat.cancelUpload(),
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
