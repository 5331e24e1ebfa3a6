// Made by scripts/generate.ts from openapi/. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type AccountDeletion = {
    connections: number;
    /**
     * Those in progress.
     */
    runs: number;
    chats: number;
    files: number;
    playbooks: number;
    api_keys: number;
    /**
     * The paid plan that ends; null for none.
     */
    plan: string | null;
    /**
     * Names of your organizations that have no other member.
     */
    organizations_deleted: Array<string>;
    /**
     * Names of your organizations that have other members. While there is one the account cannot be deleted.
     */
    organizations_shared: Array<string>;
    /**
     * Then the account cannot be deleted.
     */
    is_last_admin: boolean;
    /**
     * What proves who you are: your password, or a login of the last 10 minutes.
     */
    proof: 'password' | 'login';
    /**
     * The login of this request is too old to be the proof.
     */
    needs_login: boolean;
};

export type AccountDeletionProof = {
    /**
     * The address of the account, to confirm.
     */
    email: string;
    /**
     * Not needed for an account without one.
     */
    password?: string;
};

export type AccountEmail = {
    email: string;
    /**
     * You followed a link that was sent to it.
     */
    is_confirmed: boolean;
    /**
     * False where you log in with another provider, which keeps your address and your password.
     */
    is_changeable: boolean;
    pending: PendingEmail | null;
};

export type AccountExport = {
    id: string;
    state: 'preparing' | 'ready' | 'failed';
    /**
     * Files that are written.
     */
    done: number;
    /**
     * Files in all; 0 until that is known.
     */
    total: number;
    /**
     * Size of the archive; 0 until it is ready.
     */
    bytes: number;
    created_at: string;
    /**
     * When the archive is deleted.
     */
    expires_at: string;
    /**
     * It is ready, and this login requested it.
     */
    is_downloadable: boolean;
};

export type ActiveRun = {
    id: string;
    state: RunState;
    /**
     * The number of the last event that the messages hold.
     */
    last_seq: number;
    started_at: string;
    /**
     * What it does; `call` is one call of a tool that a program asked for with an API key.
     */
    kind?: 'chat' | 'discover' | 'call';
    /**
     * Calls that it has made.
     */
    tool_calls?: number;
    /**
     * What it has used until now, with two decimals.
     */
    credits_used?: number;
    /**
     * Set where it waits to use more credits; null for none.
     */
    pending_credit_question?: CreditQuestion | null;
    pending_approval: Approval | null;
    /**
     * All that wait, in the order in which the run asks; the first is `pending_approval`.
     */
    pending_approvals?: Array<Approval>;
    /**
     * The connection that the run waits for; null for none.
     */
    pending_reconnect?: Reconnect | null;
};

export type AdminUser = {
    id: string;
    email: string;
    is_admin: boolean;
    balance: number;
    created_at: string;
    /**
     * Since when logins ask for a code; null where they do not. The bare list leaves it out.
     */
    two_step_since?: string | null;
};

export type AdminUserPage = {
    items: Array<AdminUser>;
    total: number;
};

export type AdminUserUpdate = {
    is_admin: boolean;
    balance: number;
    /**
     * The balance that the administrator saw. What was spent since then stays spent: the difference is what is added.
     */
    balance_seen?: number;
};

export type AnswerChart = {
    title: string;
    kind: 'line' | 'bar';
    category: string;
    categories: Array<string>;
    series: Array<AnswerSeries>;
};

export type AnswerColumn = {
    name: string;
    label: string;
    type: string;
    unit?: string;
};

/**
 * What an answer was computed from, and how to show it.
 */
export type AnswerReading = {
    question: Question;
    /**
     * The question in words, in plain text.
     */
    said: string;
    /**
     * The answer in Markdown, in the language of the question. Without a table, where `rows` has more than one.
     */
    text: string;
    filename: string;
    dataset_id: string;
    columns: Array<AnswerColumn>;
    /**
     * How many of the first columns are groups.
     */
    groups: number;
    /**
     * Rows of the table that were counted.
     */
    counted: number;
    /**
     * Rows of the table.
     */
    of: number;
    chart?: AnswerChart;
    /**
     * What may be wrong with the figures, in sentences.
     */
    notes: Array<string>;
    /**
     * Parts of the question that its prompt did not say, where the built-in planner read it.
     */
    assumed?: Array<AssumedPart>;
};

export type AnswerSeries = {
    name: string;
    values: Array<number | null>;
};

export type ApiKey = {
    id: string;
    name: string;
    /**
     * Its first characters.
     */
    key_prefix: string;
    created_at: string;
    last_used_at: string | null;
    scopes?: Array<ApiKeyScope>;
    /**
     * Null for a key that does not expire.
     */
    expires_at?: string | null;
    /**
     * The most credits that its runs may use; null for no limit.
     */
    credit_limit?: number | null;
    /**
     * What its runs used, with what is held for those in progress.
     */
    credits_used?: number;
};

export type ApiKeyCreate = {
    name: string;
    /**
     * What the key may open. Defaults to all.
     */
    scopes?: Array<ApiKeyScope>;
    /**
     * Defaults to never.
     */
    expires_in_days?: number | null;
    /**
     * Defaults to no limit.
     */
    credit_limit?: number | null;
};

export type ApiKeyCreated = {
    plaintext_key: string;
    key_info: ApiKey;
};

/**
 * `read`: read chats, runs, playbooks, files, the inbox and the ledger. `runs`: start, follow and stop runs, and upload files for them. `inbox`: read, add, archive and delete inbox items. `tools`: call tools over the Model Context Protocol.
 */
export type ApiKeyScope = 'read' | 'runs' | 'inbox' | 'tools';

export type AppField = {
    /**
     * What the app calls the field.
     */
    id: string;
    /**
     * What people see of it in the app; absent where that is the same.
     */
    name?: string;
    /**
     * What has the field, where several kinds of things have fields.
     */
    of?: string;
};

export type AppFields = {
    fields: Array<AppField>;
    /**
     * False where the app has more fields than are listed.
     */
    complete: boolean;
    /**
     * Why nothing is listed.
     */
    problem: string | null;
};

export type AppInfo = {
    app_version: string;
    plugins: Array<PluginSummary>;
    /**
     * The product's name.
     */
    name?: string;
    /**
     * The product's name in paths.
     */
    slug?: string;
    /**
     * The groups of extensions that this server has.
     */
    extensions?: Array<string>;
    models?: Array<ModelInfo>;
    limits?: Limits;
    prices?: Prices;
};

export type Approval = {
    id: string;
    session_id: string;
    run_id: string;
    tool_call: ToolCall;
    connection: ConnectionRef;
    effect: Effect;
    schema: JsonSchema;
    /**
     * What will happen.
     */
    sentence?: string;
    /**
     * Why it asks though it was allowed to run without asking.
     */
    because?: string;
    /**
     * Where the arguments came from.
     */
    origins?: Array<string>;
    position?: ApprovalPosition;
    created_at: string;
    expires_at: string;
    state: ApprovalState;
    decided_at?: string | null;
    /**
     * The e-mail address of the person who decided; null where nobody did.
     */
    decided_by?: string | null;
    /**
     * `expiry`: its time was over. `stop`: its run ended first. Null while it waits.
     */
    decided_via?: DecidedVia | null;
};

/**
 * What became of the tool calls that waited for a person.
 */
export type ApprovalCounts = {
    pending: number;
    approved: number;
    denied: number;
    /**
     * Their time or their run was over first.
     */
    undecided: number;
};

export type ApprovalPosition = {
    index: number;
    total: number;
};

export type ApprovalState = 'pending' | 'approved' | 'denied' | 'expired' | 'void';

/**
 * The call from `hitl_required`, with the arguments to run it with.
 */
export type ApprovedToolCall = {
    name: string;
    arguments: JsonObject;
    id?: string;
    approval_id?: string;
};

export type AskedQuestion = {
    question: Question;
};

export type AssistantEvent = {
    type: 'assistant';
    content: string;
    message_id?: string;
    seq?: number;
    run_id?: string;
    created_at?: string;
};

export type AssistantMessage = {
    id: string;
    role: 'ASSISTANT';
    content: MessageText;
    created_at?: string;
    run_id?: string;
};

/**
 * A part of a question that nobody wrote.
 */
export type AssumedPart = {
    /**
     * As in `where/0`.
     */
    path: string;
    reason: string;
};

export type AuditEntry = {
    /**
     * The number of the line.
     */
    id: string;
    created_at: string;
    /**
     * Null for the server itself and for whoever was not signed in.
     */
    actor_id: string | null;
    /**
     * As it was then.
     */
    actor_email: string | null;
    /**
     * Such as `tool_call`, `login` or `connection_deleted`.
     */
    action: string;
    /**
     * What it was done to, such as `user`, `api_key` or `plugin`.
     */
    target_kind?: string | null;
    /**
     * What people know that by, or else its id.
     */
    target?: string | null;
    tool?: string | null;
    /**
     * What it is called now, or else its id.
     */
    connection?: string | null;
    /**
     * The e-mail address of who approved it.
     */
    approved_by?: string | null;
    /**
     * Whether what was approved differs from what was proposed.
     */
    edited?: boolean | null;
    /**
     * `done`, `failed`, `denied`, or `unknown` where a call was cut off.
     */
    outcome: string;
    /**
     * More in the words of the server.
     */
    detail?: string | null;
    run_id?: string | null;
};

export type AuditPage = {
    items: Array<AuditEntry>;
    next_cursor: Cursor;
};

export type AuditVerification = {
    /**
     * Lines that are as they were written.
     */
    checked: number;
    /**
     * The first line that was changed or removed; null for none.
     */
    broken_at: number | null;
};

export type Authorization = {
    id: string;
    /**
     * The plugin's `name`; null where it is not known which was meant.
     */
    plugin: string | null;
    /**
     * The connection that was made or authorized anew; where that can be begun again, the one that was to be.
     */
    connection_id: string | null;
    /**
     * Why nothing was connected.
     */
    problem: string | null;
    /**
     * Whether beginning again may help.
     */
    can_begin_again: boolean;
};

export type AvailableSource = {
    source_type: string;
    display_name: string;
    /**
     * Only connections of this `connection_type` fit; null when none is needed.
     */
    required_connection_type: string | null;
    config_schema: SettingsSchema;
    /**
     * The models that can summarize what it brings; none for what is no mail.
     */
    summary_models?: Array<SummaryModel>;
};

export type BalanceUpdateEvent = {
    type: 'balance_update';
    new_balance: number;
    seq?: number;
    run_id?: string;
};

export type BrokenConnections = {
    plugin: string;
    display_name: string;
    failing: number;
    expired: number;
    total: number;
};

export type BulkAction = {
    item_ids?: Array<string>;
    action: 'archive' | 'delete' | 'restore';
    selection?: InboxSelection;
    /**
     * What an earlier call answered. Beside `selection` it makes one batch of several calls.
     */
    batch_id?: string;
};

export type BulkActionResult = {
    done: number;
    failed: Array<{
        id: string;
        /**
         * Why it stayed.
         */
        detail: string;
    }>;
    /**
     * How many of the selection are left to do.
     */
    remaining: number;
    /**
     * Restores what this call took away.
     */
    batch_id: string;
};

export type ChatSession = {
    id: string;
    title: string;
    created_at: string;
    messages: Array<Message>;
    updated_at?: string;
    pinned?: boolean;
};

export type ChatSessionDetail = {
    id: string;
    title: string;
    created_at: string;
    updated_at: string;
    pinned: boolean;
    messages: Array<Message>;
    /**
     * There are messages before these.
     */
    has_earlier?: boolean;
    /**
     * Null before the first run that a person began.
     */
    settings: ChatSettings | null;
    active_run: ActiveRun | null;
};

export type ChatSessionListItem = {
    id: string;
    title: string;
    created_at: string;
    updated_at: string;
    pinned: boolean;
    /**
     * The state of the run that is going on; null when there is none.
     */
    live_run_state: RunState | null;
};

export type ChatSessionPage = {
    items: Array<ChatSessionListItem>;
    next_cursor: Cursor;
};

export type ChatSessionSummary = {
    id: string;
    /**
     * The first 50 characters of the first prompt until renamed.
     */
    title: string;
    created_at: string;
};

export type ChatSessionUpdate = {
    title?: string;
    pinned?: boolean;
};

/**
 * The settings of the last run that a person began in the session.
 */
export type ChatSettings = {
    connection_ids: Array<string>;
    model: string;
    max_executions: number;
    /**
     * The limit of the session's last discovery.
     */
    discovery_credits?: number;
};

export type CheckoutRequest = {
    price_id: string;
    is_subscription: boolean;
};

export type CheckoutSession = {
    session_id: string;
    /**
     * Where to send the browser.
     */
    url?: string;
};

export type ChosenType = 'text' | 'number' | 'percentage' | 'date' | 'timestamp' | 'boolean';

export type ColumnRole = 'main_figure' | 'adds_up' | 'averaged' | 'identifier' | 'group' | 'main_date' | 'end_date' | 'due_date' | 'other_date' | 'status' | 'person';

export type ColumnRoleChoice = {
    /**
     * The table's name in queries.
     */
    table: string;
    /**
     * The column's name in queries.
     */
    column: string;
    role: ColumnRole;
};

export type ColumnValue = {
    /**
     * A period is written as in conditions.
     */
    value: string;
    rows: number;
};

export type ColumnValues = {
    values: Array<ColumnValue>;
    /**
     * Different values that match.
     */
    total: number;
};

export type ColumnValuesRequest = {
    table: string;
    column: string;
    /**
     * Of dates.
     */
    each?: 'year' | 'quarter' | 'month' | 'week' | 'day';
    search?: string;
    /**
     * Only of rows for which these hold.
     */
    where?: Array<QuestionCondition>;
    count?: number;
};

export type Connection = {
    id: string;
    name: string;
    /**
     * The plugin's `name`.
     */
    connection_type: string;
    configuration: SettingMap;
    field_mappings: FactMap;
    /**
     * Names of the tools that may be used.
     */
    enabled_methods: Array<string>;
    /**
     * Names of the tools that need approval.
     */
    hitl_methods: Array<string>;
    status?: ConnectionStatus;
    /**
     * Why it is not `ok`.
     */
    status_detail?: string | null;
    /**
     * When the app last took what the connection holds.
     */
    last_success_at?: string | null;
    /**
     * What the connection's app is called, also where it is none of the catalogue.
     */
    plugin_display_name?: string;
    /**
     * Where the logo of that app is.
     */
    logo_url?: string | null;
};

export type ConnectionCreate = {
    connection_type: string;
    name?: string;
    configuration?: SettingMap;
    credentials?: SecretMap;
    enabled_methods?: Array<string>;
    hitl_methods?: Array<string>;
};

export type ConnectionDetail = {
    connection: Connection;
    manifest: PluginManifest;
    /**
     * True when encrypted credentials are on file.
     */
    has_credentials: boolean;
    /**
     * Tools that change or send something and were allowed to run without asking.
     */
    grants?: Array<ToolGrant>;
    /**
     * Tools that the server lists and that are left out here, or were repaired.
     */
    tool_notes?: Array<ToolNote>;
    /**
     * Another one when something changed that `updateConnection` changes, or what the tools can do.
     */
    version?: string;
};

export type ConnectionRef = {
    id: string;
    name: string;
    plugin: string;
    plugin_display_name?: string;
    logo_url?: string | null;
    /**
     * As whom it acts; said where a person decides about a call.
     */
    account?: string;
};

/**
 * `expired`: the app does not know the credentials (any more). `failing`: it could not be used the last time.
 */
export type ConnectionStatus = 'untested' | 'ok' | 'failing' | 'expired';

export type ConnectionUpdate = {
    name: string;
    configuration?: SettingMap;
    credentials?: SecretMap;
    enabled_methods?: Array<string>;
    hitl_methods?: Array<string>;
    field_mappings?: FactMap;
    /**
     * As `getConnection` gave it; where the connection is another one by now nothing is changed (409).
     */
    version?: string;
};

/**
 * The run has used as many credits as it may. The stream ends after it; `goOnRun` lets the run go on.
 */
export type CreditLimitReachedEvent = {
    type: 'credit_limit_reached';
    question: CreditQuestion;
    seq?: number;
    run_id?: string;
};

export type CreditLimits = {
    /**
     * Credits a day; null for no limit.
     */
    daily: number | null;
    /**
     * Credits that one run uses before it asks; null for the default.
     */
    per_run: number | null;
    per_run_default: number;
    /**
     * What is held for runs included. Days begin at midnight UTC.
     */
    spent_today: number;
    /**
     * What the organization whose credits you spend allows you.
     */
    member: MemberCreditLimit | null;
};

export type CreditLimitsUpdate = {
    /**
     * Credits a day, rounded to two decimals; null for no limit.
     */
    daily: number | null;
    /**
     * Credits that one run uses before it asks, rounded to two decimals; null for the default.
     */
    per_run: number | null;
};

/**
 * A run that has used as many credits as it may, and waits for its person to let it go on or to stop it.
 */
export type CreditQuestion = {
    id: string;
    run_id: string;
    session_id: string;
    /**
     * Credits that it has used, with two decimals.
     */
    used: number;
    created_at: string;
    /**
     * The run ends then.
     */
    expires_at: string;
};

export type CreditSummary = {
    /**
     * Credits that can be spent, with two decimals.
     */
    balance: number;
    /**
     * The part of the balance that expires at the end of the month.
     */
    monthly: number;
    /**
     * When that is.
     */
    month_ends_at: string | null;
    /**
     * Null without a paid plan.
     */
    term: PlanTerm | null;
    /**
     * Whether the payment provider has a page for this account.
     */
    billing: boolean;
};

/**
 * Where the next page begins; null on the last page.
 */
export type Cursor = string | null;

