export {
  type ToastApi,
  type ToastOptions,
  type ToastTone,
  type ToastUndo,
  useToast,
} from "./toast-context.ts";
export { ToastProvider, type ToastProviderProps } from "./toast-provider.tsx";
