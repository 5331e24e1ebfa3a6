import { parentPort, workerData } from "node:worker_threads";
import { ToolError } from "../../domain/plugins/types.ts";
import type { ReadAnswer, ReadOrder } from "./reader.ts";
import { readDocument } from "./read-document.ts";

// A document may be hostile: it is read in its own thread, which is ended when it takes too much time or memory.
const { text, picked } = workerData as ReadOrder;

function answer(): ReadAnswer {
  try {
    return { document: readDocument(text, picked) };
  } catch (error) {
    if (error instanceof ToolError) return { refusal: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer());
