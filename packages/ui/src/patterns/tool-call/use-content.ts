import { loadedLater } from "../../internal/loaded-later.ts";

/** What an opened row shows: tables, JSON and their views are as large as all the rest of a row. */
export const { load: loadContent, useLoaded: useContent } = loadedLater(
  async () => (await import("./tool-call-content.tsx")).ToolCallContent,
);