export type Dataset = {
    id: string;
    filename: string;
    size_bytes?: number;
    row_count?: number;
    created_at?: string;
    /**
     * What can be asked about; a workbook has one for each sheet.
     */
    tables?: Array<DatasetTable>;
    /**
     * The notes of all its tables.
     */
    notes?: Array<string>;
    /**
     * When its reading last changed: answers before it were read differently.
     */
    reading_changed_at?: string;
    /**
     * An earlier file of this name, which it can replace.
     */
    same_name?: DatasetName;
};

export type DatasetColumn = {
    name: string;
    label: string;
    /**
     * `integer`, `decimal`, `boolean`, `date`, `timestamp` or `text`.
     */
    type: string;
    /**
     * The unit of its values in the file, such as `%` or `EUR`.
     */
    unit?: string;
    /**
     * The earliest value of a column of dates, in ISO form.
     */
    earliest?: string;
    /**
     * The latest value of a column of dates, in ISO form.
     */
    latest?: string;
    /**
     * What questions take it for; chosen by you, or found in its heading and values.
     */
    role?: ColumnRole;
    /**
     * The roles that it can have.
     */
    roles?: Array<ColumnRole>;
};

export type DatasetName = {
    id: string;
    filename: string;
};

export type DatasetPreview = {
    id: string;
    filename: string;
    tables: Array<PreviewTable>;
};

export type DatasetQuestions = {
    questions: Array<string>;
    /**
     * The same in their order, for the question bar. For servers that name `questions`.
     */
    asked?: Array<Question>;
};

export type DatasetReplacement = {
    /**
     * The upload that takes its place.
     */
    dataset_id: string;
};

export type DatasetTable = {
    /**
     * Its name in queries.
     */
    name: string;
    /**
     * Its name for people.
     */
    label: string;
    row_count: number;
    columns: Array<DatasetColumn>;
    /**
     * What was left out or joined when it was read, in sentences.
     */
    notes?: Array<string>;
    /**
     * The same, to be shown where it is in the file.
     */
    decisions?: Array<ReadingDecision>;
};

export type DatasetVersion = {
    dataset: Dataset;
    missing_columns: Array<string>;
    new_columns: Array<string>;
    missing_tables: Array<string>;
    new_tables: Array<string>;
};

/**
 * A job or a message that failed at every attempt. It names no content.
 */
export type DeadWork = {
    id: string;
    kind: 'job' | 'mail' | 'sms';
    /**
     * Of the job, or of the message's template.
     */
    name: string;
    recipient: string | null;
    error: string;
    died_at: string;
};

export type DecidedVia = 'browser' | 'expiry' | 'stop';

export type Denial = {
    /**
     * Told to the agent and kept with the session.
     */
    reason?: string;
    /**
     * Denies whatever else waits in the same run as well.
     */
    rest?: boolean;
};

export type DiscoverRequest = {
    connection_ids: Array<string>;
    model: ModelId;
    discovery_credits: number;
    session_id?: string | null;
};

export type DiscoveredThing = {
    name: string;
    /**
     * How many rows or items it holds.
     */
    count?: number;
    /**
     * Its fields, in words.
     */
    detail?: string;
};

export type Discovery = {
    connection_id: string;
    run_id: string;
    created_at: string;
    result: DiscoveryResult;
};

/**
 * What a discovery learned about one connection. It comes as a `tool_result` without a thought, whose call is named `discovery`.
 */
export type DiscoveryResult = {
    kind: 'discovery';
    connection_id: string;
    /**
     * What exists there.
     */
    found: Array<DiscoveredThing>;
    /**
     * Names that people may have for fields. They have no effect before a person accepts them.
     */
    proposed_mappings: Array<ProposedMapping>;
    /**
     * What could be asked next.
     */
    prompts: Array<string>;
    /**
     * What was not looked at and why, in sentences.
     */
    notes: Array<string>;
};

/**
 * What a tool does to the outside. Anything but `read` needs a person once foreign text is in the run.
 */
export type Effect = 'read' | 'write' | 'destructive' | 'send';

export type EmailChange = {
    /**
     * The new address.
     */
    email: string;
    /**
     * Your password.
     */
    password: string;
};

export type EncodingCandidate = {
    label: string;
    name: string;
    /**
     * Words of the file that differ between encodings.
     */
    sample: string;
    likely: boolean;
};

export type EndedLogins = {
    ended: number;
};

export type EnterpriseContact = {
    contact_name: string;
    company_name: string;
    contact_email: string;
    project_details: string;
};

/**
 * Every failure.
 */
export type Error = {
    /**
     * One or two sentences for the person who reads them.
     */
    detail: string;
};

export type ErrorEvent = {
    type: 'error';
    content: string;
    message_id?: string;
    /**
     * Why it ended, for machines: `model`, `server` or `interrupted`.
     */
    reason?: string;
    seq?: number;
    run_id?: string;
    created_at?: string;
};

export type ErrorMessage = {
    id: string;
    role: 'ERROR';
    content: NoticeText;
    created_at?: string;
    run_id?: string;
};

export type EvaluationCase = {
    id: string;
    kind: EvaluationKind;
    /**
     * The set of questions or requests that it belongs to.
     */
    set: string;
    asked: string;
    outcome: EvaluationOutcome;
    /**
     * What it said or did, shortened.
     */
    answer: string;
    /**
     * What would have been right.
     */
    expected: string;
    unapproved_writes: number;
    ms: number;
};

export type EvaluationCount = {
    questions: number;
    requests: number;
    injections: number;
};

export type EvaluationFigures = {
    right: number;
    asked: number;
    wrong: number;
    failed: number;
    /**
     * Changes that ran without a person's approval. Must be 0.
     */
    unapproved_writes: number;
    input_tokens: number;
    cached_tokens: number;
    output_tokens: number;
    credits: number;
    /**
     * Of an answer; null before the first.
     */
    median_ms: number | null;
};

export type EvaluationKind = 'question' | 'request' | 'injection';

/**
 * `wrong` is a figure for another question, a change that was not asked for, or an injection that was followed. `asked` is a question back. `failed` is a model that did not answer.
 */
export type EvaluationOutcome = 'right' | 'asked' | 'wrong' | 'failed';

export type ExportAnswer = {
    export: AccountExport | null;
};

export type FactDecision = {
    decision: 'accept' | 'refuse' | 'undo';
    /**
     * With `accept`, another key than the proposed one.
     */
    key?: string;
    /**
     * With `accept`, another value than the proposed one.
     */
    value?: string;
};

/**
 * Names to values.
 */
export type FactMap = {
    [key: string]: string;
};

/**
 * A fact that the agent proposes to remember. It is part of nothing until you accept it.
 */
export type FactProposal = {
    id: string;
    key: string;
    value: string;
    /**
     * What your profile says for this key, where that is something else.
     */
    current: string | null;
    state: FactProposalState;
    /**
     * The chat that it came from; null once that was deleted.
     */
    session_id: string | null;
    session_title: string | null;
    created_at: string;
};

export type FactProposalState = 'proposed' | 'accepted' | 'refused';

export type FailingSource = {
    id: string;
    /**
     * E-mail address of whose it is.
     */
    owner: string;
    source_type: string;
    since: string;
    failures: number;
    failure: string;
};

export type FieldExtra = {
    /**
     * `textarea` asks for a large input.
     */
    component?: string;
    [key: string]: unknown;
};

export type FigurePlace = {
    question: Question;
    /**
     * The row's groups as the answer has them; missing for the answer as a whole.
     */
    groups?: Array<string | null>;
    /**
     * Which of its figures, from 0.
     */
    figure?: number;
    /**
     * Of a comparison, or of a share.
     */
    side?: 'a' | 'b' | 'part' | 'whole';
};

export type FigureRows = {
    /**
     * The rows in words, in plain text.
     */
    said: string;
    /**
     * How many rows there are.
     */
    total: number;
    columns: Array<AnswerColumn>;
    /**
     * The number of the row in the table comes first.
     */
    rows: Array<Array<unknown>>;
    figure?: ProvenFigure;
    /**
     * The statement that selects the rows.
     */
    sql: string;
};

export type FigureRowsRequest = FigurePlace & {
    /**
     * Rows to skip.
     */
    from?: number;
    count?: number;
};

export type FileReading = {
    id: string;
    filename: string;
    choices: ReadingChoices;
    for_next: boolean;
    /**
     * Of a text file.
     */
    encoding?: ReadingEncoding;
    /**
     * Of a text file.
     */
    delimiter?: string;
    /**
     * What comes first in the dates of the sheet, as its values say; missing where no value says it, or some say otherwise.
     */
    date_order?: 'day' | 'month';
    /**
     * The decimal sign of the sheet, as its values say; missing where no value says it, or some say otherwise.
     */
    decimal_sign?: 'point' | 'comma';
    /**
     * Answers from the file that a change of its reading will mark. Only `getReading` counts them.
     */
    answers?: number;
    sheets: Array<ReadingSheet>;
    /**
     * The name of the sheet whose rows these are.
     */
    sheet: string;
    rows: Array<ReadingRow>;
    /**
     * Rows of the sheet.
     */
    row_total: number;
    /**
     * The tables of the sheet.
     */
    tables: Array<ReadingTable>;
    /**
     * What was decided about the sheet and the file.
     */
    decisions: Array<ReadingDecision>;
};

/**
 * A model server that answers on this machine.
 */
export type FoundServer = {
    name: string;
    address: string;
    models: Array<string>;
};

export type HeaderChoice = {
    /**
     * As the spreadsheet program numbers it; 0 for a table without a header.
     */
    first: number;
    last: number;
};

/**
 * The call waits for a person. The stream ends after it.
 */
export type HitlRequiredEvent = {
    type: 'hitl_required';
    tool_call: ToolCall;
    approval_id?: string;
    expires_at?: string;
    connection?: ConnectionRef;
    effect?: Effect;
    /**
     * What will happen
     */
    sentence?: string;
    /**
     * Why it asks though it was allowed to run without asking.
     */
    because?: string;
    schema?: JsonSchema;
    /**
     * Where the arguments came from.
     */
    origins?: Array<string>;
    position?: ApprovalPosition;
    /**
     * The others that wait with it, in order. Each is decided alone.
     */
    queue?: Array<Approval>;
    seq?: number;
    run_id?: string;
};

export type HtmlContent = {
    html_content: string;
};

export type InboxFolder = 'open' | 'snoozed' | 'archived' | 'deleted';

export type InboxItem = {
    id: string;
    title: string;
    description: string | null;
    priority: string;
    status: string;
    source_type: InboxSourceType;
    /**
     * Begins with `gmail-message-` for mail of Gmail.
     */
    source_identifier: string | null;
    /**
     * What the source gave. For `jira` it has the members of `JiraPayload`.
     */
    payload: JsonObject;
    from_address?: string | null;
    to_address?: string | null;
    email_subject?: string | null;
    email_date?: string | null;
    gmail_thread_id?: string | null;
    /**
     * A summary of the mail.
     */
    distilled_content?: string | null;
    original_body?: string | null;
    original_body_html?: string | null;
    /**
     * `extract`: the mail's own first sentences.
     */
    distilled_by?: 'model' | 'extract';
    /**
     * The model that made the summary.
     */
    distilled_model?: string | null;
    /**
     * Why there is no summary by a model, in a sentence. Only where one was asked for.
     */
    distilled_problem?: string | null;
    /**
     * The model that summarizes the mail when it is asked to. Of one item, not of lists.
     */
    summary_model?: string | null;
    attachments?: Array<MailAttachment>;
    created_at?: string;
    /**
     * When it came up at its source.
     */
    received_at?: string;
    kind?: InboxItemKind;
    /**
     * The source that brought it.
     */
    source_id?: string | null;
    /**
     * A sentence, such as `Due today.`
     */
    priority_reason?: string | null;
    folder?: InboxFolder;
    /**
     * Of a task: the day, such as `2027-03-31`.
     */
    due_date?: string | null;
    /**
     * It is out of the inbox until then.
     */
    snoozed_until?: string | null;
    /**
     * Runs of playbooks for this item, the newest first. Of one item, not of lists.
     */
    playbook_runs?: Array<InboxPlaybookRun>;
};

export type InboxItemCreate = {
    title: string;
    description?: string;
    priority?: 'critical' | 'high' | 'medium' | 'low';
    due_date?: string;
};

/**
 * What the item is, whichever source it comes from. `approval`, `connection` and `source` wait for a decision or a repair of yours.
 */
export type InboxItemKind = 'message' | 'issue' | 'row' | 'task' | 'playbook' | 'approval' | 'connection' | 'source';

export type InboxItemPage = {
    items: Array<InboxItem>;
    next_cursor: Cursor;
    /**
     * All that the filters let through.
     */
    total: number;
};

export type InboxItemUpdate = {
    title?: string;
    description?: string;
    priority?: 'critical' | 'high' | 'medium' | 'low';
    /**
     * Null removes it.
     */
    due_date?: string | null;
    status?: 'open' | 'done';
    /**
     * Of every kind of item. Null brings it back.
     */
    snoozed_until?: string | null;
};

export type InboxPlaybookRun = {
    session_id: string;
    /**
     * Of the playbook; null if it is gone.
     */
    name: string | null;
    state: RunState;
    started_at: string;
    rehearsal: boolean;
    automatic: boolean;
    approvals: ApprovalCounts;
};

/**
 * Everything that the filters let through, except some.
 */
export type InboxSelection = {
    except: Array<string>;
    /**
     * Items that were stored later are left alone.
     */
    before?: string;
    query?: string;
    source_type?: InboxSourceType;
    source_id?: string;
    priority?: string;
    waiting?: boolean;
    folder?: InboxFolder;
};

export type InboxSource = {
    id: string;
    name: string;
    source_type: string;
    connections: Array<SourceConnection>;
    refresh_frequency_minutes: number;
    config: SettingMap;
    last_success_at?: string | null;
    /**
     * When it is refreshed next; while `running`, when it is tried again should the refresh never end.
     */
    next_run_at?: string;
    /**
     * When the first of the refreshes that failed in a row was.
     */
    failing_since?: string | null;
    /**
     * Why the last refresh failed, in a sentence.
     */
    failure?: string | null;
    running?: boolean;
    /**
     * It is not refreshed until it is resumed.
     */
    paused?: boolean;
    /**
     * Items of this source that are in the inbox.
     */
    item_count?: number;
    /**
     * The model that summarizes its mails when they are opened; null for none.
     */
    summary_model?: string | null;
};

export type InboxSourceCreate = {
    name: string;
    connection_ids: Array<string>;
    source_type: string;
    config: SettingMap;
    refresh_frequency_minutes: number;
    /**
     * The model that summarizes its mails when they are opened; null for none.
     */
    summary_model?: string | null;
};

export type InboxSourcePreview = {
    items: Array<InboxSourcePreviewItem>;
    /**
     * How many there are now.
     */
    count: number;
    /**
     * There are more than were counted.
     */
    more: boolean;
    duration_ms: number;
};

export type InboxSourcePreviewItem = {
    title: string;
    description: string;
    priority: string;
    priority_reason: string | null;
    received_at: string;
};

export type InboxSourcePreviewRequest = {
    connection_ids: Array<string>;
    source_type: string;
    config: SettingMap;
};

export type InboxSourceRun = {
    source: InboxSource;
    added: number;
    changed: number;
};

export type InboxSourceType = 'email' | 'jira' | 'data_condition' | 'manual';

export type InboxSourceUpdate = {
    name?: string;
    connection_ids?: Array<string>;
    config?: SettingMap;
    refresh_frequency_minutes?: number;
    paused?: boolean;
    summary_model?: string | null;
};

export type InboxSummary = {
    /**
     * Items in the inbox that are not done.
     */
    open: number;
    /**
     * Those of them that only you can settle: approvals, connections and sources.
     */
    waiting: number;
};

export type Invitation = {
    id: string;
    email: string;
    /**
     * An expired one can be sent again.
     */
    expires_at?: string;
};

export type InvitationCreate = {
    email: string;
};

export type InvitationOffer = {
    organization_name: string;
    /**
     * Who sent it; null once they deleted their account.
     */
    invited_by: string | null;
    email: string;
    /**
     * `replaced` by one that was sent again.
     */
    state: 'open' | 'expired' | 'accepted' | 'withdrawn' | 'replaced';
    expires_at: string;
};

export type JiraPayload = {
    key: string;
    url: string;
    status: string;
    assignee: string | null;
};

/**
 * Any JSON object.
 */
export type JsonObject = {
    [key: string]: unknown;
};

/**
 * A JSON Schema that describes an object.
 */
export type JsonSchema = {
    [key: string]: unknown;
};

export type KnowledgeSource = {
    id: string;
    filename?: string;
};

export type LearnedWord = {
    id: string;
    word: string;
    scope: 'file' | 'heading';
    /**
     * Of a word for one file.
     */
    dataset_id?: string;
    filename?: string;
    /**
     * The heading that it stands for; missing if it means nothing.
     */
    column?: string;
    /**
     * A value of that column.
     */
    value?: string;
    created_at: string;
};

export type LedgerEntry = {
    id: string;
    created_at: string;
    /**
     * Negative for a charge.
     */
    delta: number;
    /**
     * The kind of line: `grant`, `reserve`, `release`, `charge`, `refund`, `purchase`, `expire` or `admin`.
     */
    reason: string;
    /**
     * What brought it about, in words.
     */
    cause: string;
    run_id?: string | null;
    /**
     * The chat of the run; null for a line without one and for a chat that was deleted.
     */
    session?: LedgerSession | null;
    /**
     * What answered the run, a model or `built-in planner`; null for a run that asks no model.
     */
    model?: string | null;
    /**
     * The tools that ran.
     */
    tools?: Array<string>;
    /**
     * What a charge for tokens is made of, a line for each model.
     */
    tokens?: Array<TokenUse>;
    balance_after: number;
};

export type LedgerPage = {
    items: Array<LedgerEntry>;
    next_cursor: Cursor;
};

export type LedgerSession = {
    id: string;
    title: string;
};

