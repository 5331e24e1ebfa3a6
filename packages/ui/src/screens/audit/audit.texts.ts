import { inWords } from "../../internal/in-words.ts";

/** Names of what is recorded. */
const actions: Readonly<Record<string, string>> = {
  account_created: "Account created",
  login: "Logged in",
  login_failed: "Login failed",
  logout: "Logged out",
  password_changed: "Password changed",
  email_changed: "Email address changed",
  two_step_on: "Two-step login turned on",
  two_step_off: "Two-step login turned off",
  two_step_removed: "Two-step login removed",
  recovery_codes_created: "Recovery codes created",
  recovery_code_used: "Recovery code used",
  permission_denied: "Permission denied",
  api_key_created: "API key created",
  api_key_revoked: "API key revoked",
  connection_created: "Connection added",
  connection_updated: "Connection changed",
  connection_deleted: "Connection deleted",
  credentials_stored: "Credentials stored",
  credentials_removed: "Credentials removed",
  grant_revoked: "Permission revoked",
  approval_approved: "Call approved",
  approval_denied: "Call denied",
  approval_expired: "Approval expired",
  tool_call: "Tool call",
  purchase: "Purchase",
  organization_changed: "Organization changed",
  admin_granted: "Made administrator",
  admin_removed: "Administrator removed",
  balance_changed: "Balance changed",
  user_deleted: "User deleted",
  plugin_settings_changed: "Plugin settings changed",
  model_provider_saved: "Model provider saved",
  model_provider_removed: "Model provider removed",
  model_saved: "Model saved",
  model_removed: "Model removed",
  job_retried: "Job retried",
  job_dropped: "Job dropped",
  data_exported: "Data exported",
  message_retried: "Message retried",
  message_dropped: "Message dropped",
  audit_exported: "Audit log exported",
  audit_pruned: "Old lines deleted",
};

const outcomes: Readonly<Record<string, string>> = {
  done: "Done",
  failed: "Failed",
  denied: "Denied",
  unknown: "Unknown",
};

const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Texts of the audit log. */
export const auditTexts = {
  title: "Audit Log",
  own: "My Activity",
  intro: "Who did what on this server. It contains no arguments, results, or secrets.",
  ownIntro: "What was done with your account, newest first.",
  table: "Audit log",
  columns: { at: "Time", who: "Who", action: "Action", about: "Details", outcome: "Outcome" },
  server: "The server",
  nobody: "Not logged in",
  actionOf: (action: string) => actions[action] ?? inWords(action),
  /** The name of a tool, an operation or a setting. */
  nameOf: inWords,
  outcomeOf: (outcome: string) => outcomes[outcome] ?? inWords(outcome),
  actionOptions: [{ value: "", label: "All actions" }, ...options(actions)],
  outcomeOptions: [{ value: "", label: "All outcomes" }, ...options(outcomes)],
  approvedBy: (email: string) => `approved by ${email}`,
  filters: { email: "Email", action: "Action", outcome: "Outcome", from: "From", to: "To" },
  clear: "Clear filters",
  exportCsv: "Export as CSV",
  verify: "Verify",
  verifying: "Verifying…",
  whole: (count: number) =>
    count === 1 ? "1 line is unchanged." : `All ${count} lines are unchanged.`,
  broken: (at: number) => `Line ${at} was changed or removed after it was written.`,
  empty: "Nothing recorded yet.",
  filtered: "Nothing matches these filters.",
  older: "Older",
  newest: "Newest",
} as const;
