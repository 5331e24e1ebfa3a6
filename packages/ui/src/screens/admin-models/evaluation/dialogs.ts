export { CasesDialog } from "./cases-dialog.tsx";
export { StartDialog } from "./start-dialog.tsx";