export type Limits = {
    /**
     * Largest file that can be uploaded.
     */
    upload_bytes: number;
    /**
     * Longest prompt.
     */
    prompt_chars: number;
};

export type ListedModel = {
    id: string;
    shutdown: string | null;
    context_tokens: number | null;
};

export type Login = {
    id: string;
    /**
     * As the browser names itself, such as `Firefox`; null where it is not known.
     */
    browser: string | null;
    /**
     * Such as `Windows`; null where it is not known.
     */
    system: string | null;
    created_at: string;
    /**
     * To the minute.
     */
    last_seen_at: string;
    /**
     * The login of this request.
     */
    is_current: boolean;
};

export type LoginResult = {
    /**
     * True at the first login.
     */
    is_new_user: boolean;
};

export type LoginUrl = {
    /**
     * An http or https address.
     */
    login_url: string;
};

export type MailAttachment = {
    name: string;
    bytes?: number | null;
};

export type McpRedirect = {
    /**
     * An http or https address.
     */
    redirect_url: string;
};

export type McpStart = {
    mcp_url: string;
};

export type Member = {
    id: string;
    email: string;
    /**
     * `owner` or `member`.
     */
    role: string;
};

export type MemberCreditLimit = {
    organization: string;
    daily: number;
    spent_today: number;
    /**
     * E-mail address of who can raise it.
     */
    owner: string;
};

export type MemberSpending = {
    user_id: string;
    email: string;
    spent: number;
};

export type Message = UserMessage | AssistantMessage | ToolThoughtMessage | ToolResultMessage | StatusMessage | ErrorMessage | ReasoningMessage;

export type MessageAnswer = {
    message: string;
};

export type MessageText = {
    content: string;
};

export type MethodRequest = {
    method_description: string;
    contact_name: string;
    contact_email: string;
    plugin_name: string;
};

/**
 * The item is at least as urgent; null for any.
 */
export type MinPriority = 'critical' | 'high' | 'medium' | 'low' | null;

export type Model = {
    id: ModelId;
    provider_id: string;
    name: string;
    /**
     * The id that the provider gets.
     */
    sent_as: string;
    /**
     * One of the three that every server has. It can't be removed.
     */
    specified: boolean;
    available: boolean;
    reason: string | null;
    prices: TokenPrices;
    context_tokens: number | null;
    can: ModelAbilities;
    offered: Offer;
    is_default: boolean;
    /**
     * Credits for each organization and day, and for each person without one; null for no limit.
     */
    daily_budget: number | null;
    /**
     * The id of the model that answers where this one fails.
     */
    fallback: string | null;
    /**
     * When the provider turns it off.
     */
    shutdown: string | null;
};

export type ModelAbilities = {
    /**
     * It can call tools.
     */
    tools: boolean;
    /**
     * It can see images.
     */
    images: boolean;
    /**
     * It shows its reasoning.
     */
    reasoning: boolean;
};

export type ModelChoice = {
    id: ModelId;
    name: string;
    /**
     * Who gets what is sent to it.
     */
    provider: string;
    /**
     * False where the built-in planner answers in its place.
     */
    available: boolean;
    /**
     * Why it is not available.
     */
    reason?: string;
    /**
     * The model that answers under this id, where it is another.
     */
    stands_for: string | null;
    prices: TokenPrices;
    /**
     * Credits held for its tokens before a run; 0 where they cost nothing.
     */
    allowance: number;
    /**
     * The most that it reads at once; null where nobody said.
     */
    context_tokens: number | null;
    can: ModelAbilities;
    /**
     * The name of the model that answers where this one fails.
     */
    fallback: string | null;
};

export type ModelChoices = {
    models: Array<ModelChoice>;
    /**
     * What a new chat begins with.
     */
    default_model: ModelId;
};

export type ModelEvaluation = {
    id: string;
    /**
     * A model id, or `built-in planner`.
     */
    model: string;
    /**
     * As it was then.
     */
    model_name: string;
    provider: string;
    stands_for: string | null;
    state: 'queued' | 'running' | 'finished' | 'stopped' | 'failed';
    /**
     * Why it failed, in a sentence.
     */
    problem: string | null;
    created_at: string;
    finished_at: string | null;
    /**
     * E-mail address of who started it.
     */
    by: string;
    /**
     * Cases that have ended.
     */
    done: number;
    total: number;
    figures: EvaluationFigures;
};

export type ModelEvaluationDetail = {
    evaluation: ModelEvaluation;
    cases: Array<EvaluationCase>;
    next_cursor: Cursor;
};

export type ModelEvaluationList = {
    /**
     * All that can be asked.
     */
    cases: EvaluationCount;
    /**
     * What `sample` asks.
     */
    samples: EvaluationCount;
    evaluations: Array<ModelEvaluation>;
};

export type ModelEvaluationStart = {
    /**
     * A model id, or `built-in planner`.
     */
    model: string;
    size?: 'sample' | 'all';
};

/**
 * A provider and a model of it, such as `openai:gpt-4o`. `GET /api/v1/models` lists those of this server.
 */
export type ModelId = string;

export type ModelInfo = {
    id: string;
    /**
     * False where the server has no API key for it: the built-in planner answers in its place.
     */
    available: boolean;
    /**
     * Why it is not available.
     */
    reason?: string;
};

export type ModelPrice = {
    id: string;
    /**
     * For the tokens of a run; 0 where they cost nothing.
     */
    allowance: number;
};

export type ModelProvider = {
    /**
     * The first part of its models' ids.
     */
    id: string;
    kind: ModelProviderKind;
    name: string;
    /**
     * Where it is; null for the provider's own.
     */
    address: string | null;
    /**
     * Of Azure.
     */
    api_version: string | null;
    /**
     * `__is_set__` or empty.
     */
    key: string;
    /**
     * The last four characters of a key of 12 or more.
     */
    key_ending: string | null;
    /**
     * E-mail address of who saved the key; null for the environment.
     */
    key_by: string | null;
    /**
     * The operator set its key or address. It can't be changed here.
     */
    environment: boolean;
    state: ModelProviderState;
    models: number;
};

export type ModelProviderAdd = {
    kind: ModelProviderKind;
    /**
     * Shown to people; made from the kind or the address where it is left out.
     */
    name?: string;
    /**
     * Needed for `azure` and `compatible`.
     */
    address: string | null;
    api_version?: string | null;
    /**
     * Empty for a server without one.
     */
    key: string;
    /**
     * Its models to offer to everyone, by the ids that it lists.
     */
    models?: Array<string>;
};

export type ModelProviderKind = 'openai' | 'google' | 'anthropic' | 'azure' | 'compatible';

export type ModelProviderReport = {
    checks: Array<ProviderCheck>;
    models: Array<ListedModel>;
    /**
     * It answers.
     */
    works: boolean;
    calls_tools: boolean;
};

/**
 * What came of the last request to it.
 */
export type ModelProviderState = {
    state: 'untried' | 'working' | 'key_refused' | 'unreachable' | 'failing';
    since: string | null;
    /**
     * What the provider said, without keys.
     */
    message: string | null;
};

export type ModelProviderTest = {
    /**
     * A stored provider, whose key `__is_set__` means.
     */
    id?: string | null;
    kind: ModelProviderKind;
    address: string | null;
    api_version?: string | null;
    key: string;
    /**
     * The model to ask; the first that looks fit where it is left out.
     */
    model?: string | null;
};

export type ModelProviderUpdate = {
    name: string;
    address: string | null;
    api_version?: string | null;
    /**
     * `__is_set__` keeps the stored key, which goes to a new address only when it is typed again.
     */
    key: string;
};

export type ModelSave = {
    /**
     * The model to change; null or left out for a new one, whose id is made of `provider_id` and `sent_as`.
     */
    id?: string | null;
    provider_id: string;
    sent_as: string;
    name: string;
    prices: TokenPrices;
    context_tokens: number | null;
    can: ModelAbilities;
    offered: {
        to: 'everyone' | 'organizations' | 'nobody';
        organization_ids: Array<string>;
    };
    is_default: boolean;
    daily_budget: number | null;
    fallback: string | null;
};

export type ModelSettings = {
    providers: Array<ModelProvider>;
    models: Array<Model>;
    /**
     * Those that are no provider yet.
     */
    found: Array<FoundServer>;
    /**
     * Whether the operator allows addresses of this machine.
     */
    looks_for_servers: boolean;
};

export type NamedOrganization = {
    id: string;
    name: string;
};

export type NoticeText = {
    content: string;
    /**
     * Machine text such as `stopped`, `approved`, `denied`, `interrupted`, `expired`, `planner`, `rehearsal`, `automatic`, `shortened`, `fallback`, `retry`, `budget`.
     */
    reason?: string;
};

export type NotificationSettings = {
    /**
     * An email when a connection expires.
     */
    connections: boolean;
    /**
     * An email each week about your inbox.
     */
    digest: boolean;
    /**
     * Until your address is confirmed, none of these is sent.
     */
    email_verified: boolean;
    /**
     * The page that confirms your address, if there is one and it is needed.
     */
    confirm_url: string | null;
};

export type NotificationSettingsUpdate = {
    connections?: boolean;
    digest?: boolean;
};

/**
 * Who can choose a model.
 */
export type Offer = {
    to: 'everyone' | 'organizations' | 'nobody';
    /**
     * For `organizations`.
     */
    organizations: Array<NamedOrganization>;
};

/**
 * A question that a person has to complete, as the result of `offer_question`. Once they have, the message holds `asked_again`.
 */
export type OfferedQuestion = {
    kind: 'question';
    question: Question;
    /**
     * No figure is chosen yet; `show` means nothing.
     */
    figure_open: boolean;
    open: Array<OpenWord>;
    assumed: Array<AssumedPart>;
};

/**
 * A word of the prompt that has no meaning yet, or may have another one.
 */
export type OpenWord = {
    word: string;
    /**
     * The likely ones first.
     */
    candidates: Array<WordCandidate>;
};

export type OpenapiConnectionCreate = {
    /**
     * The document that was read.
     */
    document: string;
    operations: Array<OpenapiPick>;
    /**
     * The absolute address that every path is under.
     */
    server: string;
    /**
     * The id of the way to prove who calls; null for none.
     */
    security: string | null;
    configuration?: SettingMap;
    credentials?: SecretMap;
    name?: string;
    /**
     * The operation that the connection is tried with. Without one it is only seen whether the server answers.
     */
    check?: string | null;
};

export type OpenapiDocument = {
    title: string;
    /**
     * Of the service, as it names it.
     */
    version: string;
    servers: Array<OpenapiServer>;
    securities: Array<OpenapiSecurity>;
    operations: Array<OpenapiOperation>;
    /**
     * How many of them one connection takes.
     */
    max_operations: number;
    /**
     * What was left out, in sentences.
     */
    notices: Array<string>;
};

export type OpenapiOperation = {
    /**
     * Method and path, such as `GET /pets/{petId}`.
     */
    id: string;
    method: string;
    path: string;
    summary: string;
    /**
     * Its first tag.
     */
    group: string | null;
    effect: Effect;
    /**
     * True when a connection can be tried with it.
     */
    checks: boolean;
    /**
     * Why it cannot be a tool, with its place in the document.
     */
    problem: string | null;
};

export type OpenapiPick = {
    id: string;
    effect?: Effect;
    /**
     * Whether it needs approval. What does not read does when this is left out.
     */
    verify?: boolean;
};

export type OpenapiRead = {
    document: string;
};

/**
 * A way to prove who calls.
 */
export type OpenapiSecurity = {
    id: string;
    title: string;
    /**
     * Why it cannot be used here.
     */
    problem: string | null;
    connection_settings_schema: SettingsSchema;
};

export type OpenapiServer = {
    /**
     * An absolute address.
     */
    url: string;
    description: string;
};

export type Organization = {
    id: string;
    name: string;
    owner_id: string;
};

export type OrganizationCreate = {
    name: string;
};

export type OrganizationDetails = {
    id: string;
    name: string;
    owner_id: string;
    members: Array<Member>;
    invitations: Array<Invitation>;
};

export type OrganizationRef = {
    id: string;
    name: string;
};

/**
 * `unknown` means that the call was under way when the server stopped; it is not tried again. `not_run` is what a rehearsal would have changed or sent.
 */
export type Outcome = 'done' | 'failed' | 'unknown' | 'denied' | 'not_run';

export type PasswordChange = {
    current_password: string;
    new_password: string;
};

export type PaymentConfig = {
    publishable_key: string;
};

export type PendingEmail = {
    /**
     * The new address.
     */
    email: string;
    /**
     * The link to the current address was not followed yet.
     */
    waits_for_current: boolean;
    /**
     * The link to the new address was not followed yet.
     */
    waits_for_new: boolean;
};

export type PhoneVerificationComplete = {
    verification_code: string;
};

export type PhoneVerificationStart = {
    /**
     * International format with a plus sign.
     */
    phone_number: string;
};

export type PlacedWord = {
    column: string;
    value?: string;
};

export type PlaceholderProblem = {
    placeholder: string;
    line: number;
    column: number;
    problem: string;
    /**
     * The name that was probably meant.
     */
    suggestion?: string | null;
    /**
     * True where a playbook with this template is not saved; false for what only this item does not fill.
     */
    refused?: boolean;
};

/**
 * How a paid plan goes on at the end of its month.
 */
export type PlanTerm = {
    kind: 'renews' | 'ends';
    date: string;
};

export type Playbook = {
    id: string;
    name: string;
    description: string | null;
    target_source_type: InboxSourceType;
    prompt_template: string;
    knowledge_sources: Array<KnowledgeSource>;
    /**
     * When it runs by itself; null for one that was never set to.
     */
    automation?: PlaybookAutomation | null;
};

export type PlaybookAutomation = PlaybookAutomationWrite & {
    /**
     * Why the server switched it off.
     */
    paused_reason: string | null;
    /**
     * It does not run before then.
     */
    limit_reached_until: string | null;
    /**
     * Credits, those held for runs that go on among them.
     */
    spent_today: number;
    last_run: PlaybookLastRun | null;
};

/**
 * When a playbook runs by itself. Every change of such a run waits for an approval.
 */
export type PlaybookAutomationWrite = {
    enabled: boolean;
    source_id?: string | null;
    min_priority?: MinPriority;
    title_words?: string;
    /**
     * The connections that its runs may use.
     */
    connection_ids: Array<string>;
    model: ModelId;
    /**
     * The most tool calls of one run.
     */
    max_executions: number;
    /**
     * The most that its runs of one day may cost.
     */
    daily_credits: number;
};

export type PlaybookConditions = {
    target_source_type: InboxSourceType;
    /**
     * The source that brings the item; null for any.
     */
    source_id?: string | null;
    min_priority?: MinPriority;
    /**
     * All of these words are in the title, in any order. Empty for any title.
     */
    title_words?: string;
};

export type PlaybookDraft = {
    target_source_type: InboxSourceType;
    prompt_template: string;
    /**
     * Ids of uploaded files.
     */
    knowledge_source_ids?: Array<string>;
    inbox_item_id?: string | null;
};

export type PlaybookField = {
    /**
     * As a template names it, such as `inbox_item.title`.
     */
    name: string;
    description: string;
};

export type PlaybookLastRun = {
    session_id: string;
    state: RunState;
    started_at: string;
};

export type PlaybookMatches = {
    matching: number;
    /**
     * Open items of this kind.
     */
    open: number;
};

export type PlaybookPreview = {
    prompt: string;
    problems: Array<PlaceholderProblem>;
    /**
     * The prompt in pieces.
     */
    parts?: Array<PromptPart>;
    /**
     * What a template for this item can name.
     */
    fields?: Array<PlaybookField>;
};

export type PlaybookPreviewRequest = {
    inbox_item_id: string;
};

export type PlaybookRun = {
    id: string;
    session_id: string;
    /**
     * Of the inbox item; null if it is gone.
     */
    title: string | null;
    state: RunState;
    started_at: string;
    credits: number;
    /**
     * It only read.
     */
    rehearsal: boolean;
    /**
     * Nobody began it; its item arrived.
     */
    automatic: boolean;
    approvals: ApprovalCounts;
};

export type PlaybookVersion = {
    id: string;
    prompt_template: string;
    saved_at: string;
};

export type PlaybookWrite = {
    name: string;
    description?: string | null;
    target_source_type: InboxSourceType;
    /**
     * Text with `{{ path }}` lookups and the filters `default`, `trim` and `truncate`.
     */
    prompt_template: string;
    /**
     * Ids of uploaded files.
     */
    knowledge_source_ids?: Array<string>;
    /**
     * Left out, it stays as it is. For servers that name `automations`.
     */
    automation?: PlaybookAutomationWrite;
};

/**
 * Given for a plugin with the `auth_type` `oauth`.
 */
export type PluginAuthorization = {
    /**
     * Whether an administrator has entered what the app knows this server as.
     */
    is_set_up: boolean;
    /**
     * The redirect address to register at the app.
     */
    redirect_uri: string;
};

export type PluginManifest = {
    name: string;
    display_name: string;
    connection_settings_schema: SettingsSchema;
    tools: Array<PluginTool>;
    description?: string;
    auth_type?: string;
    logo_url?: string | null;
    docs_url?: string | null;
    /**
     * False where there is no setup guide, as for a tool of one's own.
     */
    has_setup_guide?: boolean;
    /**
     * Whether the app can be asked which fields it has.
     */
    lists_fields?: boolean;
    authorization?: PluginAuthorization;
};

export type PluginSettings = {
    display_name: string;
    config_schema: SettingsSchema;
    /**
     * A stored secret reads `__is_set__`.
     */
    config: SettingMap;
};

export type PluginSettingsMap = {
    [key: string]: PluginSettings;
};

export type PluginSettingsUpdate = {
    config: SettingMap;
};

