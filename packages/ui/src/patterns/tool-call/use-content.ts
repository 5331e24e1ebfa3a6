import { lazyModule } from "../../internal/lazy-module.ts";

/** The content of an expanded row: the code for tables and JSON is as large as all the rest of a row. */
export const { load: loadContent, useLoaded: useContent } = lazyModule(
  async () => (await import("./tool-call-content.tsx")).ToolCallContent,
);
