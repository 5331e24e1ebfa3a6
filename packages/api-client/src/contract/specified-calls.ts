/** One row of the call tables of the specification. */
export type SpecifiedCall = {
  readonly ids: string;
  readonly call: string;
  /** Exactly the members that the specification lists for the payload; a part in `multipart` is a form. */
  readonly body?: readonly string[];
  readonly form?: readonly string[];
  readonly answer?: readonly string[];
  readonly stream?: true;
  readonly list?: true;
};

const connectionAdd = [
  "name",
  "connection_type",
  "configuration",
  "credentials",
  "enabled_methods",
  "hitl_methods",
];
const connectionEdit = [
  "name",
  "configuration",
  "credentials",
  "enabled_methods",
  "hitl_methods",
  "field_mappings",
];
const playbook = [
  "name",
  "description",
  "target_source_type",
  "prompt_template",
  "knowledge_source_ids",
];
const source = ["name", "connection_ids", "source_type", "config", "refresh_frequency_minutes"];

/** Written from the specification, not from the contract. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  { ids: "API-06", call: "GET /api/v1/users/me", answer: ["id", "email", "balance"] },
  { ids: "API-07", call: "GET /api/v1/app-info", answer: ["app_version", "plugins"] },
  {
    ids: "API-08",
    call: "GET /api/v1/chatsessions",
    answer: ["id", "title", "messages"],
    list: true,
  },
  { ids: "API-09", call: "DELETE /api/v1/chatsessions/{id}" },
  {
    ids: "API-10",
    call: "POST /api/switchboard-chat/run",
    body: [
      "connection_ids",
      "prompt",
      "model",
      "max_executions",
      "session_id",
      "approved_tool_call",
    ],
    stream: true,
  },
  {
    ids: "API-11",
    call: "POST /api/switchboard-chat/discover",
    body: ["connection_ids", "model", "discovery_credits", "session_id"],
    stream: true,
  },
  { ids: "API-12", call: "POST /api/v1/data/upload", form: ["file"], answer: ["id", "filename"] },
  { ids: "API-13", call: "GET /api/v1/data/datasets", answer: ["id", "filename"], list: true },
  { ids: "API-14", call: "DELETE /api/v1/data/datasets/{id}" },
  {
    ids: "API-15",
    call: "GET /api/v1/connections/{id}",
    answer: ["connection", "manifest", "has_credentials"],
  },
  { ids: "API-16", call: "POST /api/v1/connections", body: connectionAdd },
  { ids: "API-18", call: "POST /api/v1/connections/{id}", body: connectionEdit },
  { ids: "API-19", call: "DELETE /api/v1/connections/{id}" },
  {
    ids: "API-20",
    call: "GET /api/v1/plugins/{pluginName}/manifest",
    answer: ["name", "display_name", "tools"],
  },
  {
    ids: "API-21",
    call: "GET /api/v1/plugins/{pluginName}/documentation",
    answer: ["html_content"],
  },
  { ids: "API-22", call: "GET /api/v1/plugins/{pluginName}/setup-html", answer: ["html_content"] },
  {
    ids: "API-23",
    call: "POST /api/v1/connections/mcp/start",
    body: ["mcp_url"],
    answer: ["redirect_url"],
  },
  {
    ids: "API-24",
    call: "POST /api/v1/connections/custom-manual",
    form: ["name", "description", "icon"],
  },
  { ids: "API-25", call: "GET /api/v1/auth/login-url", answer: ["login_url"] },
  { ids: "API-26", call: "GET /api/v1/auth/callback", answer: ["is_new_user"] },
  { ids: "API-27", call: "PUT /api/v1/organizations/active/{id}" },
  { ids: "API-28", call: "POST /api/v1/organizations", body: ["name"] },
  {
    ids: "API-29",
    call: "POST /api/v1/request-tool",
    body: ["tool_name", "contact_name", "contact_email"],
  },
  {
    ids: "API-30",
    call: "POST /api/v1/request-method",
    body: ["method_description", "contact_name", "contact_email", "plugin_name"],
  },
  {
    ids: "API-31",
    call: "POST /api/v1/users/me/profile",
    body: ["information_scaffold", "persistent_learned_info"],
  },
  {
    ids: "API-32",
    call: "GET /api/v1/developer/api-keys",
    answer: ["id", "key_prefix"],
    list: true,
  },
  {
    ids: "API-33",
    call: "POST /api/v1/developer/api-keys",
    body: ["name"],
    answer: ["plaintext_key", "key_info"],
  },
  { ids: "API-34", call: "DELETE /api/v1/developer/api-keys/{id}" },
  { ids: "API-35", call: "GET /api/v1/docs" },
  { ids: "API-36", call: "GET /api/v1/auth/logout" },
  {
    ids: "API-37",
    call: "GET /api/v1/inbox-items",
    answer: ["id", "title", "source_type"],
    list: true,
  },
  { ids: "API-38", call: "GET /api/v1/inbox-items/{id}", answer: ["id", "title", "source_type"] },
  { ids: "API-39", call: "DELETE /api/v1/inbox-items/{id}" },
  { ids: "API-40", call: "POST /api/v1/inbox-items/{id}/quick-action", body: ["action"] },
  { ids: "API-41", call: "POST /api/v1/inbox-items/bulk-action", body: ["item_ids", "action"] },
  { ids: "API-42 LO-79", call: "POST /api/v1/inbox-items/{id}/quick-action", body: ["action"] },
  {
    ids: "API-43",
    call: "GET /api/v1/inbox-sources",
    answer: ["id", "name", "connections"],
    list: true,
  },
  { ids: "API-44", call: "POST /api/v1/inbox-sources", body: source },
  { ids: "API-45", call: "DELETE /api/v1/inbox-sources/{id}" },
  {
    ids: "API-46",
    call: "GET /api/v1/inbox-sources/available-sources",
    answer: ["source_type", "config_schema"],
    list: true,
  },
  {
    ids: "API-47",
    call: "GET /api/v1/playbooks",
    answer: ["id", "name", "knowledge_sources"],
    list: true,
  },
  {
    ids: "API-48",
    call: "GET /api/v1/playbooks/{id}",
    answer: ["id", "name", "knowledge_sources"],
  },
  { ids: "API-49", call: "POST /api/v1/playbooks", body: playbook },
  { ids: "API-50", call: "PUT /api/v1/playbooks/{id}", body: playbook },
  { ids: "API-51 LO-93", call: "DELETE /api/v1/playbooks/{id}" },
  {
    ids: "API-52",
    call: "POST /api/v1/stripe/create-checkout-session",
    body: ["price_id", "is_subscription"],
    answer: ["session_id"],
  },
  { ids: "API-53", call: "GET /api/v1/stripe/config", answer: ["publishable_key"] },
  {
    ids: "API-54",
    call: "POST /api/v1/enterprise-contact",
    body: ["contact_name", "company_name", "contact_email", "project_details"],
  },
  { ids: "API-55", call: "POST /api/v1/phone-verification/start", body: ["phone_number"] },
  { ids: "API-56", call: "POST /api/v1/phone-verification/complete", body: ["verification_code"] },
  { ids: "API-57", call: "POST /api/v1/users/me/sms-settings", body: ["sms_opt_in"] },
  {
    ids: "API-58",
    call: "GET /api/v1/organizations/{id}/details",
    answer: ["members", "invitations"],
  },
  { ids: "API-59", call: "POST /api/v1/organizations/{id}/invitations", body: ["email"] },
  { ids: "API-60", call: "DELETE /api/v1/organizations/{id}/members/{userId}" },
  { ids: "API-61", call: "DELETE /api/v1/organizations/{id}" },
  { ids: "API-62", call: "GET /api/v1/admin/plugin-settings" },
  {
    ids: "API-63",
    call: "POST /api/v1/admin/plugin-settings/{pluginName}",
    body: ["config"],
    answer: ["message"],
  },
  {
    ids: "API-64",
    call: "GET /api/v1/admin/users",
    answer: ["id", "email", "is_admin", "balance"],
    list: true,
  },
  { ids: "API-65", call: "GET /api/v1/admin/users/{id}", answer: ["email", "is_admin", "balance"] },
  { ids: "API-66", call: "PUT /api/v1/admin/users/{id}", body: ["is_admin", "balance"] },
  { ids: "API-67", call: "DELETE /api/v1/admin/users/{id}" },
  { ids: "API-68 LO-03", call: "GET /api/v1/connections/oauth/{pluginName}/start" },
];