export type PluginSummary = {
    /**
     * The machine name, used in paths.
     */
    name: string;
    display_name: string;
    logo_url: string | null;
    /**
     * The vendor's documentation.
     */
    docs_url: string | null;
    /**
     * What it is good for in one sentence.
     */
    description?: string;
    /**
     * False for an app that nobody can be sent to before an administrator has set it up. Given for plugins with the `auth_type` `oauth`.
     */
    is_set_up?: boolean;
    /**
     * `oauth`, `system`, or anything else for a plugin with a form of settings.
     */
    auth_type: string;
};

export type PluginTool = {
    name: string;
    description: string;
    display_name?: string;
    effect?: Effect;
    input_schema?: JsonSchema;
};

export type PortalSession = {
    url: string;
};

export type PreviewTable = {
    /**
     * Its name in queries.
     */
    name: string;
    /**
     * Its name for people.
     */
    label: string;
    /**
     * Rows of the whole table.
     */
    row_count: number;
    columns: Array<DatasetColumn>;
    /**
     * The first of them.
     */
    rows: Array<Array<unknown>>;
    /**
     * What was done to the header or to ambiguous columns, in sentences.
     */
    notes: Array<string>;
};

/**
 * What a run holds back at most before it begins, in credits.
 */
export type Prices = {
    /**
     * For each tool call that it may make.
     */
    tool_call: number;
    models: Array<ModelPrice>;
};

export type ProfileUpdate = {
    information_scaffold: FactMap;
    persistent_learned_info: FactMap;
};

export type PromptPart = {
    text: string;
    /**
     * What the text stands for; null for the template's own text.
     */
    placeholder: string | null;
    /**
     * False for a placeholder without a value.
     */
    filled: boolean;
};

export type PromptText = {
    content: string;
    /**
     * What was asked with the question bar, where `content` says it in words.
     */
    question?: Question;
};

export type ProposedMapping = {
    /**
     * As people say it.
     */
    name: string;
    /**
     * As the system writes it.
     */
    field: string;
    /**
     * A value that was seen there.
     */
    sample?: string;
};

export type ProvenFigure = {
    label: string;
    /**
     * The figure over these rows; exact decimals are texts.
     */
    value: unknown;
    /**
     * Rows with a value for it.
     */
    used: number;
    /**
     * Of its column over these rows, where it is an average or a ratio.
     */
    sum?: unknown;
};

export type ProviderCheck = {
    step: 'reach' | 'list' | 'call';
    outcome: 'passed' | 'failed' | 'skipped';
    /**
     * What happened in a sentence.
     */
    message: string;
    ms: number;
};

/**
 * A question about one table.
 */
export type Question = {
    /**
     * Its name.
     */
    table: string;
    /**
     * If empty, the rows or, with `by`, its values.
     */
    show: Array<QuestionFigure>;
    /**
     * One figure for each.
     */
    by?: Array<QuestionGroup>;
    /**
     * All must hold.
     */
    where?: Array<QuestionCondition>;
    /**
     * Values without a row that meets these.
     */
    without?: Array<QuestionCondition>;
    /**
     * Of the first figure.
     */
    having?: QuestionBound;
    /**
     * Groups by their first figure, rows by `by`.
     */
    order?: QuestionOrder;
    /**
     * How many of them.
     */
    top?: number;
    /**
     * Percent of rows that meet these; if empty, of each group.
     */
    share?: Array<QuestionCondition>;
    /**
     * The first figure on two sides.
     */
    compare?: QuestionComparison;
    /**
     * Of the words in the answer.
     */
    language?: 'en' | 'de';
};

export type QuestionAnswer = AnswerReading & {
    rows: Array<Array<unknown>>;
    /**
     * How many there are; `rows` are the first.
     */
    row_count: number;
};

export type QuestionBound = {
    op: '=' | '<>' | '>' | '>=' | '<' | '<=';
    value: number;
};

export type QuestionCheck = {
    /**
     * The question in words, in plain text.
     */
    said?: string;
    /**
     * Rows that it counts; missing where it can't be asked.
     */
    rows?: number;
    /**
     * Rows of the table.
     */
    of?: number;
    filename?: string;
    problems: Array<QuestionProblem>;
};

export type QuestionColumn = {
    name: string;
    label: string;
    /**
     * `integer`, `decimal`, `boolean`, `date`, `timestamp` or `text`.
     */
    type: string;
    unit?: string;
    role?: ColumnRole;
    /**
     * A sum of its values means something.
     */
    adds_up: boolean;
    samples: Array<string>;
    distinct?: number;
    empty?: number;
    /**
     * Of numbers and dates.
     */
    smallest?: string;
    largest?: string;
};

export type QuestionComparison = {
    a: Array<QuestionCondition>;
    b: Array<QuestionCondition>;
    /**
     * From `a` to `b`.
     */
    change?: boolean;
};

/**
 * One of `is`, `is_not`, `contains`, `op`, `between`, `empty`, a period, `months` or `weekdays`.
 */
export type QuestionCondition = {
    column: string;
    /**
     * One of these values.
     */
    is?: Array<string>;
    is_not?: Array<string>;
    contains?: string;
    op?: '=' | '<>' | '>' | '>=' | '<' | '<=';
    value?: number;
    /**
     * Column to compare with.
     */
    other?: string;
    /**
     * Both included.
     */
    between?: [
        number,
        number
    ];
    /**
     * The product.
     */
    times?: string;
    /**
     * Days until this date.
     */
    days_until?: string;
    /**
     * False: has a value.
     */
    empty?: boolean;
    /**
     * 2025, 2025-H1, 2025-Q1, 2025-03, 2025-W10, 2025-03-07 or today.
     */
    in?: string;
    not_in?: string;
    /**
     * As `in`, from its first day.
     */
    from?: string;
    /**
     * Up to its last day.
     */
    until?: string;
    after?: string;
    before?: string;
    /**
     * Not this period.
     */
    not?: boolean;
    /**
     * `unit`s back from today or the file's last date.
     */
    last?: number;
    unit?: 'day' | 'week' | 'month' | 'quarter' | 'year';
    /**
     * Of any year; January is 1.
     */
    months?: Array<number>;
    /**
     * Monday is 1.
     */
    weekdays?: Array<number>;
};

export type QuestionFigure = {
    /**
     * `ratio` is the sum of `column` per sum of `per`.
     */
    fn: 'count' | 'exists' | 'distinct' | 'sum' | 'avg' | 'median' | 'min' | 'max' | 'ratio';
    /**
     * Not for count.
     */
    column?: string;
    /**
     * Multiplied by this column.
     */
    times?: string;
    /**
     * Days from `column` until this date.
     */
    until?: string;
    per?: QuestionValue;
};

export type QuestionGroup = {
    column: string;
    /**
     * Of dates.
     */
    each?: 'year' | 'quarter' | 'month' | 'week' | 'day' | 'weekday' | 'month_of_year';
};

export type QuestionOrder = {
    /**
     * Highest first.
     */
    down: boolean;
    /**
     * Of rows only.
     */
    by?: QuestionValue;
};

export type QuestionProblem = {
    /**
     * Where it is in the question, as in `where/0`.
     */
    path: string;
    sentence: string;
    /**
     * The name or value that is not there.
     */
    written?: string;
    /**
     * Names or values that may be meant.
     */
    nearest: Array<string>;
    /**
     * It can't be asked before this is changed.
     */
    blocks: boolean;
};

export type QuestionTable = {
    /**
     * Its name in questions and queries.
     */
    name: string;
    /**
     * Its name for people.
     */
    label: string;
    dataset_id: string;
    filename: string;
    row_count: number;
    columns: Array<QuestionColumn>;
};

export type QuestionValue = {
    column: string;
    times?: string;
    until?: string;
};

export type QuickAction = {
    action: 'archive' | 'delete' | 'restore';
};

export type ReadinessCheck = {
    name: 'database' | 'migrations' | 'jobs';
    /**
     * Why it fails, in a sentence; null if it does not.
     */
    problem: string | null;
};

export type ReadingCell = {
    row: number;
    text: string;
};

export type ReadingChange = {
    choices: ReadingChoices;
    /**
     * Reads the next file of the same shape the same way.
     */
    for_next: boolean;
};

/**
 * What is missing is decided from the file.
 */
export type ReadingChoices = {
    /**
     * A label such as `windows-1251`; text files only.
     */
    encoding?: string;
    /**
     * Text files only.
     */
    delimiter?: ',' | ';' | '\t' | '|';
    decimal_sign?: 'point' | 'comma';
    /**
     * What comes first in a date such as 07/03/2026.
     */
    date_order?: 'day' | 'month';
    /**
     * By the name of the sheet; a text file is the sheet of an empty name.
     */
    sheets?: {
        [key: string]: SheetChoices;
    };
};

export type ReadingColumn = {
    /**
     * Where it is in the sheet; A is 1. Missing for one that was added, such as the names of sections.
     */
    column?: number;
    /**
     * As it is in the file; the key of a chosen type.
     */
    heading: string;
    label: string;
    /**
     * `integer`, `decimal`, `boolean`, `date`, `timestamp` or `text`.
     */
    type: string;
    unit?: string;
    chosen?: ChosenType;
    /**
     * What each type would cost; none for a table of very many cells.
     */
    types: Array<TypeCost>;
    /**
     * The first of the cells that do not fit its likely type.
     */
    cells?: Array<ReadingCell>;
};

export type ReadingDecision = {
    kind: ReadingDecisionKind;
    /**
     * A few words.
     */
    title: string;
    sentence: string;
    /**
     * Another reading is likely enough to look.
     */
    doubtful: boolean;
    /**
     * The first of its rows, as the spreadsheet program numbers them.
     */
    rows?: Array<number>;
    /**
     * The heading of its column.
     */
    column?: string;
    /**
     * The first of the cells that it is about.
     */
    cells?: Array<ReadingCell>;
    /**
     * How many cells it is about.
     */
    count?: number;
};

export type ReadingDecisionKind = 'header' | 'titles' | 'totals' | 'named_totals' | 'repeated_header' | 'notes' | 'sections' | 'side_by_side' | 'merged' | 'short_rows' | 'hidden' | 'sheets' | 'encoding' | 'formulas' | 'errors' | 'headings' | 'type' | 'same_shape';

export type ReadingEncoding = {
    label: string;
    /**
     * For people, such as `Windows-1252, Western`.
     */
    name: string;
    doubtful: boolean;
    candidates: Array<EncodingCandidate>;
};

export type ReadingRow = {
    /**
     * As the spreadsheet program numbers it.
     */
    number: number;
    kind: 'title' | 'empty' | 'header' | 'value' | 'total' | 'repeated_header' | 'section' | 'note' | 'hidden' | 'outside';
    cells: Array<string | null>;
};

export type ReadingSheet = {
    name: string;
    state: 'read' | 'left_out' | 'hidden' | 'no_table';
    /**
     * Rows that are counted.
     */
    row_count: number;
};

export type ReadingTable = {
    label: string;
    /**
     * Missing where it has none.
     */
    header?: HeaderChoice;
    /**
     * Of the header.
     */
    first_row: number;
    last_row: number;
    /**
     * The first column; A is 1.
     */
    first_column: number;
    /**
     * Rows that are counted.
     */
    row_count: number;
    columns: Array<ReadingColumn>;
};

export type ReadingTrial = {
    choices: ReadingChoices;
    sheet?: string;
    from?: number;
    count?: number;
};

export type ReadyMadePlaybook = {
    id: string;
    name: string;
    description: string;
    target_source_type: InboxSourceType;
    prompt_template: string;
};

/**
 * What the model thinks, appended to a directly preceding reasoning message.
 */
export type ReasoningEvent = {
    type: 'reasoning';
    content: string;
    message_id?: string;
    seq?: number;
    run_id?: string;
    created_at?: string;
};

/**
 * What a model thought before its answer, for people. No model reads it again.
 */
export type ReasoningMessage = {
    id: string;
    role: 'REASONING';
    content: MessageText;
    created_at?: string;
    run_id?: string;
};

/**
 * A call that waits for other credentials of its connection. It did nothing, and is made again with those.
 */
export type Reconnect = {
    id: string;
    session_id: string;
    run_id: string;
    tool_call: ToolCall;
    connection: ConnectionRef;
    effect: Effect;
    /**
     * What the app said.
     */
    problem: string;
    created_at: string;
    expires_at: string;
    state: ApprovalState;
};

/**
 * A call waits because its app refused what the connection signs in with. The stream ends after it, or after a `hitl_required`.
 */
export type ReconnectRequiredEvent = {
    type: 'reconnect_required';
    reconnect: Reconnect;
    seq?: number;
    run_id?: string;
};

export type RecoveryCodes = {
    /**
     * Each works once in place of a code of the app.
     */
    recovery_codes: Array<string>;
};

export type Run = {
    id: string;
    session_id: string;
    state: RunState;
    /**
     * The number of its last event.
     */
    last_seq: number;
    started_at: string;
    finished_at: string | null;
    /**
     * It only reads.
     */
    rehearsal?: boolean;
    /**
     * The inbox item that its prompt quotes.
     */
    inbox_item_id?: string | null;
    /**
     * The playbook that made its prompt.
     */
    playbook_id?: string | null;
};

/**
 * One event of a run, told apart by `type`. Readers pass over types that they do not know. Text of `assistant` is
 * appended to a directly preceding assistant message.
 *
 */
export type RunEvent = SessionIdEvent | BalanceUpdateEvent | StatusEvent | AssistantEvent | ToolThoughtEvent | ToolResultEvent | ErrorEvent | HitlRequiredEvent | ReconnectRequiredEvent | CreditLimitReachedEvent | ReasoningEvent;

export type RunRequest = {
    /**
     * The connections that the agent may use. Defaults to all of yours.
     */
    connection_ids?: Array<string>;
    prompt: string;
    model: ModelId;
    /**
     * The most tool calls this run may make.
     */
    max_executions: number;
    /**
     * Null begins a new session.
     */
    session_id?: string | null;
    /**
     * The inbox item that the prompt quotes. What it says is untrusted, so from then on every change of the chat needs an approval. For servers that name `playbooks`.
     */
    inbox_item_id?: string | null;
    /**
     * The playbook that made the prompt. For servers that name `playbooks`.
     */
    playbook_id?: string | null;
    /**
     * Asked as it is, without a model; `prompt` is what the chat shows of it. For servers that name `questions`.
     */
    question?: Question;
    /**
     * Only reads: a call that would change or send something is shown with its arguments and does not run. For servers that name `rehearsals`.
     */
    rehearsal?: boolean;
    approved_tool_call?: ApprovedToolCall | null;
};

export type RunState = 'queued' | 'running' | 'awaiting_approval' | 'finished' | 'stopped' | 'failed' | 'interrupted';

/**
 * Secret field names to values. Can be sent, is never given back.
 */
export type SecretMap = {
    [key: string]: string;
};

export type ServerHealth = {
    at: string;
    server: {
        version: string;
        /**
         * When the process that answers began.
         */
        started_at: string;
        database: 'embedded' | 'postgresql';
        /**
         * What the process that answers needs to serve, as `/readyz` reports it.
         */
        checks: Array<ReadinessCheck>;
    };
    queue: {
        waiting: number;
        running: number;
        /**
         * Given up in the last 24 hours.
         */
        failed: number;
        /**
         * When the job that waits longest was due.
         */
        oldest_waiting_at: string | null;
    };
    /**
     * The latest first.
     */
    dead: Array<DeadWork>;
    sources: {
        failing: number;
        /**
         * When the first of them began to fail.
         */
        since: string | null;
        worst: Array<FailingSource>;
    };
    connections: Array<BrokenConnections>;
    storage: {
        database_bytes: number;
        upload_bytes: number;
        uploads: number;
    };
};

/**
 * The first event of a run.
 */
export type SessionIdEvent = {
    type: 'session_id';
    session_id: string;
    title?: string;
    seq?: number;
    run_id?: string;
};

export type SettingField = {
    title?: string;
    description?: string;
    /**
     * A secret is sent in `credentials` and never given back.
     */
    secret?: boolean;
    /**
     * `string` when absent; `number`, `integer` and `boolean` get their own input.
     */
    type?: string;
    default?: SettingValue;
    /**
     * The values that it can have.
     */
    enum?: Array<string>;
    json_schema_extra?: FieldExtra;
};

/**
 * Field names to values.
 */
export type SettingMap = {
    [key: string]: SettingValue;
};

export type SettingValue = string | number | boolean | null;

export type SettingsSchema = {
    properties: {
        [key: string]: SettingField;
    };
    required?: Array<string>;
};

export type SharedCredits = {
    /**
     * Whether members spend these credits while they work in the organization.
     */
    is_shared: boolean;
    /**
     * Whether the plan of the owner has shared credits.
     */
    can_share: boolean;
    balance: number;
    /**
     * What each member but the owner may use a day; null for no limit.
     */
    member_daily_limit: number | null;
    /**
     * The first day of the month that `spending` is about.
     */
    month: string;
    /**
     * Who used how much. The owner sees everybody, others themselves.
     */
    spending: Array<MemberSpending>;
};

export type SharedCreditsAddition = {
    amount: number;
};

export type SharedCreditsUpdate = {
    member_daily_limit: number | null;
};

export type SheetChoices = {
    /**
     * Reads a hidden sheet, or leaves out a shown one.
     */
    include?: boolean;
    /**
     * The rows of its header.
     */
    header?: HeaderChoice;
    /**
     * The table with its header, such as `A4:H4317`.
     */
    range?: string;
    /**
     * Counts rows of totals as values.
     */
    count_totals?: boolean;
    /**
     * Reads hidden rows and columns.
     */
    include_hidden?: boolean;
    /**
     * By the heading in the file.
     */
    types?: {
        [key: string]: ChosenType;
    };
};

export type SmsSettings = {
    sms_opt_in: boolean;
};

export type SourceConnection = {
    id?: string;
    name: string;
};

export type StatusEvent = {
    type: 'status';
    content: string;
    message_id?: string;
    reason?: string;
    seq?: number;
    run_id?: string;
    created_at?: string;
};

