export { AddProvider, EditProvider } from "./edit-provider.tsx";
export { ModelDialog } from "./model-dialog.tsx";
