declare module "xlsx-calc" {
  type Calculate = {
    /** Calculates the formulas of a workbook in place; cells are named by address. */
    (
      book: { Sheets: Record<string, Record<string, { f?: string }>> },
      options?: { continue_after_error?: boolean },
    ): void;
    /** Adds functions to its own. */
    import_functions(functions: object): void;
  };
  const calculate: Calculate;
  export default calculate;
}