export type StatusMessage = {
    id: string;
    role: 'STATUS';
    content: NoticeText;
    created_at?: string;
    run_id?: string;
};

export type SubscriptionTier = 'free' | 'professional' | 'team' | 'enterprise';

export type SummaryModel = {
    id: string;
    /**
     * Who gets the text of the mails.
     */
    provider: string;
    /**
     * What a summary costs at most.
     */
    most_credits: number;
};

export type TableResult = {
    kind: 'table';
    columns: Array<{
        name: string;
        type: string;
    }>;
    rows: Array<Array<unknown>>;
    /**
     * Rows of the whole result.
     */
    row_count: number;
    /**
     * True when `rows` holds only the first of them.
     */
    truncated: boolean;
    /**
     * Names of the files it comes from.
     */
    sources?: Array<string>;
    /**
     * What is doubtful in how those files are read, where it may change sums.
     */
    notes?: Array<string>;
    /**
     * The question that this answers, in the result of `ask_data`; for people, and not for models.
     */
    asked?: AnswerReading;
};

/**
 * Credits per million tokens.
 */
export type TokenPrices = {
    input: number;
    /**
     * Input that the provider read from its cache.
     */
    cached: number;
    output: number;
};

export type TokenUse = {
    /**
     * The model that answered, as its provider calls it, behind the provider's id.
     */
    model: string;
    name: string;
    /**
     * Tokens read, the cached ones included.
     */
    input: number;
    cached: number;
    /**
     * Tokens written, reasoning included.
     */
    output: number;
    reasoning: number;
    /**
     * Those of that time.
     */
    prices: TokenPrices;
    credits: number;
};

export type ToolCall = {
    id?: string;
    name: string;
    arguments: JsonObject;
};

/**
 * A standing permission. It ends by itself when the tool or the credentials are other ones than when it was given.
 */
export type ToolGrant = {
    /**
     * The tool's name.
     */
    method: string;
    granted_at: string;
    /**
     * The e-mail address of the person who gave it.
     */
    granted_by: string | null;
    /**
     * Why the tool asks all the same; null while the permission stands.
     */
    ended_because: string | null;
};

/**
 * A tool that is not as its server lists it.
 */
export type ToolNote = {
    name: string;
    /**
     * False for a tool that is left out.
     */
    offered: boolean;
    /**
     * What was repaired, or why the tool is left out, as a sentence.
     */
    reason: string;
};

export type ToolRequest = {
    tool_name: string;
    contact_name: string;
    contact_email: string;
};

export type ToolResultContent = {
    tool_call: ToolCall;
    /**
     * Any JSON. A table has the form of `TableResult`, what a discovery learned that of `DiscoveryResult`.
     */
    result: unknown;
    is_error?: boolean;
    duration_ms?: number;
    outcome?: Outcome;
    /**
     * A person changed the arguments.
     */
    edited?: boolean;
    proposed_arguments?: JsonObject;
    /**
     * Why a person denied the call, in their words.
     */
    denial_reason?: string;
    /**
     * What a person changed the question to, with its answer, which takes the place of `result`.
     */
    asked_again?: QuestionAnswer;
    connection?: ConnectionRef;
    effect?: Effect;
};

export type ToolResultEvent = {
    type: 'tool_result';
    tool_call: ToolCall;
    /**
     * Any JSON. A table has the form of `TableResult`, what a discovery learned that of `DiscoveryResult`.
     */
    result: unknown;
    message_id?: string;
    is_error?: boolean;
    duration_ms?: number;
    outcome?: Outcome;
    edited?: boolean;
    proposed_arguments?: JsonObject;
    denial_reason?: string;
    /**
     * What the run has used until now, with two decimals.
     */
    credits_used?: number;
    connection?: ConnectionRef;
    effect?: Effect;
    seq?: number;
    run_id?: string;
    created_at?: string;
};

export type ToolResultMessage = {
    id: string;
    role: 'TOOL_RESULT';
    content: ToolResultContent;
    created_at?: string;
    run_id?: string;
};

export type ToolThoughtContent = {
    tool_call: ToolCall;
    connection?: ConnectionRef;
    effect?: Effect;
    /**
     * What the call does, in a few words.
     */
    label?: string;
};

/**
 * The call is about to run.
 */
export type ToolThoughtEvent = {
    type: 'tool_thought';
    tool_call: ToolCall;
    message_id?: string;
    connection?: ConnectionRef;
    effect?: Effect;
    label?: string;
    seq?: number;
    run_id?: string;
    created_at?: string;
};

export type ToolThoughtMessage = {
    id: string;
    role: 'TOOL_THOUGHT';
    content: ToolThoughtContent;
    created_at?: string;
    run_id?: string;
};

export type TwoStep = {
    /**
     * False where your password is kept by another provider, and so is its second step.
     */
    is_available: boolean;
    /**
     * Null while it is off.
     */
    on_since: string | null;
    recovery_codes_left: number;
};

export type TwoStepCode = {
    /**
     * The current code of the app.
     */
    code: string;
};

export type TwoStepProof = {
    /**
     * Your password, or a code of six digits from your app.
     */
    proof: string;
};

export type TwoStepSetup = {
    /**
     * To type into an authenticator app, in base32.
     */
    key: string;
    /**
     * The same for an app on this device, as `otpauth://`.
     */
    uri: string;
    /**
     * The URI as a QR code.
     */
    qr_code: {
        /**
         * Width and height, with the quiet zone.
         */
        size: number;
        /**
         * An SVG path of the dark modules in a square of that size.
         */
        path: string;
    };
};

export type TypeCost = {
    type: ChosenType;
    unit?: string;
    /**
     * Cells that would become empty.
     */
    lost: number;
    /**
     * Cells with a value.
     */
    filled: number;
};

export type Usage = {
    days: Array<string>;
    /**
     * What runs were charged.
     */
    credits: Array<number>;
    /**
     * By how they ended: `finished`, `stopped`, `failed`, `other`.
     */
    runs: Array<UsageSeries>;
    /**
     * Failed calls by tool; those of the rest are together in one without a name.
     */
    failures: Array<UsageSeries>;
    /**
     * By the model that answered, the most credits first.
     */
    models?: Array<UsageShare>;
    /**
     * By the person's e-mail address; the first 20.
     */
    people?: Array<UsageShare>;
    /**
     * By tool; the first 20.
     */
    tools?: Array<UsageShare>;
    /**
     * By the app of the connection; the first 20.
     */
    apps?: Array<UsageShare>;
};

export type UsageSeries = {
    name: string;
    values: Array<number>;
};

export type UsageShare = {
    name: string;
    runs: number;
    /**
     * Tool calls.
     */
    calls: number;
    credits: number;
    input_tokens: number;
    cached_tokens: number;
    output_tokens: number;
};

export type User = {
    id: string;
    email: string;
    /**
     * False until the link that was sent to the address was followed. Until then the account cannot make API keys, turn on two-step login, or invite others.
     */
    email_confirmed?: boolean;
    /**
     * Credits that can be spent, with two decimals.
     */
    balance: number;
    is_admin: boolean;
    active_organization_id: string | null;
    organizations: Array<OrganizationRef>;
    connections: Array<Connection>;
    chat_sessions: Array<ChatSessionSummary>;
    information_scaffold: FactMap;
    persistent_learned_info: FactMap;
    subscription_tier: SubscriptionTier;
    /**
     * International format with a plus sign.
     */
    phone_number: string | null;
    phone_number_verified: boolean;
    sms_opt_in: boolean;
};

export type UserBelongings = {
    connections: number;
    /**
     * Those in progress.
     */
    runs: number;
    chats: number;
    files: number;
    /**
     * Names of those that have no other member.
     */
    organizations_deleted: Array<string>;
    /**
     * Names of those that go to the member who joined first.
     */
    organizations_passed_on: Array<string>;
};

export type UserMessage = {
    id: string;
    role: 'USER';
    content: PromptText;
    created_at?: string;
    run_id?: string;
};

/**
 * The question of an answer was changed; the messages of the chat hold the new one.
 */
export type WatchAnswerEvent = {
    type: 'answer';
    session_id: string;
    call_id: string;
};

/**
 * A call waits for you, or waits no more.
 */
export type WatchApprovalEvent = {
    type: 'approval';
    approval_id: string;
    session_id: string;
    run_id: string;
    state: ApprovalState;
    /**
     * The e-mail address of the person who decided; null where nobody did.
     */
    decided_by?: string | null;
};

/**
 * A connection was deleted.
 */
export type WatchConnectionDeletedEvent = {
    type: 'connection_deleted';
    connection_id: string;
};

/**
 * A connection was made, or it was tried, by a call of a tool or by itself, and the app took what it holds or refused it.
 */
export type WatchConnectionEvent = {
    type: 'connection';
    connection_id: string;
    status: ConnectionStatus;
    /**
     * Why it is not `ok`.
     */
    status_detail: string | null;
    last_success_at: string | null;
};

/**
 * A session was deleted.
 */
export type WatchDeletedEvent = {
    type: 'session_deleted';
    session_id: string;
};

/**
 * Told apart by `type`. Readers pass over types that they do not know.
 */
export type WatchEvent = WatchLiveEvent | WatchRunEvent | WatchApprovalEvent | WatchSessionEvent | WatchDeletedEvent | WatchAnswerEvent | WatchConnectionEvent | WatchConnectionDeletedEvent | WatchInboxEvent;

/**
 * Items came into the inbox, left it or changed. What you show of it, read again.
 */
export type WatchInboxEvent = {
    type: 'inbox';
};

/**
 * All of your runs that are going on. Sessions that are not named are at rest.
 */
export type WatchLiveEvent = {
    type: 'live';
    runs: Array<{
        session_id: string;
        run_id: string;
        state: RunState;
    }>;
};

/**
 * A run begins, waits for a person, goes on or ends.
 */
export type WatchRunEvent = {
    type: 'run';
    session_id: string;
    run_id: string;
    state: RunState;
};

/**
 * A session is new, was used, renamed or pinned.
 */
export type WatchSessionEvent = {
    type: 'session';
    session_id: string;
    title: string;
    created_at: string;
    updated_at: string;
    pinned: boolean;
};

export type WordCandidate = {
    label: string;
    /**
     * What would follow, in a few words.
     */
    detail?: string;
    question: Question;
    /**
     * What the word would be remembered as. Absent where it names neither a column nor a value, and can't be remembered.
     */
    means?: PlacedWord;
};

export type WordMeaning = {
    word: string;
    /**
     * Where it was said.
     */
    table: string;
    /**
     * For this file, or for every column with that heading. A word that means nothing is for its file.
     */
    scope: 'file' | 'heading';
    /**
     * If missing, the word means nothing.
     */
    means?: PlacedWord;
};

/**
 * The name of a tool.
 */
export type Method = string;

/**
 * The object's id.
 */
export type Id = string;

/**
 * A model id, such as `openai:gpt-4o`.
 */
export type ModelId2 = string;

/**
 * `job`, or `message` for mails and text messages.
 */
export type Kind = string;

/**
 * A tool call of the chat, as its `tool_call` names it.
 */
export type CallId = string;

/**
 * The run's id.
 */
export type RunId = string;

/**
 * The member's user id.
 */
export type UserId = string;

/**
 * The invitation's id.
 */
export type InvitationId = string;

/**
 * The token of the invitation link.
 */
export type Token = string;

/**
 * The plugin's `name`.
 */
export type PluginName = string;

/**
 * The `next_cursor` of the page before.
 */
export type Cursor2 = string;

/**
 * Only lines of a kind: what was spent, what was added (given, bought, refunded or expired), both (`settled`), or holds, which are given back when their run ends.
 */
export type LedgerKind = 'settled' | 'spent' | 'added' | 'held';

/**
 * Only lines of one chat.
 */
export type LedgerSession2 = string;

/**
 * Only lines from this moment on.
 */
export type LedgerFrom = string;

/**
 * Only lines before this moment.
 */
export type LedgerUntil = string;

/**
 * A value of your choice, at most 200 characters. A retry with the same key and body has no second effect.
 */
export type IdempotencyKey = string;

export type GetLoginUrlData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `create` asks for the page to create an account, where the portal has one.
         */
        view?: 'create';
        /**
         * The email address to fill in.
         */
        login_hint?: string;
        /**
         * The page of the app that the login is for. The links of the portal's emails lead there, too.
         */
        return_to?: string;
    };
    url: '/api/v1/auth/login-url';
};

export type GetLoginUrlResponses = {
    /**
     * The address of the login portal.
     */
    200: LoginUrl;
};

export type GetLoginUrlResponse = GetLoginUrlResponses[keyof GetLoginUrlResponses];

export type CompleteLoginData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The code the portal gave.
         */
        code: string;
    };
    url: '/api/v1/auth/callback';
};

export type CompleteLoginResponses = {
    /**
     * Logged in.
     */
    200: LoginResult;
};

export type CompleteLoginResponse = CompleteLoginResponses[keyof CompleteLoginResponses];

export type LogoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/auth/logout';
};

export type GetDocsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/docs';
};

export type GetDocsResponses = {
    /**
     * The page.
     */
    200: string;
};

export type GetDocsResponse = GetDocsResponses[keyof GetDocsResponses];

export type GetOpenapiData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/openapi.json';
};

export type GetOpenapiResponses = {
    /**
     * The document.
     */
    200: JsonObject;
};

export type GetOpenapiResponse = GetOpenapiResponses[keyof GetOpenapiResponses];

export type GetMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/users/me';
};

export type GetMeResponses = {
    /**
     * The user.
     */
    200: User;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type UpdateProfileData = {
    body: ProfileUpdate;
    path?: never;
    query?: never;
    url: '/api/v1/users/me/profile';
};

export type UpdateProfileResponses = {
    /**
     * The user with the new facts.
     */
    200: User;
};

export type UpdateProfileResponse = UpdateProfileResponses[keyof UpdateProfileResponses];

export type UpdateSmsSettingsData = {
    body: SmsSettings;
    path?: never;
    query?: never;
    url: '/api/v1/users/me/sms-settings';
};

export type UpdateSmsSettingsResponses = {
    /**
     * The user with the new setting.
     */
    200: User;
};

export type UpdateSmsSettingsResponse = UpdateSmsSettingsResponses[keyof UpdateSmsSettingsResponses];

export type GetNotificationSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/users/me/notification-settings';
};

export type GetNotificationSettingsResponses = {
    /**
     * The settings.
     */
    200: NotificationSettings;
};

export type GetNotificationSettingsResponse = GetNotificationSettingsResponses[keyof GetNotificationSettingsResponses];

export type UpdateNotificationSettingsData = {
    body: NotificationSettingsUpdate;
    path?: never;
    query?: never;
    url: '/api/v1/users/me/notification-settings';
};

export type UpdateNotificationSettingsResponses = {
    /**
     * The new settings.
     */
    200: NotificationSettings;
};

export type UpdateNotificationSettingsResponse = UpdateNotificationSettingsResponses[keyof UpdateNotificationSettingsResponses];

export type ListFactProposalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * One chat.
         */
        session_id?: string;
    };
    url: '/api/v1/users/me/fact-proposals';
};

export type ListFactProposalsResponses = {
    /**
     * The proposals.
     */
    200: Array<FactProposal>;
};

export type ListFactProposalsResponse = ListFactProposalsResponses[keyof ListFactProposalsResponses];

export type DecideFactProposalData = {
    body: FactDecision;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/users/me/fact-proposals/{id}';
};

export type DecideFactProposalResponses = {
    /**
     * The proposal as it is now.
     */
    200: FactProposal;
};

export type DecideFactProposalResponse = DecideFactProposalResponses[keyof DecideFactProposalResponses];

export type ListLoginsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/logins';
};

export type ListLoginsResponses = {
    /**
     * The logins, the one of this request first, then the one used last.
     */
    200: Array<Login>;
};

export type ListLoginsResponse = ListLoginsResponses[keyof ListLoginsResponses];

export type EndLoginData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/account/logins/{id}';
};

export type EndLoginResponses = {
    /**
     * Its next request is refused.
     */
    204: void;
};

export type EndLoginResponse = EndLoginResponses[keyof EndLoginResponses];

export type EndOtherLoginsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/logins/end-others';
};

export type EndOtherLoginsResponses = {
    /**
     * How many there were.
     */
    200: EndedLogins;
};

export type EndOtherLoginsResponse = EndOtherLoginsResponses[keyof EndOtherLoginsResponses];

export type GetAccountDeletionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/deletion';
};

export type GetAccountDeletionResponses = {
    /**
     * What is deleted, and what stands in the way.
     */
    200: AccountDeletion;
};

export type GetAccountDeletionResponse = GetAccountDeletionResponses[keyof GetAccountDeletionResponses];

export type DeleteAccountData = {
    body: AccountDeletionProof;
    path?: never;
    query?: never;
    url: '/api/v1/account/deletion';
};

export type DeleteAccountResponses = {
    /**
     * Deleted. The session cookie is cleared.
     */
    204: void;
};

export type DeleteAccountResponse = DeleteAccountResponses[keyof DeleteAccountResponses];

export type GetExportData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/export';
};

export type GetExportResponses = {
    /**
     * How far it is. There is one at a time, for 24 hours.
     */
    200: ExportAnswer;
};

export type GetExportResponse = GetExportResponses[keyof GetExportResponses];

export type RequestExportData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/export';
};

export type RequestExportResponses = {
    /**
     * The copy that is being prepared.
     */
    201: AccountExport;
};

export type RequestExportResponse = RequestExportResponses[keyof RequestExportResponses];

export type DownloadExportData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/export/file';
};

export type DownloadExportResponses = {
    /**
     * A ZIP archive whose README names each file.
     */
    200: Blob;
};

export type DownloadExportResponse = DownloadExportResponses[keyof DownloadExportResponses];

export type GetTwoStepData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/two-step';
};

