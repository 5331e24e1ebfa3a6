export {
  ErrorSummary,
  type ErrorSummaryLine,
  type ErrorSummaryProps,
} from "./error-summary.tsx";
