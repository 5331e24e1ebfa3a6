declare module "@e965/xlsx/dist/cpexcel.full.mjs" {
  /** Tables of code pages by their numbers. */
  const tables: Record<string, unknown>;
  export = tables;
}