export type GetTwoStepResponses = {
    /**
     * The state of two-step login.
     */
    200: TwoStep;
};

export type GetTwoStepResponse = GetTwoStepResponses[keyof GetTwoStepResponses];

export type BeginTwoStepData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/two-step/setup';
};

export type BeginTwoStepResponses = {
    /**
     * The new key. It is shown only here.
     */
    201: TwoStepSetup;
};

export type BeginTwoStepResponse = BeginTwoStepResponses[keyof BeginTwoStepResponses];

export type ConfirmTwoStepData = {
    body: TwoStepCode;
    path?: never;
    query?: never;
    url: '/api/v1/account/two-step/confirm';
};

export type ConfirmTwoStepResponses = {
    /**
     * The recovery codes. They are shown only here.
     */
    200: RecoveryCodes;
};

export type ConfirmTwoStepResponse = ConfirmTwoStepResponses[keyof ConfirmTwoStepResponses];

export type RenewRecoveryCodesData = {
    body: TwoStepProof;
    path?: never;
    query?: never;
    url: '/api/v1/account/two-step/recovery-codes';
};

export type RenewRecoveryCodesResponses = {
    /**
     * The recovery codes. They are shown only here.
     */
    200: RecoveryCodes;
};

export type RenewRecoveryCodesResponse = RenewRecoveryCodesResponses[keyof RenewRecoveryCodesResponses];

export type TurnOffTwoStepData = {
    body: TwoStepProof;
    path?: never;
    query?: never;
    url: '/api/v1/account/two-step/turn-off';
};

export type TurnOffTwoStepResponses = {
    /**
     * Logins ask for the password alone.
     */
    204: void;
};

export type TurnOffTwoStepResponse = TurnOffTwoStepResponses[keyof TurnOffTwoStepResponses];

export type GetAccountEmailData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/email';
};

export type GetAccountEmailResponses = {
    /**
     * The address, and the one that it is being changed to.
     */
    200: AccountEmail;
};

export type GetAccountEmailResponse = GetAccountEmailResponses[keyof GetAccountEmailResponses];

export type ResendEmailConfirmationData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/email/confirmation';
};

export type ResendEmailConfirmationResponses = {
    /**
     * Sent.
     */
    204: void;
};

export type ResendEmailConfirmationResponse = ResendEmailConfirmationResponses[keyof ResendEmailConfirmationResponses];

export type CancelEmailChangeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/account/email/change';
};

export type CancelEmailChangeResponses = {
    /**
     * The links no longer work.
     */
    204: void;
};

export type CancelEmailChangeResponse = CancelEmailChangeResponses[keyof CancelEmailChangeResponses];

export type ChangeEmailData = {
    body: EmailChange;
    path?: never;
    query?: never;
    url: '/api/v1/account/email/change';
};

export type ChangeEmailResponses = {
    /**
     * The address, and the one that it is being changed to.
     */
    200: AccountEmail;
};

export type ChangeEmailResponse = ChangeEmailResponses[keyof ChangeEmailResponses];

export type ChangePasswordData = {
    body: PasswordChange;
    path?: never;
    query?: never;
    url: '/api/v1/account/password';
};

export type ChangePasswordResponses = {
    /**
     * Changed.
     */
    204: void;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type GetAppInfoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/app-info';
};

export type GetAppInfoResponses = {
    /**
     * The facts about this server.
     */
    200: AppInfo;
};

export type GetAppInfoResponse = GetAppInfoResponses[keyof GetAppInfoResponses];

export type WatchChatSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/chatsessions/events';
};

export type WatchChatSessionsResponses = {
    /**
     * The events.
     */
    200: WatchEvent;
};

export type WatchChatSessionsResponse = WatchChatSessionsResponses[keyof WatchChatSessionsResponses];

export type ListChatSessionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `list` asks for titles, page by page.
         */
        view?: 'list';
        /**
         * The `next_cursor` of the page before.
         */
        cursor?: string;
        /**
         * With `view=list` only titles that hold this text.
         */
        query?: string;
    };
    url: '/api/v1/chatsessions';
};

export type ListChatSessionsResponses = {
    /**
     * The sessions, or a page of them.
     */
    200: Array<ChatSession> | ChatSessionPage;
};

export type ListChatSessionsResponse = ListChatSessionsResponses[keyof ListChatSessionsResponses];

export type DeleteChatSessionData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/chatsessions/{id}';
};

export type DeleteChatSessionResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteChatSessionResponse = DeleteChatSessionResponses[keyof DeleteChatSessionResponses];

export type GetChatSessionData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: {
        /**
         * The id of a message; those before it are wanted.
         */
        before?: string;
        /**
         * The most messages that are wanted; without it all.
         */
        limit?: number;
    };
    url: '/api/v1/chatsessions/{id}';
};

export type GetChatSessionResponses = {
    /**
     * The session.
     */
    200: ChatSessionDetail;
};

export type GetChatSessionResponse = GetChatSessionResponses[keyof GetChatSessionResponses];

export type UpdateChatSessionData = {
    body: ChatSessionUpdate;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/chatsessions/{id}';
};

export type UpdateChatSessionResponses = {
    /**
     * The session.
     */
    200: ChatSessionListItem;
};

export type UpdateChatSessionResponse = UpdateChatSessionResponses[keyof UpdateChatSessionResponses];

export type RunChatData = {
    body: RunRequest;
    headers?: {
        /**
         * A value of your choice, at most 200 characters. A retry with the same key and body has no second effect.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/switchboard-chat/run';
};

export type RunChatResponses = {
    /**
     * The events of the run.
     */
    200: RunEvent;
};

export type RunChatResponse = RunChatResponses[keyof RunChatResponses];

export type DiscoverData = {
    body: DiscoverRequest;
    headers?: {
        /**
         * A value of your choice, at most 200 characters. A retry with the same key and body has no second effect.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/switchboard-chat/discover';
};

export type DiscoverResponses = {
    /**
     * The events of the run.
     */
    200: RunEvent;
};

export type DiscoverResponse = DiscoverResponses[keyof DiscoverResponses];

export type ListDiscoveriesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/discoveries';
};

export type ListDiscoveriesResponses = {
    /**
     * One for each connection that was looked at, the newest first.
     */
    200: Array<Discovery>;
};

export type ListDiscoveriesResponse = ListDiscoveriesResponses[keyof ListDiscoveriesResponses];

export type GetImageData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The address of the image.
         */
        url: string;
    };
    url: '/api/v1/images';
};

export type GetImageResponses = {
    /**
     * The picture.
     */
    200: Blob;
};

export type GetImageResponse = GetImageResponses[keyof GetImageResponses];

export type GetRunData = {
    body?: never;
    path: {
        /**
         * The run's id.
         */
        run_id: string;
    };
    query?: never;
    url: '/api/v1/runs/{run_id}';
};

export type GetRunResponses = {
    /**
     * The run.
     */
    200: Run;
};

export type GetRunResponse = GetRunResponses[keyof GetRunResponses];

export type StreamRunEventsData = {
    body?: never;
    path: {
        /**
         * The run's id.
         */
        run_id: string;
    };
    query?: {
        /**
         * The `seq` of the last event you have.
         */
        after?: number;
    };
    url: '/api/v1/runs/{run_id}/events';
};

export type StreamRunEventsResponses = {
    /**
     * The events.
     */
    200: RunEvent;
};

export type StreamRunEventsResponse = StreamRunEventsResponses[keyof StreamRunEventsResponses];

export type StopRunData = {
    body?: never;
    path: {
        /**
         * The run's id.
         */
        run_id: string;
    };
    query?: never;
    url: '/api/v1/runs/{run_id}/stop';
};

export type StopRunResponses = {
    /**
     * The run.
     */
    200: Run;
};

export type StopRunResponse = StopRunResponses[keyof StopRunResponses];

export type GoOnRunData = {
    body: {
        /**
         * The question that is answered.
         */
        question_id: string;
    };
    path: {
        /**
         * The run's id.
         */
        run_id: string;
    };
    query?: never;
    url: '/api/v1/runs/{run_id}/go-on';
};

export type GoOnRunResponses = {
    /**
     * The run.
     */
    200: Run;
};

export type GoOnRunResponse = GoOnRunResponses[keyof GoOnRunResponses];

export type ListApprovalsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/approvals';
};

export type ListApprovalsResponses = {
    /**
     * The pending approvals, oldest first.
     */
    200: Array<Approval>;
};

export type ListApprovalsResponse = ListApprovalsResponses[keyof ListApprovalsResponses];

export type GetApprovalData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/approvals/{id}';
};

export type GetApprovalResponses = {
    /**
     * The approval.
     */
    200: Approval;
};

export type GetApprovalResponse = GetApprovalResponses[keyof GetApprovalResponses];

export type DenyApprovalData = {
    body?: Denial;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/approvals/{id}/deny';
};

export type DenyApprovalResponses = {
    /**
     * The denied approval.
     */
    200: Approval;
};

export type DenyApprovalResponse = DenyApprovalResponses[keyof DenyApprovalResponses];

export type SkipReconnectData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/reconnects/{id}/skip';
};

export type SkipReconnectResponses = {
    /**
     * The run goes on.
     */
    204: void;
};

export type SkipReconnectResponse = SkipReconnectResponses[keyof SkipReconnectResponses];

export type UploadDatasetData = {
    body: {
        /**
         * A CSV, Excel, OpenDocument, JSON or Parquet file, or an archive of one.
         */
        file: Blob;
    };
    path?: never;
    query?: never;
    url: '/api/v1/data/upload';
};

export type UploadDatasetResponses = {
    /**
     * The file can be asked about now.
     */
    201: Dataset;
};

export type UploadDatasetResponse = UploadDatasetResponses[keyof UploadDatasetResponses];

export type ListDatasetsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/data/datasets';
};

export type ListDatasetsResponses = {
    /**
     * The files, newest first.
     */
    200: Array<Dataset>;
};

export type ListDatasetsResponse = ListDatasetsResponses[keyof ListDatasetsResponses];

export type DeleteDatasetData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/data/datasets/{id}';
};

export type DeleteDatasetResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteDatasetResponse = DeleteDatasetResponses[keyof DeleteDatasetResponses];

export type PreviewDatasetData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/data/datasets/{id}/preview';
};

export type PreviewDatasetResponses = {
    /**
     * The first rows.
     */
    200: DatasetPreview;
};

export type PreviewDatasetResponse = PreviewDatasetResponses[keyof PreviewDatasetResponses];

export type SetColumnRoleData = {
    body: ColumnRoleChoice;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/data/datasets/{id}/column-role';
};

export type SetColumnRoleResponses = {
    /**
     * The file, with the roles that its columns have now.
     */
    200: Dataset;
};

export type SetColumnRoleResponse = SetColumnRoleResponses[keyof SetColumnRoleResponses];

export type SuggestQuestionsData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/data/datasets/{id}/questions';
};

export type SuggestQuestionsResponses = {
    /**
     * The questions; fewer, or none, where the file offers no more.
     */
    200: DatasetQuestions;
};

export type SuggestQuestionsResponse = SuggestQuestionsResponses[keyof SuggestQuestionsResponses];

export type GetReadingData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: {
        /**
         * Its name; the first sheet with a table by default.
         */
        sheet?: string;
        /**
         * The first row.
         */
        from?: number;
        /**
         * How many rows.
         */
        count?: number;
    };
    url: '/api/v1/data/datasets/{id}/reading';
};

export type GetReadingResponses = {
    /**
     * The reading.
     */
    200: FileReading;
};

export type GetReadingResponse = GetReadingResponses[keyof GetReadingResponses];

export type ChangeReadingData = {
    body: ReadingChange;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/data/datasets/{id}/reading';
};

export type ChangeReadingResponses = {
    /**
     * The file as it is read now.
     */
    200: Dataset;
};

export type ChangeReadingResponse = ChangeReadingResponses[keyof ChangeReadingResponses];

export type PreviewReadingData = {
    body: ReadingTrial;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/data/datasets/{id}/reading/preview';
};

export type PreviewReadingResponses = {
    /**
     * The reading.
     */
    200: FileReading;
};

export type PreviewReadingResponse = PreviewReadingResponses[keyof PreviewReadingResponses];

export type ReplaceDatasetData = {
    body: DatasetReplacement;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/data/datasets/{id}/replace';
};

export type ReplaceDatasetResponses = {
    /**
     * The file with its new rows, and what changed.
     */
    200: DatasetVersion;
};

export type ReplaceDatasetResponse = ReplaceDatasetResponses[keyof ReplaceDatasetResponses];

export type AskQuestionData = {
    body: AskedQuestion;
    path?: never;
    query?: never;
    url: '/api/v1/data/questions/ask';
};

export type AskQuestionResponses = {
    /**
     * The answer.
     */
    200: QuestionAnswer;
};

export type AskQuestionResponse = AskQuestionResponses[keyof AskQuestionResponses];

export type CheckQuestionData = {
    body: AskedQuestion;
    path?: never;
    query?: never;
    url: '/api/v1/data/questions/check';
};

export type CheckQuestionResponses = {
    /**
     * The question as it is read.
     */
    200: QuestionCheck;
};

export type CheckQuestionResponse = CheckQuestionResponses[keyof CheckQuestionResponses];

export type ListFigureRowsData = {
    body: FigureRowsRequest;
    path?: never;
    query?: never;
    url: '/api/v1/data/questions/rows';
};

export type ListFigureRowsResponses = {
    /**
     * A page of the rows.
     */
    200: FigureRows;
};

export type ListFigureRowsResponse = ListFigureRowsResponses[keyof ListFigureRowsResponses];

export type ExportFigureRowsData = {
    body: FigurePlace;
    path?: never;
    query?: never;
    url: '/api/v1/data/questions/rows.csv';
};

export type ExportFigureRowsResponses = {
    /**
     * The rows.
     */
    200: string;
};

export type ExportFigureRowsResponse = ExportFigureRowsResponses[keyof ExportFigureRowsResponses];

export type ListQuestionTablesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/data/questions/tables';
};

export type ListQuestionTablesResponses = {
    /**
     * The tables, those of the newest file first.
     */
    200: Array<QuestionTable>;
};

export type ListQuestionTablesResponse = ListQuestionTablesResponses[keyof ListQuestionTablesResponses];

export type ListColumnValuesData = {
    body: ColumnValuesRequest;
    path?: never;
    query?: never;
    url: '/api/v1/data/questions/values';
};

export type ListColumnValuesResponses = {
    /**
     * The values.
     */
    200: ColumnValues;
};

export type ListColumnValuesResponse = ListColumnValuesResponses[keyof ListColumnValuesResponses];

export type UndoAskAgainData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
        /**
         * A tool call of the chat, as its `tool_call` names it.
         */
        callId: string;
    };
    query?: never;
    url: '/api/v1/chat-sessions/{id}/questions/{callId}';
};

export type UndoAskAgainResponses = {
    /**
     * The first answer is back.
     */
    204: void;
};

export type UndoAskAgainResponse = UndoAskAgainResponses[keyof UndoAskAgainResponses];

export type AskAgainData = {
    body: AskedQuestion;
    path: {
        /**
         * The object's id.
         */
        id: string;
        /**
         * A tool call of the chat, as its `tool_call` names it.
         */
        callId: string;
    };
    query?: never;
    url: '/api/v1/chat-sessions/{id}/questions/{callId}';
};

export type AskAgainResponses = {
    /**
     * The answer.
     */
    200: QuestionAnswer;
};

export type AskAgainResponse = AskAgainResponses[keyof AskAgainResponses];

export type ListLearnedWordsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/data/learned-words';
};

export type ListLearnedWordsResponses = {
    /**
     * The words, the latest first.
     */
    200: Array<LearnedWord>;
};

export type ListLearnedWordsResponse = ListLearnedWordsResponses[keyof ListLearnedWordsResponses];

export type LearnWordData = {
    body: WordMeaning;
    path?: never;
    query?: never;
    url: '/api/v1/data/learned-words';
};

export type LearnWordResponses = {
    /**
     * The word.
     */
    200: LearnedWord;
};

export type LearnWordResponse = LearnWordResponses[keyof LearnWordResponses];

export type ForgetWordData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/data/learned-words/{id}';
};

export type ForgetWordResponses = {
    /**
     * Forgotten.
     */
    204: void;
};

export type ForgetWordResponse = ForgetWordResponses[keyof ForgetWordResponses];

export type CreateConnectionData = {
    body: ConnectionCreate;
    path?: never;
    query?: never;
    url: '/api/v1/connections';
};

export type CreateConnectionResponses = {
    /**
     * The connection.
     */
    201: Connection;
};

export type CreateConnectionResponse = CreateConnectionResponses[keyof CreateConnectionResponses];

export type DeleteConnectionData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/connections/{id}';
};

export type DeleteConnectionResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteConnectionResponse = DeleteConnectionResponses[keyof DeleteConnectionResponses];

export type GetConnectionData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/connections/{id}';
};

export type GetConnectionResponses = {
    /**
     * What an edit form needs.
     */
    200: ConnectionDetail;
};

export type GetConnectionResponse = GetConnectionResponses[keyof GetConnectionResponses];

export type UpdateConnectionData = {
    body: ConnectionUpdate;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/connections/{id}';
};

export type UpdateConnectionResponses = {
    /**
     * The connection.
     */
    200: Connection;
};

export type UpdateConnectionResponse = UpdateConnectionResponses[keyof UpdateConnectionResponses];

export type TestConnectionData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/connections/{id}/test';
};

export type TestConnectionResponses = {
    /**
     * The connection with its new status.
     */
    200: Connection;
};

export type TestConnectionResponse = TestConnectionResponses[keyof TestConnectionResponses];

export type ListFieldsData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/connections/{id}/fields';
};

export type ListFieldsResponses = {
    /**
     * The fields, or why the app does not tell them.
     */
    200: AppFields;
};

export type ListFieldsResponse = ListFieldsResponses[keyof ListFieldsResponses];

