import { approvalDialogScript } from "./approval-dialog.script.ts";
import { conversationScript } from "./conversation.script.ts";
import { dataTableScript } from "./data-table.script.ts";
import { inboxListScript } from "./inbox-list.script.ts";
import type { ReaderScript } from "./reader-scripts.types.ts";

/** The parts that matter most for screen readers, each with its script. */
export const readerScripts: readonly ReaderScript[] = [
  dataTableScript,
  inboxListScript,
  approvalDialogScript,
  conversationScript,
];