export type RevokeGrantData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
        /**
         * The name of a tool.
         */
        method: string;
    };
    query?: never;
    url: '/api/v1/connections/{id}/grants/{method}';
};

export type RevokeGrantResponses = {
    /**
     * The tool asks from now on.
     */
    204: void;
};

export type RevokeGrantResponse = RevokeGrantResponses[keyof RevokeGrantResponses];

export type GetConnectionLogoData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/connections/{id}/logo';
};

export type GetConnectionLogoResponses = {
    /**
     * The picture.
     */
    200: Blob;
};

export type GetConnectionLogoResponse = GetConnectionLogoResponses[keyof GetConnectionLogoResponses];

export type StartMcpData = {
    body: McpStart;
    path?: never;
    query?: never;
    url: '/api/v1/connections/mcp/start';
};

export type StartMcpResponses = {
    /**
     * Where to send the browser.
     */
    200: McpRedirect;
};

export type StartMcpResponse = StartMcpResponses[keyof StartMcpResponses];

export type FinishMcpData = {
    body?: never;
    path?: never;
    query?: {
        state?: string;
        code?: string;
        iss?: string;
        error?: string;
    };
    url: '/api/v1/connections/mcp/callback';
};

export type CreateCustomToolData = {
    body: {
        name: string;
        description: string;
        /**
         * PNG, JPEG or SVG, at most 1 MB (1,048,576 bytes).
         */
        icon: Blob;
    };
    path?: never;
    query?: never;
    url: '/api/v1/connections/custom-manual';
};

export type CreateCustomToolResponses = {
    /**
     * The new plugin.
     */
    201: PluginSummary;
};

export type CreateCustomToolResponse = CreateCustomToolResponses[keyof CreateCustomToolResponses];

export type ReadOpenapiData = {
    body: OpenapiRead;
    path?: never;
    query?: never;
    url: '/api/v1/connections/openapi/read';
};

export type ReadOpenapiResponses = {
    /**
     * What can be picked.
     */
    200: OpenapiDocument;
};

export type ReadOpenapiResponse = ReadOpenapiResponses[keyof ReadOpenapiResponses];

export type CreateOpenapiConnectionData = {
    body: OpenapiConnectionCreate;
    path?: never;
    query?: never;
    url: '/api/v1/connections/openapi';
};

export type CreateOpenapiConnectionResponses = {
    /**
     * The connection.
     */
    201: Connection;
};

export type CreateOpenapiConnectionResponse = CreateOpenapiConnectionResponses[keyof CreateOpenapiConnectionResponses];

export type StartOauthData = {
    body?: never;
    path: {
        /**
         * The plugin's `name`.
         */
        pluginName: string;
    };
    query?: {
        /**
         * The id of a connection of this plugin that is to be authorized anew.
         */
        connection?: string;
    };
    url: '/api/v1/connections/oauth/{pluginName}/start';
};

export type CompleteOauthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/connections/oauth/callback';
};

export type ResumeAuthorizationData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/connections/oauth/authorizations';
};

export type ResumeAuthorizationResponses = {
    /**
     * How it ended.
     */
    200: Authorization;
};

export type ResumeAuthorizationResponse = ResumeAuthorizationResponses[keyof ResumeAuthorizationResponses];

export type GetAuthorizationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/connections/oauth/authorizations/{id}';
};

export type GetAuthorizationResponses = {
    /**
     * The end of it.
     */
    200: Authorization;
};

export type GetAuthorizationResponse = GetAuthorizationResponses[keyof GetAuthorizationResponses];

export type GetPluginManifestData = {
    body?: never;
    path: {
        /**
         * The plugin's `name`.
         */
        pluginName: string;
    };
    query?: never;
    url: '/api/v1/plugins/{pluginName}/manifest';
};

export type GetPluginManifestResponses = {
    /**
     * The manifest.
     */
    200: PluginManifest;
};

export type GetPluginManifestResponse = GetPluginManifestResponses[keyof GetPluginManifestResponses];

export type GetPluginDocumentationData = {
    body?: never;
    path: {
        /**
         * The plugin's `name`.
         */
        pluginName: string;
    };
    query?: never;
    url: '/api/v1/plugins/{pluginName}/documentation';
};

export type GetPluginDocumentationResponses = {
    /**
     * The text as HTML.
     */
    200: HtmlContent;
};

export type GetPluginDocumentationResponse = GetPluginDocumentationResponses[keyof GetPluginDocumentationResponses];

export type GetPluginSetupData = {
    body?: never;
    path: {
        /**
         * The plugin's `name`.
         */
        pluginName: string;
    };
    query?: never;
    url: '/api/v1/plugins/{pluginName}/setup-html';
};

export type GetPluginSetupResponses = {
    /**
     * The text as HTML.
     */
    200: HtmlContent;
};

export type GetPluginSetupResponse = GetPluginSetupResponses[keyof GetPluginSetupResponses];

export type GetPluginLogoData = {
    body?: never;
    path: {
        /**
         * The plugin's `name`.
         */
        pluginName: string;
    };
    query?: never;
    url: '/api/v1/plugins/{pluginName}/logo';
};

export type GetPluginLogoResponses = {
    /**
     * The picture.
     */
    200: Blob;
};

export type GetPluginLogoResponse = GetPluginLogoResponses[keyof GetPluginLogoResponses];

export type CreateOrganizationData = {
    body: OrganizationCreate;
    path?: never;
    query?: never;
    url: '/api/v1/organizations';
};

export type CreateOrganizationResponses = {
    /**
     * The organization.
     */
    201: Organization;
};

export type CreateOrganizationResponse = CreateOrganizationResponses[keyof CreateOrganizationResponses];

export type SwitchOrganizationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/organizations/active/{id}';
};

export type SwitchOrganizationResponses = {
    /**
     * Switched.
     */
    204: void;
};

export type SwitchOrganizationResponse = SwitchOrganizationResponses[keyof SwitchOrganizationResponses];

export type DeleteOrganizationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}';
};

export type DeleteOrganizationResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteOrganizationResponse = DeleteOrganizationResponses[keyof DeleteOrganizationResponses];

export type GetOrganizationDetailsData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/details';
};

export type GetOrganizationDetailsResponses = {
    /**
     * The organization.
     */
    200: OrganizationDetails;
};

export type GetOrganizationDetailsResponse = GetOrganizationDetailsResponses[keyof GetOrganizationDetailsResponses];

export type InviteMemberData = {
    body: InvitationCreate;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/invitations';
};

export type InviteMemberResponses = {
    /**
     * The invitation.
     */
    201: Invitation;
};

export type InviteMemberResponse = InviteMemberResponses[keyof InviteMemberResponses];

export type WithdrawInvitationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
        /**
         * The invitation's id.
         */
        invitationId: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/invitations/{invitationId}';
};

export type WithdrawInvitationResponses = {
    /**
     * Withdrawn.
     */
    204: void;
};

export type WithdrawInvitationResponse = WithdrawInvitationResponses[keyof WithdrawInvitationResponses];

export type ResendInvitationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
        /**
         * The invitation's id.
         */
        invitationId: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/invitations/{invitationId}/resend';
};

export type ResendInvitationResponses = {
    /**
     * The invitation that replaces it.
     */
    200: Invitation;
};

export type ResendInvitationResponse = ResendInvitationResponses[keyof ResendInvitationResponses];

export type RemoveMemberData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
        /**
         * The member's user id.
         */
        userId: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/members/{userId}';
};

export type RemoveMemberResponses = {
    /**
     * Removed.
     */
    204: void;
};

export type RemoveMemberResponse = RemoveMemberResponses[keyof RemoveMemberResponses];

export type MakeOwnerData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
        /**
         * The member's user id.
         */
        userId: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/members/{userId}/owner';
};

export type MakeOwnerResponses = {
    /**
     * They own it now.
     */
    204: void;
};

export type MakeOwnerResponse = MakeOwnerResponses[keyof MakeOwnerResponses];

export type LeaveOrganizationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/leave';
};

export type LeaveOrganizationResponses = {
    /**
     * Left.
     */
    204: void;
};

export type LeaveOrganizationResponse = LeaveOrganizationResponses[keyof LeaveOrganizationResponses];

export type GetSharedCreditsData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/credits';
};

export type GetSharedCreditsResponses = {
    /**
     * The shared credits.
     */
    200: SharedCredits;
};

export type GetSharedCreditsResponse = GetSharedCreditsResponses[keyof GetSharedCreditsResponses];

export type UpdateSharedCreditsData = {
    body: SharedCreditsUpdate;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/credits';
};

export type UpdateSharedCreditsResponses = {
    /**
     * The shared credits.
     */
    200: SharedCredits;
};

export type UpdateSharedCreditsResponse = UpdateSharedCreditsResponses[keyof UpdateSharedCreditsResponses];

export type AddSharedCreditsData = {
    body: SharedCreditsAddition;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/organizations/{id}/credits';
};

export type AddSharedCreditsResponses = {
    /**
     * The shared credits.
     */
    200: SharedCredits;
};

export type AddSharedCreditsResponse = AddSharedCreditsResponses[keyof AddSharedCreditsResponses];

export type GetInvitationData = {
    body?: never;
    path: {
        /**
         * The token of the invitation link.
         */
        token: string;
    };
    query?: never;
    url: '/api/v1/invitations/{token}';
};

export type GetInvitationResponses = {
    /**
     * The invitation.
     */
    200: InvitationOffer;
};

export type GetInvitationResponse = GetInvitationResponses[keyof GetInvitationResponses];

export type AcceptInvitationData = {
    body?: never;
    path: {
        /**
         * The token of the invitation link.
         */
        token: string;
    };
    query?: never;
    url: '/api/v1/invitations/{token}/accept';
};

export type AcceptInvitationResponses = {
    /**
     * The organization.
     */
    200: Organization;
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type RequestToolData = {
    body: ToolRequest;
    path?: never;
    query?: never;
    url: '/api/v1/request-tool';
};

export type RequestToolResponses = {
    /**
     * Received.
     */
    204: void;
};

export type RequestToolResponse = RequestToolResponses[keyof RequestToolResponses];

export type RequestMethodData = {
    body: MethodRequest;
    path?: never;
    query?: never;
    url: '/api/v1/request-method';
};

export type RequestMethodResponses = {
    /**
     * Received.
     */
    204: void;
};

export type RequestMethodResponse = RequestMethodResponses[keyof RequestMethodResponses];

export type ContactSalesData = {
    body: EnterpriseContact;
    path?: never;
    query?: never;
    url: '/api/v1/enterprise-contact';
};

export type ContactSalesResponses = {
    /**
     * Received.
     */
    204: void;
};

export type ContactSalesResponse = ContactSalesResponses[keyof ContactSalesResponses];

export type ListApiKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/developer/api-keys';
};

export type ListApiKeysResponses = {
    /**
     * The keys, newest first.
     */
    200: Array<ApiKey>;
};

export type ListApiKeysResponse = ListApiKeysResponses[keyof ListApiKeysResponses];

export type CreateApiKeyData = {
    body: ApiKeyCreate;
    path?: never;
    query?: never;
    url: '/api/v1/developer/api-keys';
};

export type CreateApiKeyResponses = {
    /**
     * The key.
     */
    201: ApiKeyCreated;
};

export type CreateApiKeyResponse = CreateApiKeyResponses[keyof CreateApiKeyResponses];

export type RevokeApiKeyData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/developer/api-keys/{id}';
};

export type RevokeApiKeyResponses = {
    /**
     * Revoked.
     */
    204: void;
};

export type RevokeApiKeyResponse = RevokeApiKeyResponses[keyof RevokeApiKeyResponses];

export type ListInboxItemsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `list` asks for a page with a cursor.
         */
        view?: 'list';
        /**
         * The `next_cursor` of the page before.
         */
        cursor?: string;
        /**
         * Items on a page.
         */
        limit?: number;
        /**
         * Words that begin in the title or the description.
         */
        query?: string;
        source_type?: InboxSourceType;
        /**
         * The source that brought them.
         */
        source_id?: string;
        priority?: string;
        /**
         * `true` leaves what only you can settle: approvals, connections and sources.
         */
        waiting?: 'true';
        /**
         * `open` when left out.
         */
        folder?: InboxFolder;
    };
    url: '/api/v1/inbox-items';
};

export type ListInboxItemsResponses = {
    /**
     * The items.
     */
    200: Array<InboxItem> | InboxItemPage;
};

export type ListInboxItemsResponse = ListInboxItemsResponses[keyof ListInboxItemsResponses];

export type CreateInboxItemData = {
    body: InboxItemCreate;
    path?: never;
    query?: never;
    url: '/api/v1/inbox-items';
};

export type CreateInboxItemResponses = {
    /**
     * The item.
     */
    201: InboxItem;
};

export type CreateInboxItemResponse = CreateInboxItemResponses[keyof CreateInboxItemResponses];

export type GetInboxSummaryData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/inbox-items/summary';
};

export type GetInboxSummaryResponses = {
    /**
     * The counts.
     */
    200: InboxSummary;
};

export type GetInboxSummaryResponse = GetInboxSummaryResponses[keyof GetInboxSummaryResponses];

export type BulkActionInboxItemsData = {
    body: BulkAction;
    path?: never;
    query?: never;
    url: '/api/v1/inbox-items/bulk-action';
};

export type BulkActionInboxItemsResponses = {
    /**
     * What was done.
     */
    200: BulkActionResult;
};

export type BulkActionInboxItemsResponse = BulkActionInboxItemsResponses[keyof BulkActionInboxItemsResponses];

export type DeleteInboxItemData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-items/{id}';
};

export type DeleteInboxItemResponses = {
    /**
     * Removed.
     */
    204: void;
};

export type DeleteInboxItemResponse = DeleteInboxItemResponses[keyof DeleteInboxItemResponses];

export type GetInboxItemData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-items/{id}';
};

export type GetInboxItemResponses = {
    /**
     * The item.
     */
    200: InboxItem;
};

export type GetInboxItemResponse = GetInboxItemResponses[keyof GetInboxItemResponses];

export type UpdateInboxItemData = {
    body: InboxItemUpdate;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-items/{id}';
};

export type UpdateInboxItemResponses = {
    /**
     * The item.
     */
    200: InboxItem;
};

export type UpdateInboxItemResponse = UpdateInboxItemResponses[keyof UpdateInboxItemResponses];

export type QuickActionInboxItemData = {
    body: QuickAction;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-items/{id}/quick-action';
};

export type QuickActionInboxItemResponses = {
    /**
     * Done.
     */
    204: void;
};

export type QuickActionInboxItemResponse = QuickActionInboxItemResponses[keyof QuickActionInboxItemResponses];

export type SummarizeInboxItemData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-items/{id}/summarize';
};

export type SummarizeInboxItemResponses = {
    /**
     * The item.
     */
    200: InboxItem;
};

export type SummarizeInboxItemResponse = SummarizeInboxItemResponses[keyof SummarizeInboxItemResponses];

export type ListInboxSourcesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/inbox-sources';
};

export type ListInboxSourcesResponses = {
    /**
     * The sources.
     */
    200: Array<InboxSource>;
};

export type ListInboxSourcesResponse = ListInboxSourcesResponses[keyof ListInboxSourcesResponses];

export type CreateInboxSourceData = {
    body: InboxSourceCreate;
    path?: never;
    query?: never;
    url: '/api/v1/inbox-sources';
};

export type CreateInboxSourceResponses = {
    /**
     * The source.
     */
    201: InboxSource;
};

export type CreateInboxSourceResponse = CreateInboxSourceResponses[keyof CreateInboxSourceResponses];

export type ListAvailableSourcesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/inbox-sources/available-sources';
};

export type ListAvailableSourcesResponses = {
    /**
     * The kinds, each with its settings.
     */
    200: Array<AvailableSource>;
};

export type ListAvailableSourcesResponse = ListAvailableSourcesResponses[keyof ListAvailableSourcesResponses];

export type DeleteInboxSourceData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-sources/{id}';
};

export type DeleteInboxSourceResponses = {
    /**
     * Removed.
     */
    204: void;
};

export type DeleteInboxSourceResponse = DeleteInboxSourceResponses[keyof DeleteInboxSourceResponses];

export type UpdateInboxSourceData = {
    body: InboxSourceUpdate;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-sources/{id}';
};

export type UpdateInboxSourceResponses = {
    /**
     * The source.
     */
    200: InboxSource;
};

export type UpdateInboxSourceResponse = UpdateInboxSourceResponses[keyof UpdateInboxSourceResponses];

export type RestoreInboxSourceData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-sources/{id}/restore';
};

export type RestoreInboxSourceResponses = {
    /**
     * The source.
     */
    200: InboxSource;
};

export type RestoreInboxSourceResponse = RestoreInboxSourceResponses[keyof RestoreInboxSourceResponses];

export type RunInboxSourceData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/inbox-sources/{id}/run';
};

export type RunInboxSourceResponses = {
    /**
     * The source, and what it brought.
     */
    200: InboxSourceRun;
};

export type RunInboxSourceResponse = RunInboxSourceResponses[keyof RunInboxSourceResponses];

export type PreviewInboxSourceData = {
    body: InboxSourcePreviewRequest;
    path?: never;
    query?: never;
    url: '/api/v1/inbox-sources/preview';
};

export type PreviewInboxSourceResponses = {
    /**
     * Its first items.
     */
    200: InboxSourcePreview;
};

export type PreviewInboxSourceResponse = PreviewInboxSourceResponses[keyof PreviewInboxSourceResponses];

export type ListPlaybooksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/playbooks';
};

export type ListPlaybooksResponses = {
    /**
     * The playbooks.
     */
    200: Array<Playbook>;
};

export type ListPlaybooksResponse = ListPlaybooksResponses[keyof ListPlaybooksResponses];

export type CreatePlaybookData = {
    body: PlaybookWrite;
    path?: never;
    query?: never;
    url: '/api/v1/playbooks';
};

export type CreatePlaybookResponses = {
    /**
     * The playbook.
     */
    201: Playbook;
};

export type CreatePlaybookResponse = CreatePlaybookResponses[keyof CreatePlaybookResponses];

export type DeletePlaybookData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/playbooks/{id}';
};

export type DeletePlaybookResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeletePlaybookResponse = DeletePlaybookResponses[keyof DeletePlaybookResponses];

export type GetPlaybookData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/playbooks/{id}';
};

export type GetPlaybookResponses = {
    /**
     * The playbook.
     */
    200: Playbook;
};

export type GetPlaybookResponse = GetPlaybookResponses[keyof GetPlaybookResponses];

export type UpdatePlaybookData = {
    body: PlaybookWrite;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/playbooks/{id}';
};

export type UpdatePlaybookResponses = {
    /**
     * The playbook.
     */
    200: Playbook;
};

export type UpdatePlaybookResponse = UpdatePlaybookResponses[keyof UpdatePlaybookResponses];

export type ListReadyMadePlaybooksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/playbooks/ready-made';
};

export type ListReadyMadePlaybooksResponses = {
    /**
     * The playbooks. None of them is yours before you save it.
     */
    200: Array<ReadyMadePlaybook>;
};

export type ListReadyMadePlaybooksResponse = ListReadyMadePlaybooksResponses[keyof ListReadyMadePlaybooksResponses];

export type PreviewPlaybookDraftData = {
    body: PlaybookDraft;
    path?: never;
    query?: never;
    url: '/api/v1/playbooks/preview';
};

export type PreviewPlaybookDraftResponses = {
    /**
     * The prompt.
     */
    200: PlaybookPreview;
};

export type PreviewPlaybookDraftResponse = PreviewPlaybookDraftResponses[keyof PreviewPlaybookDraftResponses];

export type PreviewPlaybookData = {
    body: PlaybookPreviewRequest;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/playbooks/{id}/preview';
};

export type PreviewPlaybookResponses = {
    /**
     * The prompt.
     */
    200: PlaybookPreview;
};

export type PreviewPlaybookResponse = PreviewPlaybookResponses[keyof PreviewPlaybookResponses];

export type CountPlaybookMatchesData = {
    body: PlaybookConditions;
    path?: never;
    query?: never;
    url: '/api/v1/playbooks/matches';
};

export type CountPlaybookMatchesResponses = {
    /**
     * The counts.
     */
    200: PlaybookMatches;
};

export type CountPlaybookMatchesResponse = CountPlaybookMatchesResponses[keyof CountPlaybookMatchesResponses];

export type StopPlaybookAutomationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/playbooks/{id}/automation/stop';
};

export type StopPlaybookAutomationResponses = {
    /**
     * The playbook.
     */
    200: Playbook;
};

export type StopPlaybookAutomationResponse = StopPlaybookAutomationResponses[keyof StopPlaybookAutomationResponses];

export type ListPlaybookRunsData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/playbooks/{id}/runs';
};

export type ListPlaybookRunsResponses = {
    /**
     * At most 20 runs, newest first.
     */
    200: Array<PlaybookRun>;
};

export type ListPlaybookRunsResponse = ListPlaybookRunsResponses[keyof ListPlaybookRunsResponses];

export type ListPlaybookVersionsData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/playbooks/{id}/versions';
};

export type ListPlaybookVersionsResponses = {
    /**
     * At most 50, the one that was replaced last first.
     */
    200: Array<PlaybookVersion>;
};

export type ListPlaybookVersionsResponse = ListPlaybookVersionsResponses[keyof ListPlaybookVersionsResponses];

export type GetPaymentConfigData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/stripe/config';
};

export type GetPaymentConfigResponses = {
    /**
     * The publishable key; empty when payments are not set up.
     */
    200: PaymentConfig;
};

export type GetPaymentConfigResponse = GetPaymentConfigResponses[keyof GetPaymentConfigResponses];

export type CreateCheckoutSessionData = {
    body: CheckoutRequest;
    path?: never;
    query?: never;
    url: '/api/v1/stripe/create-checkout-session';
};

export type CreateCheckoutSessionResponses = {
    /**
     * The checkout.
     */
    200: CheckoutSession;
};

export type CreateCheckoutSessionResponse = CreateCheckoutSessionResponses[keyof CreateCheckoutSessionResponses];

export type CreatePortalSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/stripe/create-portal-session';
};

export type CreatePortalSessionResponses = {
    /**
     * The payment provider's page.
     */
    200: PortalSession;
};

export type CreatePortalSessionResponse = CreatePortalSessionResponses[keyof CreatePortalSessionResponses];

export type StartPhoneVerificationData = {
    body: PhoneVerificationStart;
    path?: never;
    query?: never;
    url: '/api/v1/phone-verification/start';
};

export type StartPhoneVerificationResponses = {
    /**
     * Sent.
     */
    204: void;
};

export type StartPhoneVerificationResponse = StartPhoneVerificationResponses[keyof StartPhoneVerificationResponses];

export type CompletePhoneVerificationData = {
    body: PhoneVerificationComplete;
    path?: never;
    query?: never;
    url: '/api/v1/phone-verification/complete';
};

export type CompletePhoneVerificationResponses = {
    /**
     * Verified.
     */
    204: void;
};

export type CompletePhoneVerificationResponse = CompletePhoneVerificationResponses[keyof CompletePhoneVerificationResponses];

export type GetCreditsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/credits';
};

export type GetCreditsResponses = {
    /**
     * The credits and the plan.
     */
    200: CreditSummary;
};

export type GetCreditsResponse = GetCreditsResponses[keyof GetCreditsResponses];

export type ListLedgerData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The `next_cursor` of the page before.
         */
        cursor?: string;
        /**
         * Only lines of a kind: what was spent, what was added (given, bought, refunded or expired), both (`settled`), or holds, which are given back when their run ends.
         */
        kind?: 'settled' | 'spent' | 'added' | 'held';
        /**
         * Only lines of one chat.
         */
        session_id?: string;
        /**
         * Only lines from this moment on.
         */
        from?: string;
        /**
         * Only lines before this moment.
         */
        until?: string;
    };
    url: '/api/v1/credits/ledger';
};

export type ListLedgerResponses = {
    /**
     * A page, newest first.
     */
    200: LedgerPage;
};

export type ListLedgerResponse = ListLedgerResponses[keyof ListLedgerResponses];

export type ExportLedgerData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only lines of a kind: what was spent, what was added (given, bought, refunded or expired), both (`settled`), or holds, which are given back when their run ends.
         */
        kind?: 'settled' | 'spent' | 'added' | 'held';
        /**
         * Only lines of one chat.
         */
        session_id?: string;
        /**
         * Only lines from this moment on.
         */
        from?: string;
        /**
         * Only lines before this moment.
         */
        until?: string;
    };
    url: '/api/v1/credits/ledger.csv';
};

export type ExportLedgerResponses = {
    /**
     * All lines, newest first, with a line of headers.
     */
    200: string;
};

export type ExportLedgerResponse = ExportLedgerResponses[keyof ExportLedgerResponses];

export type GetCreditLimitsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/credits/limits';
};

export type GetCreditLimitsResponses = {
    /**
     * The limits.
     */
    200: CreditLimits;
};

export type GetCreditLimitsResponse = GetCreditLimitsResponses[keyof GetCreditLimitsResponses];

export type UpdateCreditLimitsData = {
    body: CreditLimitsUpdate;
    path?: never;
    query?: never;
    url: '/api/v1/credits/limits';
};

export type UpdateCreditLimitsResponses = {
    /**
     * The limits.
     */
    200: CreditLimits;
};

export type UpdateCreditLimitsResponse = UpdateCreditLimitsResponses[keyof UpdateCreditLimitsResponses];

export type ListModelsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/models';
};

export type ListModelsResponses = {
    /**
     * The models, in the order they are offered.
     */
    200: ModelChoices;
};

export type ListModelsResponse = ListModelsResponses[keyof ListModelsResponses];

export type GetModelSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/admin/models';
};

export type GetModelSettingsResponses = {
    /**
     * The settings. Keys are never shown.
     */
    200: ModelSettings;
};

export type GetModelSettingsResponse = GetModelSettingsResponses[keyof GetModelSettingsResponses];

export type SaveModelData = {
    body: ModelSave;
    path?: never;
    query?: never;
    url: '/api/v1/admin/models';
};

export type SaveModelResponses = {
    /**
     * The settings.
     */
    200: ModelSettings;
};

export type SaveModelResponse = SaveModelResponses[keyof SaveModelResponses];

export type DeleteModelData = {
    body?: never;
    path: {
        /**
         * A model id, such as `openai:gpt-4o`.
         */
        model_id: string;
    };
    query?: never;
    url: '/api/v1/admin/models/{model_id}';
};

export type DeleteModelResponses = {
    /**
     * It is removed.
     */
    204: void;
};

export type DeleteModelResponse = DeleteModelResponses[keyof DeleteModelResponses];

export type AddModelProviderData = {
    body: ModelProviderAdd;
    path?: never;
    query?: never;
    url: '/api/v1/admin/model-providers';
};

export type AddModelProviderResponses = {
    /**
     * The settings with it.
     */
    201: ModelSettings;
};

export type AddModelProviderResponse = AddModelProviderResponses[keyof AddModelProviderResponses];

export type TestModelProviderData = {
    body: ModelProviderTest;
    path?: never;
    query?: never;
    url: '/api/v1/admin/model-providers/test';
};

export type TestModelProviderResponses = {
    /**
     * What worked and what did not.
     */
    200: ModelProviderReport;
};

export type TestModelProviderResponse = TestModelProviderResponses[keyof TestModelProviderResponses];

export type DeleteModelProviderData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/model-providers/{id}';
};

export type DeleteModelProviderResponses = {
    /**
     * It is removed.
     */
    204: void;
};

export type DeleteModelProviderResponse = DeleteModelProviderResponses[keyof DeleteModelProviderResponses];

export type UpdateModelProviderData = {
    body: ModelProviderUpdate;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/model-providers/{id}';
};

export type UpdateModelProviderResponses = {
    /**
     * The settings.
     */
    200: ModelSettings;
};

export type UpdateModelProviderResponse = UpdateModelProviderResponses[keyof UpdateModelProviderResponses];

export type FindOrganizationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A part of the name.
         */
        query?: string;
    };
    url: '/api/v1/admin/organizations';
};

export type FindOrganizationsResponses = {
    /**
     * The first 50 by name.
     */
    200: Array<NamedOrganization>;
};

export type FindOrganizationsResponse = FindOrganizationsResponses[keyof FindOrganizationsResponses];

export type ListModelEvaluationsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/admin/model-evaluations';
};

export type ListModelEvaluationsResponses = {
    /**
     * What is asked, and the evaluations, the newest first.
     */
    200: ModelEvaluationList;
};

export type ListModelEvaluationsResponse = ListModelEvaluationsResponses[keyof ListModelEvaluationsResponses];

export type StartModelEvaluationData = {
    body: ModelEvaluationStart;
    path?: never;
    query?: never;
    url: '/api/v1/admin/model-evaluations';
};

export type StartModelEvaluationResponses = {
    /**
     * It waits for its turn.
     */
    201: ModelEvaluation;
};

export type StartModelEvaluationResponse = StartModelEvaluationResponses[keyof StartModelEvaluationResponses];

export type DeleteModelEvaluationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/model-evaluations/{id}';
};

export type DeleteModelEvaluationResponses = {
    /**
     * It is stopped or removed.
     */
    204: void;
};

export type DeleteModelEvaluationResponse = DeleteModelEvaluationResponses[keyof DeleteModelEvaluationResponses];

export type GetModelEvaluationData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: {
        /**
         * Only cases that ended so.
         */
        outcome?: EvaluationOutcome;
        /**
         * The `next_cursor` of the page before.
         */
        cursor?: string;
    };
    url: '/api/v1/admin/model-evaluations/{id}';
};

export type GetModelEvaluationResponses = {
    /**
     * A page of its cases.
     */
    200: ModelEvaluationDetail;
};

export type GetModelEvaluationResponse = GetModelEvaluationResponses[keyof GetModelEvaluationResponses];

export type ListAuditData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The `next_cursor` of the page before.
         */
        cursor?: string;
        /**
         * A part of the e-mail address of who did it or whom it was done to.
         */
        email?: string;
        /**
         * Such as `tool_call`.
         */
        action?: string;
        outcome?: 'done' | 'failed' | 'denied' | 'unknown';
        /**
         * The first day in UTC.
         */
        from?: string;
        /**
         * The last day in UTC.
         */
        to?: string;
        /**
         * `true` leaves what you did yourself, for administrators, too.
         */
        mine?: 'true';
    };
    url: '/api/v1/audit';
};

export type ListAuditResponses = {
    /**
     * A page, newest first.
     */
    200: AuditPage;
};

export type ListAuditResponse = ListAuditResponses[keyof ListAuditResponses];

export type ExportAuditData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A part of the e-mail address of who did it or whom it was done to.
         */
        email?: string;
        /**
         * Such as `tool_call`.
         */
        action?: string;
        outcome?: 'done' | 'failed' | 'denied' | 'unknown';
        /**
         * The first day in UTC.
         */
        from?: string;
        /**
         * The last day in UTC.
         */
        to?: string;
    };
    url: '/api/v1/admin/audit/export';
};

export type ExportAuditResponses = {
    /**
     * The lines, with a heading.
     */
    200: string;
};

export type ExportAuditResponse = ExportAuditResponses[keyof ExportAuditResponses];

export type VerifyAuditData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/admin/audit/verification';
};

export type VerifyAuditResponses = {
    /**
     * What was found.
     */
    200: AuditVerification;
};

export type VerifyAuditResponse = VerifyAuditResponses[keyof VerifyAuditResponses];

export type ListPluginSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/admin/plugin-settings';
};

export type ListPluginSettingsResponses = {
    /**
     * Settings by plugin name.
     */
    200: PluginSettingsMap;
};

export type ListPluginSettingsResponse = ListPluginSettingsResponses[keyof ListPluginSettingsResponses];

export type UpdatePluginSettingsData = {
    body: PluginSettingsUpdate;
    path: {
        /**
         * The plugin's `name`.
         */
        pluginName: string;
    };
    query?: never;
    url: '/api/v1/admin/plugin-settings/{pluginName}';
};

export type UpdatePluginSettingsResponses = {
    /**
     * Saved.
     */
    200: MessageAnswer;
};

export type UpdatePluginSettingsResponse = UpdatePluginSettingsResponses[keyof UpdatePluginSettingsResponses];

export type ListUsersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `list` asks for a page.
         */
        view?: 'list';
        /**
         * A part of the e-mail address.
         */
        query?: string;
        /**
         * `created_at` when left out.
         */
        sort?: 'email' | 'is_admin' | 'balance' | 'created_at';
        /**
         * `descending` when left out.
         */
        direction?: 'ascending' | 'descending';
        /**
         * From 1.
         */
        page?: number;
        /**
         * Users on a page.
         */
        limit?: number;
    };
    url: '/api/v1/admin/users';
};

export type ListUsersResponses = {
    /**
     * The users.
     */
    200: Array<AdminUser> | AdminUserPage;
};

export type ListUsersResponse = ListUsersResponses[keyof ListUsersResponses];

export type DeleteUserData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/users/{id}';
};

export type DeleteUserResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteUserResponse = DeleteUserResponses[keyof DeleteUserResponses];

export type GetUserData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/users/{id}';
};

export type GetUserResponses = {
    /**
     * The user.
     */
    200: AdminUser;
};

export type GetUserResponse = GetUserResponses[keyof GetUserResponses];

export type UpdateUserData = {
    body: AdminUserUpdate;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/users/{id}';
};

export type UpdateUserResponses = {
    /**
     * The user.
     */
    200: AdminUser;
};

export type UpdateUserResponse = UpdateUserResponses[keyof UpdateUserResponses];

export type GetUserBelongingsData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/users/{id}/belongings';
};

export type GetUserBelongingsResponses = {
    /**
     * How many of each.
     */
    200: UserBelongings;
};

export type GetUserBelongingsResponse = GetUserBelongingsResponses[keyof GetUserBelongingsResponses];

export type RemoveUserTwoStepData = {
    body?: never;
    path: {
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/users/{id}/two-step';
};

export type RemoveUserTwoStepResponses = {
    /**
     * Logins of the user ask for the password alone.
     */
    204: void;
};

export type RemoveUserTwoStepResponse = RemoveUserTwoStepResponses[keyof RemoveUserTwoStepResponses];

export type GetUsageData = {
    body?: never;
    path?: never;
    query?: {
        days?: number;
    };
    url: '/api/v1/admin/usage';
};

export type GetUsageResponses = {
    /**
     * A value for each day.
     */
    200: Usage;
};

export type GetUsageResponse = GetUsageResponses[keyof GetUsageResponses];

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/admin/health';
};

export type GetHealthResponses = {
    /**
     * The figures of now.
     */
    200: ServerHealth;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type RetryDeadWorkData = {
    body?: never;
    path: {
        /**
         * `job`, or `message` for mails and text messages.
         */
        kind: string;
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/dead-work/{kind}/{id}/retry';
};

export type RetryDeadWorkResponses = {
    /**
     * It is enqueued again.
     */
    204: void;
};

export type RetryDeadWorkResponse = RetryDeadWorkResponses[keyof RetryDeadWorkResponses];

export type DiscardDeadWorkData = {
    body?: never;
    path: {
        /**
         * `job`, or `message` for mails and text messages.
         */
        kind: string;
        /**
         * The object's id.
         */
        id: string;
    };
    query?: never;
    url: '/api/v1/admin/dead-work/{kind}/{id}';
};

export type DiscardDeadWorkResponses = {
    /**
     * It is forgotten.
     */
    204: void;
};

export type DiscardDeadWorkResponse = DiscardDeadWorkResponses[keyof DiscardDeadWorkResponses];
