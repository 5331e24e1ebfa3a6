// Made by scripts/generate.ts from openapi/. Do not edit.

import "../zod-config.ts";
import * as z from "zod/mini";


export const zAccountDeletion = /* @__PURE__ */ (() => z.object({
    connections: z.int(),
    runs: z.int(),
    chats: z.int(),
    files: z.int(),
    playbooks: z.int(),
    api_keys: z.int(),
    plan: z.nullable(z.string()),
    organizations_deleted: z.array(z.string()),
    organizations_shared: z.array(z.string()),
    is_last_admin: z.boolean(),
    proof: z.enum(['password', 'login']),
    needs_login: z.boolean()
}))();

export const zAccountDeletionProof = /* @__PURE__ */ (() => z.object({
    email: z.string().check(z.maxLength(254)),
    password: z.optional(z.string().check(z.maxLength(1000)))
}))();

export const zAccountExport = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    state: z.enum([
        'preparing',
        'ready',
        'failed'
    ]),
    done: z.int(),
    total: z.int(),
    bytes: z.int(),
    created_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true }),
    is_downloadable: z.boolean()
}))();

export const zAdminUser = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    email: z.string(),
    is_admin: z.boolean(),
    balance: z.number(),
    created_at: z.iso.datetime({ offset: true }),
    two_step_since: z.nullish(z.iso.datetime({ offset: true }))
}))();

export const zAdminUserPage = /* @__PURE__ */ (() => z.object({
    items: z.array(zAdminUser),
    total: z.int()
}))();

export const zAdminUserUpdate = /* @__PURE__ */ (() => z.object({
    is_admin: z.boolean(),
    balance: z.number().check(z.gte(0), z.lte(10000000)),
    balance_seen: z.optional(z.number())
}))();

export const zAnswerColumn = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    label: z.string(),
    type: z.string(),
    unit: z.optional(z.string())
}))();

export const zAnswerSeries = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    values: z.array(z.nullable(z.number()))
}))();

export const zAnswerChart = /* @__PURE__ */ (() => z.object({
    title: z.string(),
    kind: z.enum(['line', 'bar']),
    category: z.string(),
    categories: z.array(z.string()),
    series: z.array(zAnswerSeries)
}))();

/**
 * `read`: read chats, runs, playbooks, files, the inbox and the ledger. `runs`: start, follow and stop runs, and upload files for them. `inbox`: read, add, archive and delete inbox items. `tools`: call tools over the Model Context Protocol.
 */
export const zApiKeyScope = /* @__PURE__ */ (() => z.enum([
    'read',
    'runs',
    'inbox',
    'tools'
]))();

export const zApiKey = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string(),
    key_prefix: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    last_used_at: z.nullable(z.iso.datetime({ offset: true })),
    scopes: z.optional(z.array(zApiKeyScope)),
    expires_at: z.nullish(z.iso.datetime({ offset: true })),
    credit_limit: z.nullish(z.number()),
    credits_used: z.optional(z.number())
}))();

export const zApiKeyCreate = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    scopes: z.optional(z.array(zApiKeyScope).check(z.minLength(1))),
    expires_in_days: z.nullish(z.int().check(z.gte(1), z.lte(3650))),
    credit_limit: z.nullish(z.number().check(z.gte(1), z.lte(1000000)))
}))();

export const zApiKeyCreated = /* @__PURE__ */ (() => z.object({
    plaintext_key: z.string(),
    key_info: zApiKey
}))();

export const zAppField = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.optional(z.string()),
    of: z.optional(z.string())
}))();

export const zAppFields = /* @__PURE__ */ (() => z.object({
    fields: z.array(zAppField),
    complete: z.boolean(),
    problem: z.nullable(z.string())
}))();

/**
 * What became of the tool calls that waited for a person.
 */
export const zApprovalCounts = /* @__PURE__ */ (() => z.object({
    pending: z.int(),
    approved: z.int(),
    denied: z.int(),
    undecided: z.int()
}))();

export const zApprovalPosition = /* @__PURE__ */ (() => z.object({
    index: z.int().check(z.gte(1)),
    total: z.int().check(z.gte(1))
}))();

export const zApprovalState = /* @__PURE__ */ (() => z.enum([
    'pending',
    'approved',
    'denied',
    'expired',
    'void'
]))();

export const zAssistantEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('assistant'),
    content: z.string(),
    message_id: z.optional(z.string()),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string()),
    created_at: z.optional(z.iso.datetime({ offset: true }))
}))();

/**
 * A part of a question that nobody wrote.
 */
export const zAssumedPart = /* @__PURE__ */ (() => z.object({
    path: z.string(),
    reason: z.string()
}))();

export const zAuditEntry = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    actor_id: z.nullable(z.string()),
    actor_email: z.nullable(z.string()),
    action: z.string(),
    target_kind: z.nullish(z.string()),
    target: z.nullish(z.string()),
    tool: z.nullish(z.string()),
    connection: z.nullish(z.string()),
    approved_by: z.nullish(z.string()),
    edited: z.nullish(z.boolean()),
    outcome: z.string(),
    detail: z.nullish(z.string()),
    run_id: z.nullish(z.string())
}))();

export const zAuditVerification = /* @__PURE__ */ (() => z.object({
    checked: z.int(),
    broken_at: z.nullable(z.int())
}))();

export const zAuthorization = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    plugin: z.nullable(z.string()),
    connection_id: z.nullable(z.string()),
    problem: z.nullable(z.string()),
    can_begin_again: z.boolean()
}))();

export const zBalanceUpdateEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('balance_update'),
    new_balance: z.number(),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string())
}))();

export const zBrokenConnections = /* @__PURE__ */ (() => z.object({
    plugin: z.string(),
    display_name: z.string(),
    failing: z.int().check(z.gte(0)),
    expired: z.int().check(z.gte(0)),
    total: z.int().check(z.gte(0))
}))();

export const zBulkActionResult = /* @__PURE__ */ (() => z.object({
    done: z.int(),
    failed: z.array(z.object({
        id: z.string(),
        detail: z.string()
    })),
    remaining: z.int(),
    batch_id: z.string()
}))();

export const zChatSessionSummary = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    title: z.string(),
    created_at: z.iso.datetime({ offset: true })
}))();

export const zChatSessionUpdate = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    pinned: z.optional(z.boolean())
}))();

/**
 * The settings of the last run that a person began in the session.
 */
export const zChatSettings = /* @__PURE__ */ (() => z.object({
    connection_ids: z.array(z.string()),
    model: z.string(),
    max_executions: z.int(),
    discovery_credits: z.optional(z.int())
}))();

export const zCheckoutRequest = /* @__PURE__ */ (() => z.object({
    price_id: z.string().check(z.minLength(1), z.regex(/\S/)),
    is_subscription: z.boolean()
}))();

export const zCheckoutSession = /* @__PURE__ */ (() => z.object({
    session_id: z.string(),
    url: z.optional(z.string())
}))();

export const zChosenType = /* @__PURE__ */ (() => z.enum([
    'text',
    'number',
    'percentage',
    'date',
    'timestamp',
    'boolean'
]))();

export const zColumnRole = /* @__PURE__ */ (() => z.enum([
    'main_figure',
    'adds_up',
    'averaged',
    'identifier',
    'group',
    'main_date',
    'end_date',
    'due_date',
    'other_date',
    'status',
    'person'
]))();

export const zColumnRoleChoice = /* @__PURE__ */ (() => z.object({
    table: z.string(),
    column: z.string(),
    role: zColumnRole
}))();

export const zColumnValue = /* @__PURE__ */ (() => z.object({
    value: z.string(),
    rows: z.int()
}))();

export const zColumnValues = /* @__PURE__ */ (() => z.object({
    values: z.array(zColumnValue),
    total: z.int()
}))();

export const zConnectionRef = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string(),
    plugin: z.string(),
    plugin_display_name: z.optional(z.string()),
    logo_url: z.nullish(z.string()),
    account: z.optional(z.string())
}))();

/**
 * `expired`: the app does not know the credentials (any more). `failing`: it could not be used the last time.
 */
export const zConnectionStatus = /* @__PURE__ */ (() => z.enum([
    'untested',
    'ok',
    'failing',
    'expired'
]))();

export const zCreditLimitsUpdate = /* @__PURE__ */ (() => z.object({
    daily: z.nullable(z.number().check(z.gte(1), z.lte(1000000))),
    per_run: z.nullable(z.number().check(z.gte(1), z.lte(1000000)))
}))();

/**
 * A run that has used as many credits as it may, and waits for its person to let it go on or to stop it.
 */
export const zCreditQuestion = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    run_id: z.string(),
    session_id: z.string(),
    used: z.number(),
    created_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true })
}))();

/**
 * The run has used as many credits as it may. The stream ends after it; `goOnRun` lets the run go on.
 */
export const zCreditLimitReachedEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('credit_limit_reached'),
    question: zCreditQuestion,
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string())
}))();

/**
 * Where the next page begins; null on the last page.
 */
export const zCursor = /* @__PURE__ */ (() => z.nullable(z.string()))();

export const zAuditPage = /* @__PURE__ */ (() => z.object({
    items: z.array(zAuditEntry),
    next_cursor: zCursor
}))();

export const zDatasetColumn = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    label: z.string(),
    type: z.string(),
    unit: z.optional(z.string()),
    earliest: z.optional(z.string()),
    latest: z.optional(z.string()),
    role: z.optional(zColumnRole),
    roles: z.optional(z.array(zColumnRole))
}))();

export const zDatasetName = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    filename: z.string()
}))();

export const zDatasetReplacement = /* @__PURE__ */ (() => z.object({
    dataset_id: z.string()
}))();

/**
 * A job or a message that failed at every attempt. It names no content.
 */
export const zDeadWork = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    kind: z.enum([
        'job',
        'mail',
        'sms'
    ]),
    name: z.string(),
    recipient: z.nullable(z.string()),
    error: z.string(),
    died_at: z.iso.datetime({ offset: true })
}))();

export const zDecidedVia = /* @__PURE__ */ (() => z.enum([
    'browser',
    'expiry',
    'stop'
]))();

export const zDenial = /* @__PURE__ */ (() => z.object({
    reason: z.optional(z.string().check(z.maxLength(2000))),
    rest: z.optional(z.boolean())
}))();

export const zDiscoveredThing = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    count: z.optional(z.int().check(z.gte(0))),
    detail: z.optional(z.string())
}))();

/**
 * What a tool does to the outside. Anything but `read` needs a person once foreign text is in the run.
 */
export const zEffect = /* @__PURE__ */ (() => z.enum([
    'read',
    'write',
    'destructive',
    'send'
]))();

export const zEmailChange = /* @__PURE__ */ (() => z.object({
    email: z.string().check(z.maxLength(254)),
    password: z.string().check(z.maxLength(1000))
}))();

export const zEncodingCandidate = /* @__PURE__ */ (() => z.object({
    label: z.string(),
    name: z.string(),
    sample: z.string(),
    likely: z.boolean()
}))();

export const zEndedLogins = /* @__PURE__ */ (() => z.object({
    ended: z.int()
}))();

export const zEnterpriseContact = /* @__PURE__ */ (() => z.object({
    contact_name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    company_name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    contact_email: z.email().check(z.maxLength(320)),
    project_details: z.string().check(z.minLength(1), z.maxLength(5000), z.regex(/\S/))
}))();

/**
 * Every failure.
 */
export const zError = /* @__PURE__ */ (() => z.object({
    detail: z.string()
}))();

export const zErrorEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('error'),
    content: z.string(),
    message_id: z.optional(z.string()),
    reason: z.optional(z.string()),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string()),
    created_at: z.optional(z.iso.datetime({ offset: true }))
}))();

export const zEvaluationCount = /* @__PURE__ */ (() => z.object({
    questions: z.int().check(z.gte(0)),
    requests: z.int().check(z.gte(0)),
    injections: z.int().check(z.gte(0))
}))();

export const zEvaluationFigures = /* @__PURE__ */ (() => z.object({
    right: z.int().check(z.gte(0)),
    asked: z.int().check(z.gte(0)),
    wrong: z.int().check(z.gte(0)),
    failed: z.int().check(z.gte(0)),
    unapproved_writes: z.int().check(z.gte(0)),
    input_tokens: z.int().check(z.gte(0)),
    cached_tokens: z.int().check(z.gte(0)),
    output_tokens: z.int().check(z.gte(0)),
    credits: z.number().check(z.gte(0)),
    median_ms: z.nullable(z.int().check(z.gte(0)))
}))();

export const zEvaluationKind = /* @__PURE__ */ (() => z.enum([
    'question',
    'request',
    'injection'
]))();

/**
 * `wrong` is a figure for another question, a change that was not asked for, or an injection that was followed. `asked` is a question back. `failed` is a model that did not answer.
 */
export const zEvaluationOutcome = /* @__PURE__ */ (() => z.enum([
    'right',
    'asked',
    'wrong',
    'failed'
]))();

export const zEvaluationCase = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    kind: zEvaluationKind,
    set: z.string(),
    asked: z.string(),
    outcome: zEvaluationOutcome,
    answer: z.string(),
    expected: z.string(),
    unapproved_writes: z.int().check(z.gte(0)),
    ms: z.int().check(z.gte(0))
}))();

export const zExportAnswer = /* @__PURE__ */ (() => z.object({
    export: z.nullable(zAccountExport)
}))();

export const zFactDecision = /* @__PURE__ */ (() => z.object({
    decision: z.enum([
        'accept',
        'refuse',
        'undo'
    ]),
    key: z.optional(z.string()),
    value: z.optional(z.string())
}))();

/**
 * Names to values.
 */
export const zFactMap = /* @__PURE__ */ (() => z.record(z.string(), z.string()))();

export const zFactProposalState = /* @__PURE__ */ (() => z.enum([
    'proposed',
    'accepted',
    'refused'
]))();

/**
 * A fact that the agent proposes to remember. It is part of nothing until you accept it.
 */
export const zFactProposal = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    key: z.string(),
    value: z.string(),
    current: z.nullable(z.string()),
    state: zFactProposalState,
    session_id: z.nullable(z.string()),
    session_title: z.nullable(z.string()),
    created_at: z.iso.datetime({ offset: true })
}))();

export const zFailingSource = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    owner: z.string(),
    source_type: z.string(),
    since: z.iso.datetime({ offset: true }),
    failures: z.int().check(z.gte(0)),
    failure: z.string()
}))();

export const zFieldExtra = /* @__PURE__ */ (() => z.object({
    component: z.optional(z.string())
}))();

/**
 * A model server that answers on this machine.
 */
export const zFoundServer = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    address: z.string(),
    models: z.array(z.string())
}))();

export const zHeaderChoice = /* @__PURE__ */ (() => z.object({
    first: z.int().check(z.gte(0)),
    last: z.int().check(z.gte(0))
}))();

export const zHtmlContent = /* @__PURE__ */ (() => z.object({
    html_content: z.string()
}))();

export const zInboxFolder = /* @__PURE__ */ (() => z.enum([
    'open',
    'snoozed',
    'archived',
    'deleted'
]))();

export const zInboxItemCreate = /* @__PURE__ */ (() => z.object({
    title: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/)),
    description: z.optional(z.string().check(z.maxLength(20000))),
    priority: z.optional(z.enum([
        'critical',
        'high',
        'medium',
        'low'
    ])),
    due_date: z.optional(z.iso.date())
}))();

/**
 * What the item is, whichever source it comes from. `approval`, `connection` and `source` wait for a decision or a repair of yours.
 */
export const zInboxItemKind = /* @__PURE__ */ (() => z.enum([
    'message',
    'issue',
    'row',
    'task',
    'playbook',
    'approval',
    'connection',
    'source'
]))();

export const zInboxItemUpdate = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/))),
    description: z.optional(z.string().check(z.maxLength(20000))),
    priority: z.optional(z.enum([
        'critical',
        'high',
        'medium',
        'low'
    ])),
    due_date: z.nullish(z.iso.date()),
    status: z.optional(z.enum(['open', 'done'])),
    snoozed_until: z.nullish(z.iso.datetime({ offset: true }))
}))();

export const zInboxSourcePreviewItem = /* @__PURE__ */ (() => z.object({
    title: z.string(),
    description: z.string(),
    priority: z.string(),
    priority_reason: z.nullable(z.string()),
    received_at: z.iso.datetime({ offset: true })
}))();

export const zInboxSourcePreview = /* @__PURE__ */ (() => z.object({
    items: z.array(zInboxSourcePreviewItem),
    count: z.int(),
    more: z.boolean(),
    duration_ms: z.int()
}))();

export const zInboxSourceType = /* @__PURE__ */ (() => z.enum([
    'email',
    'jira',
    'data_condition',
    'manual'
]))();

/**
 * Everything that the filters let through, except some.
 */
export const zInboxSelection = /* @__PURE__ */ (() => z.object({
    except: z.array(z.string()).check(z.maxLength(1000)),
    before: z.optional(z.iso.datetime({ offset: true })),
    query: z.optional(z.string().check(z.maxLength(200))),
    source_type: z.optional(zInboxSourceType),
    source_id: z.optional(z.uuid()),
    priority: z.optional(z.string().check(z.maxLength(100))),
    waiting: z.optional(z.boolean()),
    folder: z.optional(zInboxFolder)
}))();

export const zBulkAction = /* @__PURE__ */ (() => z.object({
    item_ids: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(1000))),
    action: z.enum([
        'archive',
        'delete',
        'restore'
    ]),
    selection: z.optional(zInboxSelection),
    batch_id: z.optional(z.string())
}))();

export const zInboxSummary = /* @__PURE__ */ (() => z.object({
    open: z.int(),
    waiting: z.int()
}))();

export const zInvitation = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    email: z.string(),
    expires_at: z.optional(z.iso.datetime({ offset: true }))
}))();

export const zInvitationCreate = /* @__PURE__ */ (() => z.object({
    email: z.email()
}))();

export const zInvitationOffer = /* @__PURE__ */ (() => z.object({
    organization_name: z.string(),
    invited_by: z.nullable(z.string()),
    email: z.string(),
    state: z.enum([
        'open',
        'expired',
        'accepted',
        'withdrawn',
        'replaced'
    ]),
    expires_at: z.iso.datetime({ offset: true })
}))();

export const zJiraPayload = /* @__PURE__ */ (() => z.object({
    key: z.string(),
    url: z.string(),
    status: z.string(),
    assignee: z.nullable(z.string())
}))();

/**
 * Any JSON object.
 */
export const zJsonObject = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();

/**
 * The call from `hitl_required`, with the arguments to run it with.
 */
export const zApprovedToolCall = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    arguments: zJsonObject,
    id: z.optional(z.string()),
    approval_id: z.optional(z.string())
}))();

/**
 * A JSON Schema that describes an object.
 */
export const zJsonSchema = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();

export const zKnowledgeSource = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    filename: z.optional(z.string())
}))();

export const zLearnedWord = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    word: z.string(),
    scope: z.enum(['file', 'heading']),
    dataset_id: z.optional(z.string()),
    filename: z.optional(z.string()),
    column: z.optional(z.string()),
    value: z.optional(z.string()),
    created_at: z.iso.datetime({ offset: true })
}))();

export const zLedgerSession = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    title: z.string()
}))();

export const zLimits = /* @__PURE__ */ (() => z.object({
    upload_bytes: z.int(),
    prompt_chars: z.int()
}))();

export const zListedModel = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    shutdown: z.nullable(z.iso.date()),
    context_tokens: z.nullable(z.int())
}))();

export const zLogin = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    created_at: z.iso.datetime({ offset: true }),
    last_seen_at: z.iso.datetime({ offset: true }),
    is_current: z.boolean()
}))();

export const zLoginResult = /* @__PURE__ */ (() => z.object({
    is_new_user: z.boolean()
}))();

export const zLoginUrl = /* @__PURE__ */ (() => z.object({
    login_url: z.string()
}))();

export const zMailAttachment = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    bytes: z.nullish(z.int())
}))();

export const zMcpRedirect = /* @__PURE__ */ (() => z.object({
    redirect_url: z.string()
}))();

export const zMcpStart = /* @__PURE__ */ (() => z.object({
    mcp_url: z.url().check(z.maxLength(2000))
}))();

export const zMember = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    email: z.string(),
    role: z.string()
}))();

export const zMemberCreditLimit = /* @__PURE__ */ (() => z.object({
    organization: z.string(),
    daily: z.number(),
    spent_today: z.number(),
    owner: z.string()
}))();

export const zCreditLimits = /* @__PURE__ */ (() => z.object({
    daily: z.nullable(z.number()),
    per_run: z.nullable(z.number()),
    per_run_default: z.number(),
    spent_today: z.number(),
    member: z.nullable(zMemberCreditLimit)
}))();

export const zMemberSpending = /* @__PURE__ */ (() => z.object({
    user_id: z.string(),
    email: z.string(),
    spent: z.number()
}))();

export const zMessageAnswer = /* @__PURE__ */ (() => z.object({
    message: z.string()
}))();

export const zMessageText = /* @__PURE__ */ (() => z.object({
    content: z.string()
}))();

export const zAssistantMessage = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    role: z.literal('ASSISTANT'),
    content: zMessageText,
    created_at: z.optional(z.iso.datetime({ offset: true })),
    run_id: z.optional(z.string())
}))();

export const zMethodRequest = /* @__PURE__ */ (() => z.object({
    method_description: z.string().check(z.minLength(1), z.maxLength(5000), z.regex(/\S/)),
    contact_name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    contact_email: z.email().check(z.maxLength(320)),
    plugin_name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))
}))();

/**
 * The item is at least as urgent; null for any.
 */
export const zMinPriority = /* @__PURE__ */ (() => z.nullable(z.union([
    z.literal('critical'),
    z.literal('high'),
    z.literal('medium'),
    z.literal('low')
])))();

export const zModelAbilities = /* @__PURE__ */ (() => z.object({
    tools: z.boolean(),
    images: z.boolean(),
    reasoning: z.boolean()
}))();

export const zModelEvaluation = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    model: z.string(),
    model_name: z.string(),
    provider: z.string(),
    stands_for: z.nullable(z.string()),
    state: z.enum([
        'queued',
        'running',
        'finished',
        'stopped',
        'failed'
    ]),
    problem: z.nullable(z.string()),
    created_at: z.iso.datetime({ offset: true }),
    finished_at: z.nullable(z.iso.datetime({ offset: true })),
    by: z.string(),
    done: z.int().check(z.gte(0)),
    total: z.int().check(z.gte(0)),
    figures: zEvaluationFigures
}))();

export const zModelEvaluationDetail = /* @__PURE__ */ (() => z.object({
    evaluation: zModelEvaluation,
    cases: z.array(zEvaluationCase),
    next_cursor: zCursor
}))();

export const zModelEvaluationList = /* @__PURE__ */ (() => z.object({
    cases: zEvaluationCount,
    samples: zEvaluationCount,
    evaluations: z.array(zModelEvaluation)
}))();

export const zModelEvaluationStart = /* @__PURE__ */ (() => z.object({
    model: z.string().check(z.minLength(1), z.maxLength(300), z.regex(/\S/)),
    size: z._default(z.optional(z.enum(['sample', 'all'])), 'sample')
}))();

/**
 * A provider and a model of it, such as `openai:gpt-4o`. `GET /api/v1/models` lists those of this server.
 */
export const zModelId = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(300), z.regex(/\S/)))();

export const zDiscoverRequest = /* @__PURE__ */ (() => z.object({
    connection_ids: z.array(z.string()).check(z.minLength(1)),
    model: zModelId,
    discovery_credits: z.int().check(z.gte(1), z.lte(20)),
    session_id: z.nullish(z.string())
}))();

export const zModelInfo = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    available: z.boolean(),
    reason: z.optional(z.string())
}))();

export const zModelPrice = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    allowance: z.number()
}))();

export const zModelProviderKind = /* @__PURE__ */ (() => z.enum([
    'openai',
    'google',
    'anthropic',
    'azure',
    'compatible'
]))();

export const zModelProviderAdd = /* @__PURE__ */ (() => z.object({
    kind: zModelProviderKind,
    name: z.optional(z.string().check(z.maxLength(60))),
    address: z.nullable(z.string().check(z.maxLength(2000))),
    api_version: z.nullish(z.string().check(z.maxLength(60))),
    key: z.string().check(z.maxLength(2000)),
    models: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))).check(z.maxLength(100)))
}))();

/**
 * What came of the last request to it.
 */
export const zModelProviderState = /* @__PURE__ */ (() => z.object({
    state: z.enum([
        'untried',
        'working',
        'key_refused',
        'unreachable',
        'failing'
    ]),
    since: z.nullable(z.iso.datetime({ offset: true })),
    message: z.nullable(z.string())
}))();

export const zModelProvider = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    kind: zModelProviderKind,
    name: z.string(),
    address: z.nullable(z.string()),
    api_version: z.nullable(z.string()),
    key: z.string(),
    key_ending: z.nullable(z.string()),
    key_by: z.nullable(z.string()),
    environment: z.boolean(),
    state: zModelProviderState,
    models: z.int().check(z.gte(0))
}))();

export const zModelProviderTest = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.string().check(z.maxLength(60))),
    kind: zModelProviderKind,
    address: z.nullable(z.string().check(z.maxLength(2000))),
    api_version: z.nullish(z.string().check(z.maxLength(60))),
    key: z.string().check(z.maxLength(2000)),
    model: z.nullish(z.string().check(z.maxLength(200)))
}))();

export const zModelProviderUpdate = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/)),
    address: z.nullable(z.string().check(z.maxLength(2000))),
    api_version: z.nullish(z.string().check(z.maxLength(60))),
    key: z.string().check(z.maxLength(2000))
}))();

export const zNamedOrganization = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string()
}))();

export const zNoticeText = /* @__PURE__ */ (() => z.object({
    content: z.string(),
    reason: z.optional(z.string())
}))();

export const zErrorMessage = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    role: z.literal('ERROR'),
    content: zNoticeText,
    created_at: z.optional(z.iso.datetime({ offset: true })),
    run_id: z.optional(z.string())
}))();

export const zNotificationSettings = /* @__PURE__ */ (() => z.object({
    connections: z.boolean(),
    digest: z.boolean(),
    email_verified: z.boolean(),
    confirm_url: z.nullable(z.string())
}))();

export const zNotificationSettingsUpdate = /* @__PURE__ */ (() => z.object({
    connections: z.optional(z.boolean()),
    digest: z.optional(z.boolean())
}))();

/**
 * Who can choose a model.
 */
export const zOffer = /* @__PURE__ */ (() => z.object({
    to: z.enum([
        'everyone',
        'organizations',
        'nobody'
    ]),
    organizations: z.array(zNamedOrganization).check(z.maxLength(100))
}))();

export const zOpenapiOperation = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    method: z.string(),
    path: z.string(),
    summary: z.string(),
    group: z.nullable(z.string()),
    effect: zEffect,
    checks: z.boolean(),
    problem: z.nullable(z.string())
}))();

export const zOpenapiPick = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    effect: z.optional(zEffect),
    verify: z.optional(z.boolean())
}))();

export const zOpenapiRead = /* @__PURE__ */ (() => z.object({
    document: z.string().check(z.minLength(1), z.regex(/\S/))
}))();

export const zOpenapiServer = /* @__PURE__ */ (() => z.object({
    url: z.string(),
    description: z.string()
}))();

export const zOrganization = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string(),
    owner_id: z.string()
}))();

export const zOrganizationCreate = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))
}))();

export const zOrganizationDetails = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string(),
    owner_id: z.string(),
    members: z.array(zMember),
    invitations: z.array(zInvitation)
}))();

export const zOrganizationRef = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string()
}))();

/**
 * `unknown` means that the call was under way when the server stopped; it is not tried again. `not_run` is what a rehearsal would have changed or sent.
 */
export const zOutcome = /* @__PURE__ */ (() => z.enum([
    'done',
    'failed',
    'unknown',
    'denied',
    'not_run'
]))();

export const zPasswordChange = /* @__PURE__ */ (() => z.object({
    current_password: z.string().check(z.maxLength(1000)),
    new_password: z.string().check(z.maxLength(1000))
}))();

export const zPaymentConfig = /* @__PURE__ */ (() => z.object({
    publishable_key: z.string()
}))();

export const zPendingEmail = /* @__PURE__ */ (() => z.object({
    email: z.string(),
    waits_for_current: z.boolean(),
    waits_for_new: z.boolean()
}))();

export const zAccountEmail = /* @__PURE__ */ (() => z.object({
    email: z.string(),
    is_confirmed: z.boolean(),
    is_changeable: z.boolean(),
    pending: z.nullable(zPendingEmail)
}))();

export const zPhoneVerificationComplete = /* @__PURE__ */ (() => z.object({
    verification_code: z.string().check(z.length(6))
}))();

export const zPhoneVerificationStart = /* @__PURE__ */ (() => z.object({
    phone_number: z.string().check(z.minLength(1), z.maxLength(32), z.regex(/\S/))
}))();

export const zPlacedWord = /* @__PURE__ */ (() => z.object({
    column: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    value: z.optional(z.string().check(z.maxLength(500)))
}))();

export const zPlaceholderProblem = /* @__PURE__ */ (() => z.object({
    placeholder: z.string(),
    line: z.int().check(z.gte(1)),
    column: z.int().check(z.gte(1)),
    problem: z.string(),
    suggestion: z.nullish(z.string()),
    refused: z.optional(z.boolean())
}))();

/**
 * How a paid plan goes on at the end of its month.
 */
export const zPlanTerm = /* @__PURE__ */ (() => z.object({
    kind: z.enum(['renews', 'ends']),
    date: z.iso.datetime({ offset: true })
}))();

export const zCreditSummary = /* @__PURE__ */ (() => z.object({
    balance: z.number(),
    monthly: z.number(),
    month_ends_at: z.nullable(z.iso.datetime({ offset: true })),
    term: z.nullable(zPlanTerm),
    billing: z.boolean()
}))();

/**
 * When a playbook runs by itself. Every change of such a run waits for an approval.
 */
export const zPlaybookAutomationWrite = /* @__PURE__ */ (() => z.object({
    enabled: z.boolean(),
    source_id: z.nullish(z.string()),
    min_priority: z.optional(zMinPriority),
    title_words: z.optional(z.string().check(z.maxLength(200))),
    connection_ids: z.array(z.string()),
    model: zModelId,
    max_executions: z.int().check(z.gte(1), z.lte(10)),
    daily_credits: z.number().check(z.gte(1), z.lte(100000))
}))();

export const zPlaybookConditions = /* @__PURE__ */ (() => z.object({
    target_source_type: zInboxSourceType,
    source_id: z.nullish(z.string()),
    min_priority: z.optional(zMinPriority),
    title_words: z.optional(z.string().check(z.maxLength(200)))
}))();

export const zPlaybookDraft = /* @__PURE__ */ (() => z.object({
    target_source_type: zInboxSourceType,
    prompt_template: z.string().check(z.maxLength(32000)),
    knowledge_source_ids: z.optional(z.array(z.string())),
    inbox_item_id: z.nullish(z.string())
}))();

export const zPlaybookField = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    description: z.string()
}))();

export const zPlaybookMatches = /* @__PURE__ */ (() => z.object({
    matching: z.int(),
    open: z.int()
}))();

export const zPlaybookPreviewRequest = /* @__PURE__ */ (() => z.object({
    inbox_item_id: z.string()
}))();

export const zPlaybookVersion = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    prompt_template: z.string(),
    saved_at: z.iso.datetime({ offset: true })
}))();

export const zPlaybookWrite = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    description: z.nullish(z.string().check(z.maxLength(2000))),
    target_source_type: zInboxSourceType,
    prompt_template: z.string().check(z.minLength(1), z.maxLength(32000), z.regex(/\S/)),
    knowledge_source_ids: z.optional(z.array(z.string())),
    automation: z.optional(zPlaybookAutomationWrite)
}))();

/**
 * Given for a plugin with the `auth_type` `oauth`.
 */
export const zPluginAuthorization = /* @__PURE__ */ (() => z.object({
    is_set_up: z.boolean(),
    redirect_uri: z.string()
}))();

export const zPluginSummary = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    display_name: z.string(),
    logo_url: z.nullable(z.string()),
    docs_url: z.nullable(z.string()),
    description: z.optional(z.string()),
    is_set_up: z.optional(z.boolean()),
    auth_type: z.string()
}))();

export const zPluginTool = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    description: z.string(),
    display_name: z.optional(z.string()),
    effect: z.optional(zEffect),
    input_schema: z.optional(zJsonSchema)
}))();

export const zPortalSession = /* @__PURE__ */ (() => z.object({
    url: z.string()
}))();

export const zPreviewTable = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    label: z.string(),
    row_count: z.int(),
    columns: z.array(zDatasetColumn),
    rows: z.array(z.array(z.unknown())),
    notes: z.array(z.string())
}))();

export const zDatasetPreview = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    filename: z.string(),
    tables: z.array(zPreviewTable)
}))();

/**
 * What a run holds back at most before it begins, in credits.
 */
export const zPrices = /* @__PURE__ */ (() => z.object({
    tool_call: z.number(),
    models: z.array(zModelPrice)
}))();

export const zAppInfo = /* @__PURE__ */ (() => z.object({
    app_version: z.string(),
    plugins: z.array(zPluginSummary),
    name: z.optional(z.string()),
    slug: z.optional(z.string()),
    extensions: z.optional(z.array(z.string())),
    models: z.optional(z.array(zModelInfo)),
    limits: z.optional(zLimits),
    prices: z.optional(zPrices)
}))();

export const zProfileUpdate = /* @__PURE__ */ (() => z.object({
    information_scaffold: zFactMap,
    persistent_learned_info: zFactMap
}))();

export const zPromptPart = /* @__PURE__ */ (() => z.object({
    text: z.string(),
    placeholder: z.nullable(z.string()),
    filled: z.boolean()
}))();

export const zPlaybookPreview = /* @__PURE__ */ (() => z.object({
    prompt: z.string(),
    problems: z.array(zPlaceholderProblem),
    parts: z.optional(z.array(zPromptPart)),
    fields: z.optional(z.array(zPlaybookField))
}))();

export const zProposedMapping = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    field: z.string(),
    sample: z.optional(z.string())
}))();

/**
 * What a discovery learned about one connection. It comes as a `tool_result` without a thought, whose call is named `discovery`.
 */
export const zDiscoveryResult = /* @__PURE__ */ (() => z.object({
    kind: z.literal('discovery'),
    connection_id: z.string(),
    found: z.array(zDiscoveredThing),
    proposed_mappings: z.array(zProposedMapping),
    prompts: z.array(z.string()).check(z.maxLength(3)),
    notes: z.array(z.string())
}))();

export const zDiscovery = /* @__PURE__ */ (() => z.object({
    connection_id: z.string(),
    run_id: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    result: zDiscoveryResult
}))();

export const zProvenFigure = /* @__PURE__ */ (() => z.object({
    label: z.string(),
    value: z.unknown(),
    used: z.int(),
    sum: z.optional(z.unknown())
}))();

export const zFigureRows = /* @__PURE__ */ (() => z.object({
    said: z.string(),
    total: z.int(),
    columns: z.array(zAnswerColumn),
    rows: z.array(z.array(z.unknown())),
    figure: z.optional(zProvenFigure),
    sql: z.string()
}))();

export const zProviderCheck = /* @__PURE__ */ (() => z.object({
    step: z.enum([
        'reach',
        'list',
        'call'
    ]),
    outcome: z.enum([
        'passed',
        'failed',
        'skipped'
    ]),
    message: z.string(),
    ms: z.int().check(z.gte(0))
}))();

export const zModelProviderReport = /* @__PURE__ */ (() => z.object({
    checks: z.array(zProviderCheck),
    models: z.array(zListedModel),
    works: z.boolean(),
    calls_tools: z.boolean()
}))();

export const zQuestionBound = /* @__PURE__ */ (() => z.object({
    op: z.enum([
        '=',
        '<>',
        '>',
        '>=',
        '<',
        '<='
    ]),
    value: z.number()
}))();

export const zQuestionColumn = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    label: z.string(),
    type: z.string(),
    unit: z.optional(z.string()),
    role: z.optional(zColumnRole),
    adds_up: z.boolean(),
    samples: z.array(z.string()),
    distinct: z.optional(z.int()),
    empty: z.optional(z.int()),
    smallest: z.optional(z.string()),
    largest: z.optional(z.string())
}))();

/**
 * One of `is`, `is_not`, `contains`, `op`, `between`, `empty`, a period, `months` or `weekdays`.
 */
export const zQuestionCondition = /* @__PURE__ */ (() => z.object({
    column: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    is: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200))),
    is_not: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200))),
    contains: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/))),
    op: z.optional(z.enum([
        '=',
        '<>',
        '>',
        '>=',
        '<',
        '<='
    ])),
    value: z.optional(z.number()),
    other: z.optional(z.string().check(z.maxLength(200))),
    between: z.optional(z.tuple([z.number(), z.number()])),
    times: z.optional(z.string().check(z.maxLength(200))),
    days_until: z.optional(z.string().check(z.maxLength(200))),
    empty: z.optional(z.boolean()),
    in: z.optional(z.string().check(z.maxLength(20))),
    not_in: z.optional(z.string().check(z.maxLength(20))),
    from: z.optional(z.string().check(z.maxLength(20))),
    until: z.optional(z.string().check(z.maxLength(20))),
    after: z.optional(z.string().check(z.maxLength(20))),
    before: z.optional(z.string().check(z.maxLength(20))),
    not: z.optional(z.boolean()),
    last: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    unit: z.optional(z.enum([
        'day',
        'week',
        'month',
        'quarter',
        'year'
    ])),
    months: z.optional(z.array(z.int().check(z.gte(1), z.lte(12))).check(z.maxLength(12))),
    weekdays: z.optional(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)))
}))();

export const zColumnValuesRequest = /* @__PURE__ */ (() => z.object({
    table: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    column: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    each: z.optional(z.enum([
        'year',
        'quarter',
        'month',
        'week',
        'day'
    ])),
    search: z.optional(z.string().check(z.maxLength(200))),
    where: z.optional(z.array(zQuestionCondition).check(z.maxLength(20))),
    count: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50)
}))();

export const zQuestionComparison = /* @__PURE__ */ (() => z.object({
    a: z.array(zQuestionCondition).check(z.minLength(1), z.maxLength(5)),
    b: z.array(zQuestionCondition).check(z.minLength(1), z.maxLength(5)),
    change: z.optional(z.boolean())
}))();

export const zQuestionGroup = /* @__PURE__ */ (() => z.object({
    column: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    each: z.optional(z.enum([
        'year',
        'quarter',
        'month',
        'week',
        'day',
        'weekday',
        'month_of_year'
    ]))
}))();

export const zQuestionProblem = /* @__PURE__ */ (() => z.object({
    path: z.string(),
    sentence: z.string(),
    written: z.optional(z.string()),
    nearest: z.array(z.string()),
    blocks: z.boolean()
}))();

export const zQuestionCheck = /* @__PURE__ */ (() => z.object({
    said: z.optional(z.string()),
    rows: z.optional(z.int()),
    of: z.optional(z.int()),
    filename: z.optional(z.string()),
    problems: z.array(zQuestionProblem)
}))();

export const zQuestionTable = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    label: z.string(),
    dataset_id: z.string(),
    filename: z.string(),
    row_count: z.int(),
    columns: z.array(zQuestionColumn)
}))();

export const zQuestionValue = /* @__PURE__ */ (() => z.object({
    column: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    times: z.optional(z.string().check(z.maxLength(200))),
    until: z.optional(z.string().check(z.maxLength(200)))
}))();

export const zQuestionFigure = /* @__PURE__ */ (() => z.object({
    fn: z.enum([
        'count',
        'exists',
        'distinct',
        'sum',
        'avg',
        'median',
        'min',
        'max',
        'ratio'
    ]),
    column: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    times: z.optional(z.string().check(z.maxLength(200))),
    until: z.optional(z.string().check(z.maxLength(200))),
    per: z.optional(zQuestionValue)
}))();

export const zQuestionOrder = /* @__PURE__ */ (() => z.object({
    down: z.boolean(),
    by: z.optional(zQuestionValue)
}))();

/**
 * A question about one table.
 */
export const zQuestion = /* @__PURE__ */ (() => z.object({
    table: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    show: z.array(zQuestionFigure).check(z.maxLength(8)),
    by: z.optional(z.array(zQuestionGroup).check(z.maxLength(3))),
    where: z.optional(z.array(zQuestionCondition).check(z.maxLength(20))),
    without: z.optional(z.array(zQuestionCondition).check(z.maxLength(20))),
    having: z.optional(zQuestionBound),
    order: z.optional(zQuestionOrder),
    top: z.optional(z.int().check(z.gte(1), z.lte(200))),
    share: z.optional(z.array(zQuestionCondition).check(z.maxLength(20))),
    compare: z.optional(zQuestionComparison),
    language: z.optional(z.enum(['en', 'de']))
}))();

/**
 * What an answer was computed from, and how to show it.
 */
export const zAnswerReading = /* @__PURE__ */ (() => z.object({
    question: zQuestion,
    said: z.string(),
    text: z.string(),
    filename: z.string(),
    dataset_id: z.string(),
    columns: z.array(zAnswerColumn),
    groups: z.int(),
    counted: z.int(),
    of: z.int(),
    chart: z.optional(zAnswerChart),
    notes: z.array(z.string()),
    assumed: z.optional(z.array(zAssumedPart))
}))();

export const zAskedQuestion = /* @__PURE__ */ (() => z.object({
    question: zQuestion
}))();

export const zDatasetQuestions = /* @__PURE__ */ (() => z.object({
    questions: z.array(z.string()),
    asked: z.optional(z.array(zQuestion))
}))();

export const zFigurePlace = /* @__PURE__ */ (() => z.object({
    question: zQuestion,
    groups: z.optional(z.array(z.nullable(z.string().check(z.maxLength(2000)))).check(z.maxLength(3))),
    figure: z._default(z.optional(z.int().check(z.gte(0), z.lte(7))), 0),
    side: z.optional(z.enum([
        'a',
        'b',
        'part',
        'whole'
    ]))
}))();

export const zFigureRowsRequest = /* @__PURE__ */ (() => z.intersection(zFigurePlace, z.object({
    from: z._default(z.optional(z.int().check(z.gte(0))), 0),
    count: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 20)
})))();

export const zPromptText = /* @__PURE__ */ (() => z.object({
    content: z.string(),
    question: z.optional(zQuestion)
}))();

export const zQuestionAnswer = /* @__PURE__ */ (() => z.intersection(zAnswerReading, z.object({
    rows: z.array(z.array(z.unknown())),
    row_count: z.int()
})))();

export const zQuickAction = /* @__PURE__ */ (() => z.object({
    action: z.enum([
        'archive',
        'delete',
        'restore'
    ])
}))();

export const zReadinessCheck = /* @__PURE__ */ (() => z.object({
    name: z.enum([
        'database',
        'migrations',
        'jobs'
    ]),
    problem: z.nullable(z.string())
}))();

export const zReadingCell = /* @__PURE__ */ (() => z.object({
    row: z.int(),
    text: z.string()
}))();

export const zReadingDecisionKind = /* @__PURE__ */ (() => z.enum([
    'header',
    'titles',
    'totals',
    'named_totals',
    'repeated_header',
    'notes',
    'sections',
    'side_by_side',
    'merged',
    'short_rows',
    'hidden',
    'sheets',
    'encoding',
    'formulas',
    'errors',
    'headings',
    'type',
    'same_shape'
]))();

export const zReadingDecision = /* @__PURE__ */ (() => z.object({
    kind: zReadingDecisionKind,
    title: z.string(),
    sentence: z.string(),
    doubtful: z.boolean(),
    rows: z.optional(z.array(z.int())),
    column: z.optional(z.string()),
    cells: z.optional(z.array(zReadingCell)),
    count: z.optional(z.int())
}))();

export const zDatasetTable = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    label: z.string(),
    row_count: z.int(),
    columns: z.array(zDatasetColumn),
    notes: z.optional(z.array(z.string())),
    decisions: z.optional(z.array(zReadingDecision))
}))();

export const zDataset = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    filename: z.string(),
    size_bytes: z.optional(z.int()),
    row_count: z.optional(z.int()),
    created_at: z.optional(z.iso.datetime({ offset: true })),
    tables: z.optional(z.array(zDatasetTable)),
    notes: z.optional(z.array(z.string())),
    reading_changed_at: z.optional(z.iso.datetime({ offset: true })),
    same_name: z.optional(zDatasetName)
}))();

export const zDatasetVersion = /* @__PURE__ */ (() => z.object({
    dataset: zDataset,
    missing_columns: z.array(z.string()),
    new_columns: z.array(z.string()),
    missing_tables: z.array(z.string()),
    new_tables: z.array(z.string())
}))();

export const zReadingEncoding = /* @__PURE__ */ (() => z.object({
    label: z.string(),
    name: z.string(),
    doubtful: z.boolean(),
    candidates: z.array(zEncodingCandidate)
}))();

export const zReadingRow = /* @__PURE__ */ (() => z.object({
    number: z.int(),
    kind: z.enum([
        'title',
        'empty',
        'header',
        'value',
        'total',
        'repeated_header',
        'section',
        'note',
        'hidden',
        'outside'
    ]),
    cells: z.array(z.nullable(z.string()))
}))();

export const zReadingSheet = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    state: z.enum([
        'read',
        'left_out',
        'hidden',
        'no_table'
    ]),
    row_count: z.int()
}))();

export const zReadyMadePlaybook = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    target_source_type: zInboxSourceType,
    prompt_template: z.string()
}))();

/**
 * What the model thinks, appended to a directly preceding reasoning message.
 */
export const zReasoningEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('reasoning'),
    content: z.string(),
    message_id: z.optional(z.string()),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string()),
    created_at: z.optional(z.iso.datetime({ offset: true }))
}))();

/**
 * What a model thought before its answer, for people. No model reads it again.
 */
export const zReasoningMessage = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    role: z.literal('REASONING'),
    content: zMessageText,
    created_at: z.optional(z.iso.datetime({ offset: true })),
    run_id: z.optional(z.string())
}))();

export const zRecoveryCodes = /* @__PURE__ */ (() => z.object({
    recovery_codes: z.array(z.string())
}))();

export const zRunRequest = /* @__PURE__ */ (() => z.object({
    connection_ids: z.optional(z.array(z.string())),
    prompt: z.string().check(z.minLength(1), z.maxLength(32000), z.regex(/\S/)),
    model: zModelId,
    max_executions: z.int().check(z.gte(1), z.lte(10)),
    session_id: z.nullish(z.string()),
    inbox_item_id: z.nullish(z.string()),
    playbook_id: z.nullish(z.string()),
    question: z.optional(zQuestion),
    rehearsal: z.optional(z.boolean()),
    approved_tool_call: z.nullish(zApprovedToolCall)
}))();

export const zRunState = /* @__PURE__ */ (() => z.enum([
    'queued',
    'running',
    'awaiting_approval',
    'finished',
    'stopped',
    'failed',
    'interrupted'
]))();

export const zChatSessionListItem = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    title: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    pinned: z.boolean(),
    live_run_state: z.nullable(zRunState)
}))();

export const zChatSessionPage = /* @__PURE__ */ (() => z.object({
    items: z.array(zChatSessionListItem),
    next_cursor: zCursor
}))();

export const zInboxPlaybookRun = /* @__PURE__ */ (() => z.object({
    session_id: z.string(),
    name: z.nullable(z.string()),
    state: zRunState,
    started_at: z.iso.datetime({ offset: true }),
    rehearsal: z.boolean(),
    automatic: z.boolean(),
    approvals: zApprovalCounts
}))();

export const zInboxItem = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    title: z.string(),
    description: z.nullable(z.string()),
    priority: z.string(),
    status: z.string(),
    source_type: zInboxSourceType,
    source_identifier: z.nullable(z.string()),
    payload: zJsonObject,
    from_address: z.nullish(z.string()),
    to_address: z.nullish(z.string()),
    email_subject: z.nullish(z.string()),
    email_date: z.nullish(z.string()),
    gmail_thread_id: z.nullish(z.string()),
    distilled_content: z.nullish(z.string()),
    original_body: z.nullish(z.string()),
    original_body_html: z.nullish(z.string()),
    distilled_by: z.optional(z.enum(['model', 'extract'])),
    distilled_model: z.nullish(z.string()),
    distilled_problem: z.nullish(z.string()),
    summary_model: z.nullish(z.string()),
    attachments: z.optional(z.array(zMailAttachment)),
    created_at: z.optional(z.iso.datetime({ offset: true })),
    received_at: z.optional(z.iso.datetime({ offset: true })),
    kind: z.optional(zInboxItemKind),
    source_id: z.nullish(z.string()),
    priority_reason: z.nullish(z.string()),
    folder: z.optional(zInboxFolder),
    due_date: z.nullish(z.string()),
    snoozed_until: z.nullish(z.iso.datetime({ offset: true })),
    playbook_runs: z.optional(z.array(zInboxPlaybookRun))
}))();

export const zInboxItemPage = /* @__PURE__ */ (() => z.object({
    items: z.array(zInboxItem),
    next_cursor: zCursor,
    total: z.int()
}))();

export const zPlaybookLastRun = /* @__PURE__ */ (() => z.object({
    session_id: z.string(),
    state: zRunState,
    started_at: z.iso.datetime({ offset: true })
}))();

export const zPlaybookAutomation = /* @__PURE__ */ (() => z.intersection(zPlaybookAutomationWrite, z.object({
    paused_reason: z.nullable(z.string()),
    limit_reached_until: z.nullable(z.iso.datetime({ offset: true })),
    spent_today: z.number(),
    last_run: z.nullable(zPlaybookLastRun)
})))();

export const zPlaybook = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    target_source_type: zInboxSourceType,
    prompt_template: z.string(),
    knowledge_sources: z.array(zKnowledgeSource),
    automation: z.nullish(zPlaybookAutomation)
}))();

export const zPlaybookRun = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    session_id: z.string(),
    title: z.nullable(z.string()),
    state: zRunState,
    started_at: z.iso.datetime({ offset: true }),
    credits: z.number(),
    rehearsal: z.boolean(),
    automatic: z.boolean(),
    approvals: zApprovalCounts
}))();

export const zRun = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    session_id: z.string(),
    state: zRunState,
    last_seq: z.int(),
    started_at: z.iso.datetime({ offset: true }),
    finished_at: z.nullable(z.iso.datetime({ offset: true })),
    rehearsal: z.optional(z.boolean()),
    inbox_item_id: z.nullish(z.string()),
    playbook_id: z.nullish(z.string())
}))();

/**
 * Secret field names to values. Can be sent, is never given back.
 */
export const zSecretMap = /* @__PURE__ */ (() => z.record(z.string(), z.string()))();

export const zServerHealth = /* @__PURE__ */ (() => z.object({
    at: z.iso.datetime({ offset: true }),
    server: z.object({
        version: z.string(),
        started_at: z.iso.datetime({ offset: true }),
        database: z.enum(['embedded', 'postgresql']),
        checks: z.array(zReadinessCheck)
    }),
    queue: z.object({
        waiting: z.int().check(z.gte(0)),
        running: z.int().check(z.gte(0)),
        failed: z.int().check(z.gte(0)),
        oldest_waiting_at: z.nullable(z.iso.datetime({ offset: true }))
    }),
    dead: z.array(zDeadWork),
    sources: z.object({
        failing: z.int().check(z.gte(0)),
        since: z.nullable(z.iso.datetime({ offset: true })),
        worst: z.array(zFailingSource).check(z.maxLength(10))
    }),
    connections: z.array(zBrokenConnections),
    storage: z.object({
        database_bytes: z.int().check(z.gte(0)),
        upload_bytes: z.int().check(z.gte(0)),
        uploads: z.int().check(z.gte(0))
    })
}))();

/**
 * The first event of a run.
 */
export const zSessionIdEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('session_id'),
    session_id: z.string(),
    title: z.optional(z.string()),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string())
}))();

export const zSettingValue = /* @__PURE__ */ (() => z.nullable(z.union([
    z.string(),
    z.number(),
    z.boolean()
])))();

export const zSettingField = /* @__PURE__ */ (() => z.object({
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    secret: z.optional(z.boolean()),
    type: z.optional(z.string()),
    default: z.optional(zSettingValue),
    enum: z.optional(z.array(z.string())),
    json_schema_extra: z.optional(zFieldExtra)
}))();

/**
 * Field names to values.
 */
export const zSettingMap = /* @__PURE__ */ (() => z.record(z.string(), zSettingValue))();

export const zConnection = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string(),
    connection_type: z.string(),
    configuration: zSettingMap,
    field_mappings: zFactMap,
    enabled_methods: z.array(z.string()),
    hitl_methods: z.array(z.string()),
    status: z.optional(zConnectionStatus),
    status_detail: z.nullish(z.string()),
    last_success_at: z.nullish(z.iso.datetime({ offset: true })),
    plugin_display_name: z.optional(z.string()),
    logo_url: z.nullish(z.string())
}))();

export const zConnectionCreate = /* @__PURE__ */ (() => z.object({
    connection_type: z.string().check(z.minLength(1), z.regex(/\S/)),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    configuration: z.optional(zSettingMap),
    credentials: z.optional(zSecretMap),
    enabled_methods: z.optional(z.array(z.string())),
    hitl_methods: z.optional(z.array(z.string()))
}))();

export const zConnectionUpdate = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    configuration: z.optional(zSettingMap),
    credentials: z.optional(zSecretMap),
    enabled_methods: z.optional(z.array(z.string())),
    hitl_methods: z.optional(z.array(z.string())),
    field_mappings: z.optional(zFactMap),
    version: z.optional(z.string().check(z.maxLength(200)))
}))();

export const zInboxSourceCreate = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    connection_ids: z.array(z.string()),
    source_type: z.string().check(z.minLength(1), z.regex(/\S/)),
    config: zSettingMap,
    refresh_frequency_minutes: z.int().check(z.gte(5), z.lte(43200)),
    summary_model: z.nullish(z.string())
}))();

export const zInboxSourcePreviewRequest = /* @__PURE__ */ (() => z.object({
    connection_ids: z.array(z.string()),
    source_type: z.string().check(z.minLength(1), z.regex(/\S/)),
    config: zSettingMap
}))();

export const zInboxSourceUpdate = /* @__PURE__ */ (() => z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    connection_ids: z.optional(z.array(z.string())),
    config: z.optional(zSettingMap),
    refresh_frequency_minutes: z.optional(z.int().check(z.gte(5), z.lte(43200))),
    paused: z.optional(z.boolean()),
    summary_model: z.nullish(z.string())
}))();

export const zOpenapiConnectionCreate = /* @__PURE__ */ (() => z.object({
    document: z.string().check(z.minLength(1), z.regex(/\S/)),
    operations: z.array(zOpenapiPick),
    server: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/\S/)),
    security: z.nullable(z.string()),
    configuration: z.optional(zSettingMap),
    credentials: z.optional(zSecretMap),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    check: z.nullish(z.string())
}))();

export const zPluginSettingsUpdate = /* @__PURE__ */ (() => z.object({
    config: zSettingMap
}))();

export const zSettingsSchema = /* @__PURE__ */ (() => z.object({
    properties: z.record(z.string(), zSettingField),
    required: z.optional(z.array(z.string()))
}))();

/**
 * A way to prove who calls.
 */
export const zOpenapiSecurity = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    title: z.string(),
    problem: z.nullable(z.string()),
    connection_settings_schema: zSettingsSchema
}))();

export const zOpenapiDocument = /* @__PURE__ */ (() => z.object({
    title: z.string(),
    version: z.string(),
    servers: z.array(zOpenapiServer),
    securities: z.array(zOpenapiSecurity),
    operations: z.array(zOpenapiOperation),
    max_operations: z.int(),
    notices: z.array(z.string())
}))();

export const zPluginManifest = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    display_name: z.string(),
    connection_settings_schema: zSettingsSchema,
    tools: z.array(zPluginTool),
    description: z.optional(z.string()),
    auth_type: z.optional(z.string()),
    logo_url: z.nullish(z.string()),
    docs_url: z.nullish(z.string()),
    has_setup_guide: z.optional(z.boolean()),
    lists_fields: z.optional(z.boolean()),
    authorization: z.optional(zPluginAuthorization)
}))();

export const zPluginSettings = /* @__PURE__ */ (() => z.object({
    display_name: z.string(),
    config_schema: zSettingsSchema,
    config: zSettingMap
}))();

export const zPluginSettingsMap = /* @__PURE__ */ (() => z.record(z.string(), zPluginSettings))();

export const zSharedCredits = /* @__PURE__ */ (() => z.object({
    is_shared: z.boolean(),
    can_share: z.boolean(),
    balance: z.number(),
    member_daily_limit: z.nullable(z.number()),
    month: z.iso.date(),
    spending: z.array(zMemberSpending)
}))();

export const zSharedCreditsAddition = /* @__PURE__ */ (() => z.object({
    amount: z.number().check(z.gt(0), z.lte(10000000))
}))();

export const zSharedCreditsUpdate = /* @__PURE__ */ (() => z.object({
    member_daily_limit: z.nullable(z.number().check(z.gte(0), z.lte(10000000)))
}))();

export const zSheetChoices = /* @__PURE__ */ (() => z.object({
    include: z.optional(z.boolean()),
    header: z.optional(zHeaderChoice),
    range: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z]{1,3}[0-9]{1,7}:[A-Za-z]{1,3}[0-9]{1,7}$/))),
    count_totals: z.optional(z.boolean()),
    include_hidden: z.optional(z.boolean()),
    types: z.optional(z.record(z.string(), zChosenType))
}))();

/**
 * What is missing is decided from the file.
 */
export const zReadingChoices = /* @__PURE__ */ (() => z.object({
    encoding: z.optional(z.string().check(z.maxLength(40))),
    delimiter: z.optional(z.enum([
        ',',
        ';',
        '\t',
        '|'
    ])),
    decimal_sign: z.optional(z.enum(['point', 'comma'])),
    date_order: z.optional(z.enum(['day', 'month'])),
    sheets: z.optional(z.record(z.string(), zSheetChoices))
}))();

export const zReadingChange = /* @__PURE__ */ (() => z.object({
    choices: zReadingChoices,
    for_next: z.boolean()
}))();

export const zReadingTrial = /* @__PURE__ */ (() => z.object({
    choices: zReadingChoices,
    sheet: z.optional(z.string().check(z.maxLength(200))),
    from: z._default(z.optional(z.int().check(z.gte(1))), 1),
    count: z._default(z.optional(z.int().check(z.gte(1), z.lte(500))), 100)
}))();

export const zSmsSettings = /* @__PURE__ */ (() => z.object({
    sms_opt_in: z.boolean()
}))();

export const zSourceConnection = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    name: z.string()
}))();

export const zInboxSource = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    name: z.string(),
    source_type: z.string(),
    connections: z.array(zSourceConnection),
    refresh_frequency_minutes: z.int(),
    config: zSettingMap,
    last_success_at: z.nullish(z.iso.datetime({ offset: true })),
    next_run_at: z.optional(z.iso.datetime({ offset: true })),
    failing_since: z.nullish(z.iso.datetime({ offset: true })),
    failure: z.nullish(z.string()),
    running: z.optional(z.boolean()),
    paused: z.optional(z.boolean()),
    item_count: z.optional(z.int()),
    summary_model: z.nullish(z.string())
}))();

export const zInboxSourceRun = /* @__PURE__ */ (() => z.object({
    source: zInboxSource,
    added: z.int(),
    changed: z.int()
}))();

export const zStatusEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('status'),
    content: z.string(),
    message_id: z.optional(z.string()),
    reason: z.optional(z.string()),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string()),
    created_at: z.optional(z.iso.datetime({ offset: true }))
}))();

export const zStatusMessage = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    role: z.literal('STATUS'),
    content: zNoticeText,
    created_at: z.optional(z.iso.datetime({ offset: true })),
    run_id: z.optional(z.string())
}))();

export const zSubscriptionTier = /* @__PURE__ */ (() => z.enum([
    'free',
    'professional',
    'team',
    'enterprise'
]))();

export const zSummaryModel = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    provider: z.string(),
    most_credits: z.number()
}))();

export const zAvailableSource = /* @__PURE__ */ (() => z.object({
    source_type: z.string(),
    display_name: z.string(),
    required_connection_type: z.nullable(z.string()),
    config_schema: zSettingsSchema,
    summary_models: z.optional(z.array(zSummaryModel))
}))();

export const zTableResult = /* @__PURE__ */ (() => z.object({
    kind: z.literal('table'),
    columns: z.array(z.object({
        name: z.string(),
        type: z.string()
    })),
    rows: z.array(z.array(z.unknown())),
    row_count: z.int(),
    truncated: z.boolean(),
    sources: z.optional(z.array(z.string())),
    notes: z.optional(z.array(z.string())),
    asked: z.optional(zAnswerReading)
}))();

/**
 * Credits per million tokens.
 */
export const zTokenPrices = /* @__PURE__ */ (() => z.object({
    input: z.number().check(z.gte(0), z.lte(1000000)),
    cached: z.number().check(z.gte(0), z.lte(1000000)),
    output: z.number().check(z.gte(0), z.lte(1000000))
}))();

export const zModel = /* @__PURE__ */ (() => z.object({
    id: zModelId,
    provider_id: z.string(),
    name: z.string(),
    sent_as: z.string(),
    specified: z.boolean(),
    available: z.boolean(),
    reason: z.nullable(z.string()),
    prices: zTokenPrices,
    context_tokens: z.nullable(z.int()),
    can: zModelAbilities,
    offered: zOffer,
    is_default: z.boolean(),
    daily_budget: z.nullable(z.number()),
    fallback: z.nullable(z.string()),
    shutdown: z.nullable(z.iso.date())
}))();

export const zModelChoice = /* @__PURE__ */ (() => z.object({
    id: zModelId,
    name: z.string(),
    provider: z.string(),
    available: z.boolean(),
    reason: z.optional(z.string()),
    stands_for: z.nullable(z.string()),
    prices: zTokenPrices,
    allowance: z.number(),
    context_tokens: z.nullable(z.int()),
    can: zModelAbilities,
    fallback: z.nullable(z.string())
}))();

export const zModelChoices = /* @__PURE__ */ (() => z.object({
    models: z.array(zModelChoice),
    default_model: zModelId
}))();

export const zModelSave = /* @__PURE__ */ (() => z.object({
    id: z.nullish(z.string().check(z.maxLength(300))),
    provider_id: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/)),
    sent_as: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/)),
    prices: zTokenPrices,
    context_tokens: z.nullable(z.int().check(z.gte(1000), z.lte(100000000))),
    can: zModelAbilities,
    offered: z.object({
        to: z.enum([
            'everyone',
            'organizations',
            'nobody'
        ]),
        organization_ids: z.array(z.string()).check(z.maxLength(100))
    }),
    is_default: z.boolean(),
    daily_budget: z.nullable(z.number().check(z.gte(1), z.lte(10000000))),
    fallback: z.nullable(z.string().check(z.maxLength(300)))
}))();

export const zModelSettings = /* @__PURE__ */ (() => z.object({
    providers: z.array(zModelProvider),
    models: z.array(zModel),
    found: z.array(zFoundServer),
    looks_for_servers: z.boolean()
}))();

export const zTokenUse = /* @__PURE__ */ (() => z.object({
    model: z.string(),
    name: z.string(),
    input: z.int().check(z.gte(0)),
    cached: z.int().check(z.gte(0)),
    output: z.int().check(z.gte(0)),
    reasoning: z.int().check(z.gte(0)),
    prices: zTokenPrices,
    credits: z.number().check(z.gte(0))
}))();

export const zLedgerEntry = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    delta: z.number(),
    reason: z.string(),
    cause: z.string(),
    run_id: z.nullish(z.string()),
    session: z.nullish(zLedgerSession),
    model: z.nullish(z.string()),
    tools: z.optional(z.array(z.string())),
    tokens: z.optional(z.array(zTokenUse)),
    balance_after: z.number()
}))();

export const zLedgerPage = /* @__PURE__ */ (() => z.object({
    items: z.array(zLedgerEntry),
    next_cursor: zCursor
}))();

export const zToolCall = /* @__PURE__ */ (() => z.object({
    id: z.optional(z.string()),
    name: z.string(),
    arguments: zJsonObject
}))();

export const zApproval = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    session_id: z.string(),
    run_id: z.string(),
    tool_call: zToolCall,
    connection: zConnectionRef,
    effect: zEffect,
    schema: zJsonSchema,
    sentence: z.optional(z.string()),
    because: z.optional(z.string()),
    origins: z.optional(z.array(z.string())),
    position: z.optional(zApprovalPosition),
    created_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true }),
    state: zApprovalState,
    decided_at: z.nullish(z.iso.datetime({ offset: true })),
    decided_by: z.nullish(z.string()),
    decided_via: z.nullish(zDecidedVia)
}))();

/**
 * The call waits for a person. The stream ends after it.
 */
export const zHitlRequiredEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('hitl_required'),
    tool_call: zToolCall,
    approval_id: z.optional(z.string()),
    expires_at: z.optional(z.iso.datetime({ offset: true })),
    connection: z.optional(zConnectionRef),
    effect: z.optional(zEffect),
    sentence: z.optional(z.string()),
    because: z.optional(z.string()),
    schema: z.optional(zJsonSchema),
    origins: z.optional(z.array(z.string())),
    position: z.optional(zApprovalPosition),
    queue: z.optional(z.array(zApproval)),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string())
}))();

/**
 * A call that waits for other credentials of its connection. It did nothing, and is made again with those.
 */
export const zReconnect = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    session_id: z.string(),
    run_id: z.string(),
    tool_call: zToolCall,
    connection: zConnectionRef,
    effect: zEffect,
    problem: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true }),
    state: zApprovalState
}))();

export const zActiveRun = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    state: zRunState,
    last_seq: z.int(),
    started_at: z.iso.datetime({ offset: true }),
    kind: z.optional(z.enum([
        'chat',
        'discover',
        'call'
    ])),
    tool_calls: z.optional(z.int().check(z.gte(0))),
    credits_used: z.optional(z.number()),
    pending_credit_question: z.nullish(zCreditQuestion),
    pending_approval: z.nullable(zApproval),
    pending_approvals: z.optional(z.array(zApproval)),
    pending_reconnect: z.nullish(zReconnect)
}))();

/**
 * A call waits because its app refused what the connection signs in with. The stream ends after it, or after a `hitl_required`.
 */
export const zReconnectRequiredEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('reconnect_required'),
    reconnect: zReconnect,
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string())
}))();

/**
 * A standing permission. It ends by itself when the tool or the credentials are other ones than when it was given.
 */
export const zToolGrant = /* @__PURE__ */ (() => z.object({
    method: z.string(),
    granted_at: z.iso.datetime({ offset: true }),
    granted_by: z.nullable(z.string()),
    ended_because: z.nullable(z.string())
}))();

/**
 * A tool that is not as its server lists it.
 */
export const zToolNote = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    offered: z.boolean(),
    reason: z.string()
}))();

export const zConnectionDetail = /* @__PURE__ */ (() => z.object({
    connection: zConnection,
    manifest: zPluginManifest,
    has_credentials: z.boolean(),
    grants: z.optional(z.array(zToolGrant)),
    tool_notes: z.optional(z.array(zToolNote)),
    version: z.optional(z.string())
}))();

export const zToolRequest = /* @__PURE__ */ (() => z.object({
    tool_name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    contact_name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    contact_email: z.email().check(z.maxLength(320))
}))();

export const zToolResultContent = /* @__PURE__ */ (() => z.object({
    tool_call: zToolCall,
    result: z.unknown(),
    is_error: z.optional(z.boolean()),
    duration_ms: z.optional(z.int()),
    outcome: z.optional(zOutcome),
    edited: z.optional(z.boolean()),
    proposed_arguments: z.optional(zJsonObject),
    denial_reason: z.optional(z.string()),
    asked_again: z.optional(zQuestionAnswer),
    connection: z.optional(zConnectionRef),
    effect: z.optional(zEffect)
}))();

export const zToolResultEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('tool_result'),
    tool_call: zToolCall,
    result: z.unknown(),
    message_id: z.optional(z.string()),
    is_error: z.optional(z.boolean()),
    duration_ms: z.optional(z.int()),
    outcome: z.optional(zOutcome),
    edited: z.optional(z.boolean()),
    proposed_arguments: z.optional(zJsonObject),
    denial_reason: z.optional(z.string()),
    credits_used: z.optional(z.number()),
    connection: z.optional(zConnectionRef),
    effect: z.optional(zEffect),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string()),
    created_at: z.optional(z.iso.datetime({ offset: true }))
}))();

export const zToolResultMessage = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    role: z.literal('TOOL_RESULT'),
    content: zToolResultContent,
    created_at: z.optional(z.iso.datetime({ offset: true })),
    run_id: z.optional(z.string())
}))();

export const zToolThoughtContent = /* @__PURE__ */ (() => z.object({
    tool_call: zToolCall,
    connection: z.optional(zConnectionRef),
    effect: z.optional(zEffect),
    label: z.optional(z.string())
}))();

/**
 * The call is about to run.
 */
export const zToolThoughtEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('tool_thought'),
    tool_call: zToolCall,
    message_id: z.optional(z.string()),
    connection: z.optional(zConnectionRef),
    effect: z.optional(zEffect),
    label: z.optional(z.string()),
    seq: z.optional(z.int().check(z.gte(1))),
    run_id: z.optional(z.string()),
    created_at: z.optional(z.iso.datetime({ offset: true }))
}))();

/**
 * One event of a run, told apart by `type`. Readers pass over types that they do not know. Text of `assistant` is
 * appended to a directly preceding assistant message.
 *
 */
export const zRunEvent = /* @__PURE__ */ (() => z.union([
    zSessionIdEvent,
    zBalanceUpdateEvent,
    zStatusEvent,
    zAssistantEvent,
    zToolThoughtEvent,
    zToolResultEvent,
    zErrorEvent,
    zHitlRequiredEvent,
    zReconnectRequiredEvent,
    zCreditLimitReachedEvent,
    zReasoningEvent
]))();

export const zToolThoughtMessage = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    role: z.literal('TOOL_THOUGHT'),
    content: zToolThoughtContent,
    created_at: z.optional(z.iso.datetime({ offset: true })),
    run_id: z.optional(z.string())
}))();

export const zTwoStep = /* @__PURE__ */ (() => z.object({
    is_available: z.boolean(),
    on_since: z.nullable(z.iso.datetime({ offset: true })),
    recovery_codes_left: z.int().check(z.gte(0))
}))();

export const zTwoStepCode = /* @__PURE__ */ (() => z.object({
    code: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/))
}))();

export const zTwoStepProof = /* @__PURE__ */ (() => z.object({
    proof: z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/\S/))
}))();

export const zTwoStepSetup = /* @__PURE__ */ (() => z.object({
    key: z.string(),
    uri: z.string(),
    qr_code: z.object({
        size: z.int(),
        path: z.string()
    })
}))();

export const zTypeCost = /* @__PURE__ */ (() => z.object({
    type: zChosenType,
    unit: z.optional(z.string()),
    lost: z.int(),
    filled: z.int()
}))();

export const zReadingColumn = /* @__PURE__ */ (() => z.object({
    column: z.optional(z.int()),
    heading: z.string(),
    label: z.string(),
    type: z.string(),
    unit: z.optional(z.string()),
    chosen: z.optional(zChosenType),
    types: z.array(zTypeCost),
    cells: z.optional(z.array(zReadingCell))
}))();

export const zReadingTable = /* @__PURE__ */ (() => z.object({
    label: z.string(),
    header: z.optional(zHeaderChoice),
    first_row: z.int(),
    last_row: z.int(),
    first_column: z.int(),
    row_count: z.int(),
    columns: z.array(zReadingColumn)
}))();

export const zFileReading = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    filename: z.string(),
    choices: zReadingChoices,
    for_next: z.boolean(),
    encoding: z.optional(zReadingEncoding),
    delimiter: z.optional(z.string()),
    date_order: z.optional(z.enum(['day', 'month'])),
    decimal_sign: z.optional(z.enum(['point', 'comma'])),
    answers: z.optional(z.int().check(z.gte(0))),
    sheets: z.array(zReadingSheet),
    sheet: z.string(),
    rows: z.array(zReadingRow),
    row_total: z.int(),
    tables: z.array(zReadingTable),
    decisions: z.array(zReadingDecision)
}))();

export const zUsageSeries = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    values: z.array(z.number())
}))();

export const zUsageShare = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    runs: z.int().check(z.gte(0)),
    calls: z.int().check(z.gte(0)),
    credits: z.number().check(z.gte(0)),
    input_tokens: z.int().check(z.gte(0)),
    cached_tokens: z.int().check(z.gte(0)),
    output_tokens: z.int().check(z.gte(0))
}))();

export const zUsage = /* @__PURE__ */ (() => z.object({
    days: z.array(z.iso.date()),
    credits: z.array(z.number()),
    runs: z.array(zUsageSeries),
    failures: z.array(zUsageSeries),
    models: z.optional(z.array(zUsageShare)),
    people: z.optional(z.array(zUsageShare)),
    tools: z.optional(z.array(zUsageShare)),
    apps: z.optional(z.array(zUsageShare))
}))();

export const zUser = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    email: z.string(),
    email_confirmed: z.optional(z.boolean()),
    balance: z.number(),
    is_admin: z.boolean(),
    active_organization_id: z.nullable(z.string()),
    organizations: z.array(zOrganizationRef),
    connections: z.array(zConnection),
    chat_sessions: z.array(zChatSessionSummary),
    information_scaffold: zFactMap,
    persistent_learned_info: zFactMap,
    subscription_tier: zSubscriptionTier,
    phone_number: z.nullable(z.string()),
    phone_number_verified: z.boolean(),
    sms_opt_in: z.boolean()
}))();

export const zUserBelongings = /* @__PURE__ */ (() => z.object({
    connections: z.int(),
    runs: z.int(),
    chats: z.int(),
    files: z.int(),
    organizations_deleted: z.array(z.string()),
    organizations_passed_on: z.array(z.string())
}))();

export const zUserMessage = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    role: z.literal('USER'),
    content: zPromptText,
    created_at: z.optional(z.iso.datetime({ offset: true })),
    run_id: z.optional(z.string())
}))();

export const zMessage = /* @__PURE__ */ (() => z.union([
    zUserMessage,
    zAssistantMessage,
    zToolThoughtMessage,
    zToolResultMessage,
    zStatusMessage,
    zErrorMessage,
    zReasoningMessage
]))();

export const zChatSession = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    title: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    messages: z.array(zMessage),
    updated_at: z.optional(z.iso.datetime({ offset: true })),
    pinned: z.optional(z.boolean())
}))();

export const zChatSessionDetail = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    title: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    pinned: z.boolean(),
    messages: z.array(zMessage),
    has_earlier: z.optional(z.boolean()),
    settings: z.nullable(zChatSettings),
    active_run: z.nullable(zActiveRun)
}))();

/**
 * The question of an answer was changed; the messages of the chat hold the new one.
 */
export const zWatchAnswerEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('answer'),
    session_id: z.string(),
    call_id: z.string()
}))();

/**
 * A call waits for you, or waits no more.
 */
export const zWatchApprovalEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('approval'),
    approval_id: z.string(),
    session_id: z.string(),
    run_id: z.string(),
    state: zApprovalState,
    decided_by: z.nullish(z.string())
}))();

/**
 * A connection was deleted.
 */
export const zWatchConnectionDeletedEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('connection_deleted'),
    connection_id: z.string()
}))();

/**
 * A connection was made, or it was tried, by a call of a tool or by itself, and the app took what it holds or refused it.
 */
export const zWatchConnectionEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('connection'),
    connection_id: z.string(),
    status: zConnectionStatus,
    status_detail: z.nullable(z.string()),
    last_success_at: z.nullable(z.iso.datetime({ offset: true }))
}))();

/**
 * A session was deleted.
 */
export const zWatchDeletedEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('session_deleted'),
    session_id: z.string()
}))();

/**
 * Items came into the inbox, left it or changed. What you show of it, read again.
 */
export const zWatchInboxEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('inbox')
}))();

/**
 * All of your runs that are going on. Sessions that are not named are at rest.
 */
export const zWatchLiveEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('live'),
    runs: z.array(z.object({
        session_id: z.string(),
        run_id: z.string(),
        state: zRunState
    }))
}))();

/**
 * A run begins, waits for a person, goes on or ends.
 */
export const zWatchRunEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('run'),
    session_id: z.string(),
    run_id: z.string(),
    state: zRunState
}))();

/**
 * A session is new, was used, renamed or pinned.
 */
export const zWatchSessionEvent = /* @__PURE__ */ (() => z.object({
    type: z.literal('session'),
    session_id: z.string(),
    title: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    pinned: z.boolean()
}))();

/**
 * Told apart by `type`. Readers pass over types that they do not know.
 */
export const zWatchEvent = /* @__PURE__ */ (() => z.union([
    zWatchLiveEvent,
    zWatchRunEvent,
    zWatchApprovalEvent,
    zWatchSessionEvent,
    zWatchDeletedEvent,
    zWatchAnswerEvent,
    zWatchConnectionEvent,
    zWatchConnectionDeletedEvent,
    zWatchInboxEvent
]))();

export const zWordCandidate = /* @__PURE__ */ (() => z.object({
    label: z.string(),
    detail: z.optional(z.string()),
    question: zQuestion,
    means: z.optional(zPlacedWord)
}))();

/**
 * A word of the prompt that has no meaning yet, or may have another one.
 */
export const zOpenWord = /* @__PURE__ */ (() => z.object({
    word: z.string(),
    candidates: z.array(zWordCandidate)
}))();

/**
 * A question that a person has to complete, as the result of `offer_question`. Once they have, the message holds `asked_again`.
 */
export const zOfferedQuestion = /* @__PURE__ */ (() => z.object({
    kind: z.literal('question'),
    question: zQuestion,
    figure_open: z.boolean(),
    open: z.array(zOpenWord),
    assumed: z.array(zAssumedPart)
}))();

export const zWordMeaning = /* @__PURE__ */ (() => z.object({
    word: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/)),
    table: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    scope: z.enum(['file', 'heading']),
    means: z.optional(zPlacedWord)
}))();

/**
 * The name of a tool.
 */
export const zMethod = /* @__PURE__ */ (() => z.string().check(z.maxLength(200)))();

/**
 * The object's id.
 */
export const zId = /* @__PURE__ */ (() => z.string())();

/**
 * A model id, such as `openai:gpt-4o`.
 */
export const zModelId2 = /* @__PURE__ */ (() => z.string().check(z.maxLength(300)))();

/**
 * `job`, or `message` for mails and text messages.
 */
export const zKind = /* @__PURE__ */ (() => z.string().check(z.maxLength(20)))();

/**
 * A tool call of the chat, as its `tool_call` names it.
 */
export const zCallId = /* @__PURE__ */ (() => z.string().check(z.maxLength(200)))();

/**
 * The run's id.
 */
export const zRunId = /* @__PURE__ */ (() => z.string())();

/**
 * The member's user id.
 */
export const zUserId = /* @__PURE__ */ (() => z.string())();

/**
 * The invitation's id.
 */
export const zInvitationId = /* @__PURE__ */ (() => z.string())();

/**
 * The token of the invitation link.
 */
export const zToken = /* @__PURE__ */ (() => z.string())();

/**
 * The plugin's `name`.
 */
export const zPluginName = /* @__PURE__ */ (() => z.string())();

/**
 * The `next_cursor` of the page before.
 */
export const zCursor2 = /* @__PURE__ */ (() => z.string())();

/**
 * Only lines of a kind: what was spent, what was added (given, bought, refunded or expired), both (`settled`), or holds, which are given back when their run ends.
 */
export const zLedgerKind = /* @__PURE__ */ (() => z.enum([
    'settled',
    'spent',
    'added',
    'held'
]))();

/**
 * Only lines of one chat.
 */
export const zLedgerSession2 = /* @__PURE__ */ (() => z.string().check(z.maxLength(100)))();

/**
 * Only lines from this moment on.
 */
export const zLedgerFrom = /* @__PURE__ */ (() => z.iso.datetime({ offset: true }))();

/**
 * Only lines before this moment.
 */
export const zLedgerUntil = /* @__PURE__ */ (() => z.iso.datetime({ offset: true }))();

/**
 * A value of your choice, at most 200 characters. A retry with the same key and body has no second effect.
 */
export const zIdempotencyKey = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)))();

export const zGetLoginUrlQuery = /* @__PURE__ */ (() => z.object({
    view: z.optional(z.enum(['create'])),
    login_hint: z.optional(z.string().check(z.maxLength(254))),
    return_to: z.optional(z.string().check(z.maxLength(500)))
}))();

/**
 * The address of the login portal.
 */
export const zGetLoginUrlResponse = zLoginUrl;

export const zCompleteLoginQuery = /* @__PURE__ */ (() => z.object({
    code: z.string().check(z.minLength(1), z.regex(/\S/))
}))();

/**
 * Logged in.
 */
export const zCompleteLoginResponse = zLoginResult;

/**
 * The page.
 */
export const zGetDocsResponse = /* @__PURE__ */ (() => z.string())();

/**
 * The document.
 */
export const zGetOpenapiResponse = zJsonObject;

/**
 * The user.
 */
export const zGetMeResponse = zUser;

export const zUpdateProfileBody = zProfileUpdate;

/**
 * The user with the new facts.
 */
export const zUpdateProfileResponse = zUser;

export const zUpdateSmsSettingsBody = zSmsSettings;

/**
 * The user with the new setting.
 */
export const zUpdateSmsSettingsResponse = zUser;

/**
 * The settings.
 */
export const zGetNotificationSettingsResponse = zNotificationSettings;

export const zUpdateNotificationSettingsBody = zNotificationSettingsUpdate;

/**
 * The new settings.
 */
export const zUpdateNotificationSettingsResponse = zNotificationSettings;

export const zListFactProposalsQuery = /* @__PURE__ */ (() => z.object({
    session_id: z.optional(z.uuid())
}))();

/**
 * The proposals.
 */
export const zListFactProposalsResponse = /* @__PURE__ */ (() => z.array(zFactProposal))();

export const zDecideFactProposalBody = zFactDecision;

export const zDecideFactProposalPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The proposal as it is now.
 */
export const zDecideFactProposalResponse = zFactProposal;

/**
 * The logins, the one of this request first, then the one used last.
 */
export const zListLoginsResponse = /* @__PURE__ */ (() => z.array(zLogin))();

export const zEndLoginPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Its next request is refused.
 */
export const zEndLoginResponse = /* @__PURE__ */ (() => z.void())();

/**
 * How many there were.
 */
export const zEndOtherLoginsResponse = zEndedLogins;

/**
 * What is deleted, and what stands in the way.
 */
export const zGetAccountDeletionResponse = zAccountDeletion;

export const zDeleteAccountBody = zAccountDeletionProof;

/**
 * Deleted. The session cookie is cleared.
 */
export const zDeleteAccountResponse = /* @__PURE__ */ (() => z.void())();

/**
 * How far it is. There is one at a time, for 24 hours.
 */
export const zGetExportResponse = zExportAnswer;

/**
 * The copy that is being prepared.
 */
export const zRequestExportResponse = zAccountExport;

/**
 * A ZIP archive whose README names each file.
 */
export const zDownloadExportResponse = /* @__PURE__ */ (() => z.string())();

/**
 * The state of two-step login.
 */
export const zGetTwoStepResponse = zTwoStep;

/**
 * The new key. It is shown only here.
 */
export const zBeginTwoStepResponse = zTwoStepSetup;

export const zConfirmTwoStepBody = zTwoStepCode;

/**
 * The recovery codes. They are shown only here.
 */
export const zConfirmTwoStepResponse = zRecoveryCodes;

export const zRenewRecoveryCodesBody = zTwoStepProof;

/**
 * The recovery codes. They are shown only here.
 */
export const zRenewRecoveryCodesResponse = zRecoveryCodes;

export const zTurnOffTwoStepBody = zTwoStepProof;

/**
 * Logins ask for the password alone.
 */
export const zTurnOffTwoStepResponse = /* @__PURE__ */ (() => z.void())();

/**
 * The address, and the one that it is being changed to.
 */
export const zGetAccountEmailResponse = zAccountEmail;

/**
 * Sent.
 */
export const zResendEmailConfirmationResponse = /* @__PURE__ */ (() => z.void())();

/**
 * The links no longer work.
 */
export const zCancelEmailChangeResponse = /* @__PURE__ */ (() => z.void())();

export const zChangeEmailBody = zEmailChange;

/**
 * The address, and the one that it is being changed to.
 */
export const zChangeEmailResponse = zAccountEmail;

export const zChangePasswordBody = zPasswordChange;

/**
 * Changed.
 */
export const zChangePasswordResponse = /* @__PURE__ */ (() => z.void())();

/**
 * The facts about this server.
 */
export const zGetAppInfoResponse = zAppInfo;

/**
 * The events.
 */
export const zWatchChatSessionsResponse = zWatchEvent;

export const zListChatSessionsQuery = /* @__PURE__ */ (() => z.object({
    view: z.optional(z.enum(['list'])),
    cursor: z.optional(z.string()),
    query: z.optional(z.string().check(z.maxLength(200)))
}))();

/**
 * The sessions, or a page of them.
 */
export const zListChatSessionsResponse = /* @__PURE__ */ (() => z.union([
    z.array(zChatSession),
    zChatSessionPage
]))();

export const zDeleteChatSessionPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Deleted.
 */
export const zDeleteChatSessionResponse = /* @__PURE__ */ (() => z.void())();

export const zGetChatSessionPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

export const zGetChatSessionQuery = /* @__PURE__ */ (() => z.object({
    before: z.optional(z.string()),
    limit: z.optional(z.coerce.number().check(z.int()).check(z.gte(1), z.lte(500)))
}))();

/**
 * The session.
 */
export const zGetChatSessionResponse = zChatSessionDetail;

export const zUpdateChatSessionBody = zChatSessionUpdate;

export const zUpdateChatSessionPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The session.
 */
export const zUpdateChatSessionResponse = zChatSessionListItem;

export const zRunChatBody = zRunRequest;

export const zRunChatHeaders = /* @__PURE__ */ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)))
}))();

/**
 * The events of the run.
 */
export const zRunChatResponse = zRunEvent;

export const zDiscoverBody = zDiscoverRequest;

export const zDiscoverHeaders = /* @__PURE__ */ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)))
}))();

/**
 * The events of the run.
 */
export const zDiscoverResponse = zRunEvent;

/**
 * One for each connection that was looked at, the newest first.
 */
export const zListDiscoveriesResponse = /* @__PURE__ */ (() => z.array(zDiscovery))();

export const zGetImageQuery = /* @__PURE__ */ (() => z.object({
    url: z.string().check(z.minLength(1), z.maxLength(8000), z.regex(/\S/))
}))();

/**
 * The picture.
 */
export const zGetImageResponse = /* @__PURE__ */ (() => z.string())();

export const zGetRunPath = /* @__PURE__ */ (() => z.object({
    run_id: z.string()
}))();

/**
 * The run.
 */
export const zGetRunResponse = zRun;

export const zStreamRunEventsPath = /* @__PURE__ */ (() => z.object({
    run_id: z.string()
}))();

export const zStreamRunEventsQuery = /* @__PURE__ */ (() => z.object({
    after: z.optional(z.coerce.number().check(z.int()).check(z.gte(0), z.lte(2147483647)))
}))();

/**
 * The events.
 */
export const zStreamRunEventsResponse = zRunEvent;

export const zStopRunPath = /* @__PURE__ */ (() => z.object({
    run_id: z.string()
}))();

/**
 * The run.
 */
export const zStopRunResponse = zRun;

export const zGoOnRunBody = /* @__PURE__ */ (() => z.object({
    question_id: z.string()
}))();

export const zGoOnRunPath = /* @__PURE__ */ (() => z.object({
    run_id: z.string()
}))();

/**
 * The run.
 */
export const zGoOnRunResponse = zRun;

/**
 * The pending approvals, oldest first.
 */
export const zListApprovalsResponse = /* @__PURE__ */ (() => z.array(zApproval))();

export const zGetApprovalPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The approval.
 */
export const zGetApprovalResponse = zApproval;

export const zDenyApprovalBody = zDenial;

export const zDenyApprovalPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The denied approval.
 */
export const zDenyApprovalResponse = zApproval;

export const zSkipReconnectPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The run goes on.
 */
export const zSkipReconnectResponse = /* @__PURE__ */ (() => z.void())();

export const zUploadDatasetBody = /* @__PURE__ */ (() => z.object({
    file: z.file()
}))();

/**
 * The file can be asked about now.
 */
export const zUploadDatasetResponse = zDataset;

/**
 * The files, newest first.
 */
export const zListDatasetsResponse = /* @__PURE__ */ (() => z.array(zDataset))();

export const zDeleteDatasetPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Deleted.
 */
export const zDeleteDatasetResponse = /* @__PURE__ */ (() => z.void())();

export const zPreviewDatasetPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The first rows.
 */
export const zPreviewDatasetResponse = zDatasetPreview;

export const zSetColumnRoleBody = zColumnRoleChoice;

export const zSetColumnRolePath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The file, with the roles that its columns have now.
 */
export const zSetColumnRoleResponse = zDataset;

export const zSuggestQuestionsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The questions; fewer, or none, where the file offers no more.
 */
export const zSuggestQuestionsResponse = zDatasetQuestions;

export const zGetReadingPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

export const zGetReadingQuery = /* @__PURE__ */ (() => z.object({
    sheet: z.optional(z.string().check(z.maxLength(200))),
    from: z._default(z.optional(z.coerce.number().check(z.int()).check(z.gte(1))), 1),
    count: z._default(z.optional(z.coerce.number().check(z.int()).check(z.gte(1), z.lte(500))), 100)
}))();

/**
 * The reading.
 */
export const zGetReadingResponse = zFileReading;

export const zChangeReadingBody = zReadingChange;

export const zChangeReadingPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The file as it is read now.
 */
export const zChangeReadingResponse = zDataset;

export const zPreviewReadingBody = zReadingTrial;

export const zPreviewReadingPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The reading.
 */
export const zPreviewReadingResponse = zFileReading;

export const zReplaceDatasetBody = zDatasetReplacement;

export const zReplaceDatasetPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The file with its new rows, and what changed.
 */
export const zReplaceDatasetResponse = zDatasetVersion;

export const zAskQuestionBody = zAskedQuestion;

/**
 * The answer.
 */
export const zAskQuestionResponse = zQuestionAnswer;

export const zCheckQuestionBody = zAskedQuestion;

/**
 * The question as it is read.
 */
export const zCheckQuestionResponse = zQuestionCheck;

export const zListFigureRowsBody = zFigureRowsRequest;

/**
 * A page of the rows.
 */
export const zListFigureRowsResponse = zFigureRows;

export const zExportFigureRowsBody = zFigurePlace;

/**
 * The rows.
 */
export const zExportFigureRowsResponse = /* @__PURE__ */ (() => z.string())();

/**
 * The tables, those of the newest file first.
 */
export const zListQuestionTablesResponse = /* @__PURE__ */ (() => z.array(zQuestionTable))();

export const zListColumnValuesBody = zColumnValuesRequest;

/**
 * The values.
 */
export const zListColumnValuesResponse = zColumnValues;

export const zUndoAskAgainPath = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    callId: z.string().check(z.maxLength(200))
}))();

/**
 * The first answer is back.
 */
export const zUndoAskAgainResponse = /* @__PURE__ */ (() => z.void())();

export const zAskAgainBody = zAskedQuestion;

export const zAskAgainPath = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    callId: z.string().check(z.maxLength(200))
}))();

/**
 * The answer.
 */
export const zAskAgainResponse = zQuestionAnswer;

/**
 * The words, the latest first.
 */
export const zListLearnedWordsResponse = /* @__PURE__ */ (() => z.array(zLearnedWord))();

export const zLearnWordBody = zWordMeaning;

/**
 * The word.
 */
export const zLearnWordResponse = zLearnedWord;

export const zForgetWordPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Forgotten.
 */
export const zForgetWordResponse = /* @__PURE__ */ (() => z.void())();

export const zCreateConnectionBody = zConnectionCreate;

/**
 * The connection.
 */
export const zCreateConnectionResponse = zConnection;

export const zDeleteConnectionPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Deleted.
 */
export const zDeleteConnectionResponse = /* @__PURE__ */ (() => z.void())();

export const zGetConnectionPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * What an edit form needs.
 */
export const zGetConnectionResponse = zConnectionDetail;

export const zUpdateConnectionBody = zConnectionUpdate;

export const zUpdateConnectionPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The connection.
 */
export const zUpdateConnectionResponse = zConnection;

export const zTestConnectionPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The connection with its new status.
 */
export const zTestConnectionResponse = zConnection;

export const zListFieldsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The fields, or why the app does not tell them.
 */
export const zListFieldsResponse = zAppFields;

export const zRevokeGrantPath = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    method: z.string().check(z.maxLength(200))
}))();

/**
 * The tool asks from now on.
 */
export const zRevokeGrantResponse = /* @__PURE__ */ (() => z.void())();

export const zGetConnectionLogoPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The picture.
 */
export const zGetConnectionLogoResponse = /* @__PURE__ */ (() => z.string())();

export const zStartMcpBody = zMcpStart;

/**
 * Where to send the browser.
 */
export const zStartMcpResponse = zMcpRedirect;

export const zFinishMcpQuery = /* @__PURE__ */ (() => z.object({
    state: z.optional(z.string().check(z.maxLength(200))),
    code: z.optional(z.string().check(z.maxLength(4000))),
    iss: z.optional(z.string().check(z.maxLength(2000))),
    error: z.optional(z.string().check(z.maxLength(200)))
}))();

export const zCreateCustomToolBody = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.minLength(1), z.regex(/\S/)),
    description: z.string().check(z.minLength(1), z.regex(/\S/)),
    icon: z.file()
}))();

/**
 * The new plugin.
 */
export const zCreateCustomToolResponse = zPluginSummary;

export const zReadOpenapiBody = zOpenapiRead;

/**
 * What can be picked.
 */
export const zReadOpenapiResponse = zOpenapiDocument;

export const zCreateOpenapiConnectionBody = zOpenapiConnectionCreate;

/**
 * The connection.
 */
export const zCreateOpenapiConnectionResponse = zConnection;

export const zStartOauthPath = /* @__PURE__ */ (() => z.object({
    pluginName: z.string()
}))();

export const zStartOauthQuery = /* @__PURE__ */ (() => z.object({
    connection: z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * How it ended.
 */
export const zResumeAuthorizationResponse = zAuthorization;

export const zGetAuthorizationPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The end of it.
 */
export const zGetAuthorizationResponse = zAuthorization;

export const zGetPluginManifestPath = /* @__PURE__ */ (() => z.object({
    pluginName: z.string()
}))();

/**
 * The manifest.
 */
export const zGetPluginManifestResponse = zPluginManifest;

export const zGetPluginDocumentationPath = /* @__PURE__ */ (() => z.object({
    pluginName: z.string()
}))();

/**
 * The text as HTML.
 */
export const zGetPluginDocumentationResponse = zHtmlContent;

export const zGetPluginSetupPath = /* @__PURE__ */ (() => z.object({
    pluginName: z.string()
}))();

/**
 * The text as HTML.
 */
export const zGetPluginSetupResponse = zHtmlContent;

export const zGetPluginLogoPath = /* @__PURE__ */ (() => z.object({
    pluginName: z.string()
}))();

/**
 * The picture.
 */
export const zGetPluginLogoResponse = /* @__PURE__ */ (() => z.string())();

export const zCreateOrganizationBody = zOrganizationCreate;

/**
 * The organization.
 */
export const zCreateOrganizationResponse = zOrganization;

export const zSwitchOrganizationPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Switched.
 */
export const zSwitchOrganizationResponse = /* @__PURE__ */ (() => z.void())();

export const zDeleteOrganizationPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Deleted.
 */
export const zDeleteOrganizationResponse = /* @__PURE__ */ (() => z.void())();

export const zGetOrganizationDetailsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The organization.
 */
export const zGetOrganizationDetailsResponse = zOrganizationDetails;

export const zInviteMemberBody = zInvitationCreate;

export const zInviteMemberPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The invitation.
 */
export const zInviteMemberResponse = zInvitation;

export const zWithdrawInvitationPath = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    invitationId: z.string()
}))();

/**
 * Withdrawn.
 */
export const zWithdrawInvitationResponse = /* @__PURE__ */ (() => z.void())();

export const zResendInvitationPath = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    invitationId: z.string()
}))();

/**
 * The invitation that replaces it.
 */
export const zResendInvitationResponse = zInvitation;

export const zRemoveMemberPath = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    userId: z.string()
}))();

/**
 * Removed.
 */
export const zRemoveMemberResponse = /* @__PURE__ */ (() => z.void())();

export const zMakeOwnerPath = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    userId: z.string()
}))();

/**
 * They own it now.
 */
export const zMakeOwnerResponse = /* @__PURE__ */ (() => z.void())();

export const zLeaveOrganizationPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Left.
 */
export const zLeaveOrganizationResponse = /* @__PURE__ */ (() => z.void())();

export const zGetSharedCreditsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The shared credits.
 */
export const zGetSharedCreditsResponse = zSharedCredits;

export const zUpdateSharedCreditsBody = zSharedCreditsUpdate;

export const zUpdateSharedCreditsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The shared credits.
 */
export const zUpdateSharedCreditsResponse = zSharedCredits;

export const zAddSharedCreditsBody = zSharedCreditsAddition;

export const zAddSharedCreditsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The shared credits.
 */
export const zAddSharedCreditsResponse = zSharedCredits;

export const zGetInvitationPath = /* @__PURE__ */ (() => z.object({
    token: z.string()
}))();

/**
 * The invitation.
 */
export const zGetInvitationResponse = zInvitationOffer;

export const zAcceptInvitationPath = /* @__PURE__ */ (() => z.object({
    token: z.string()
}))();

/**
 * The organization.
 */
export const zAcceptInvitationResponse = zOrganization;

export const zRequestToolBody = zToolRequest;

/**
 * Received.
 */
export const zRequestToolResponse = /* @__PURE__ */ (() => z.void())();

export const zRequestMethodBody = zMethodRequest;

/**
 * Received.
 */
export const zRequestMethodResponse = /* @__PURE__ */ (() => z.void())();

export const zContactSalesBody = zEnterpriseContact;

/**
 * Received.
 */
export const zContactSalesResponse = /* @__PURE__ */ (() => z.void())();

/**
 * The keys, newest first.
 */
export const zListApiKeysResponse = /* @__PURE__ */ (() => z.array(zApiKey))();

export const zCreateApiKeyBody = zApiKeyCreate;

/**
 * The key.
 */
export const zCreateApiKeyResponse = zApiKeyCreated;

export const zRevokeApiKeyPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Revoked.
 */
export const zRevokeApiKeyResponse = /* @__PURE__ */ (() => z.void())();

export const zListInboxItemsQuery = /* @__PURE__ */ (() => z.object({
    view: z.optional(z.enum(['list'])),
    cursor: z.optional(z.string()),
    limit: z._default(z.optional(z.coerce.number().check(z.int()).check(z.gte(1), z.lte(500))), 100),
    query: z.optional(z.string().check(z.maxLength(200))),
    source_type: z.optional(zInboxSourceType),
    source_id: z.optional(z.string()),
    priority: z.optional(z.string().check(z.maxLength(100))),
    waiting: z.optional(z.enum(['true'])),
    folder: z.optional(zInboxFolder)
}))();

/**
 * The items.
 */
export const zListInboxItemsResponse = /* @__PURE__ */ (() => z.union([
    z.array(zInboxItem),
    zInboxItemPage
]))();

export const zCreateInboxItemBody = zInboxItemCreate;

/**
 * The item.
 */
export const zCreateInboxItemResponse = zInboxItem;

/**
 * The counts.
 */
export const zGetInboxSummaryResponse = zInboxSummary;

export const zBulkActionInboxItemsBody = zBulkAction;

/**
 * What was done.
 */
export const zBulkActionInboxItemsResponse = zBulkActionResult;

export const zDeleteInboxItemPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Removed.
 */
export const zDeleteInboxItemResponse = /* @__PURE__ */ (() => z.void())();

export const zGetInboxItemPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The item.
 */
export const zGetInboxItemResponse = zInboxItem;

export const zUpdateInboxItemBody = zInboxItemUpdate;

export const zUpdateInboxItemPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The item.
 */
export const zUpdateInboxItemResponse = zInboxItem;

export const zQuickActionInboxItemBody = zQuickAction;

export const zQuickActionInboxItemPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Done.
 */
export const zQuickActionInboxItemResponse = /* @__PURE__ */ (() => z.void())();

export const zSummarizeInboxItemPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The item.
 */
export const zSummarizeInboxItemResponse = zInboxItem;

/**
 * The sources.
 */
export const zListInboxSourcesResponse = /* @__PURE__ */ (() => z.array(zInboxSource))();

export const zCreateInboxSourceBody = zInboxSourceCreate;

/**
 * The source.
 */
export const zCreateInboxSourceResponse = zInboxSource;

/**
 * The kinds, each with its settings.
 */
export const zListAvailableSourcesResponse = /* @__PURE__ */ (() => z.array(zAvailableSource))();

export const zDeleteInboxSourcePath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Removed.
 */
export const zDeleteInboxSourceResponse = /* @__PURE__ */ (() => z.void())();

export const zUpdateInboxSourceBody = zInboxSourceUpdate;

export const zUpdateInboxSourcePath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The source.
 */
export const zUpdateInboxSourceResponse = zInboxSource;

export const zRestoreInboxSourcePath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The source.
 */
export const zRestoreInboxSourceResponse = zInboxSource;

export const zRunInboxSourcePath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The source, and what it brought.
 */
export const zRunInboxSourceResponse = zInboxSourceRun;

export const zPreviewInboxSourceBody = zInboxSourcePreviewRequest;

/**
 * Its first items.
 */
export const zPreviewInboxSourceResponse = zInboxSourcePreview;

/**
 * The playbooks.
 */
export const zListPlaybooksResponse = /* @__PURE__ */ (() => z.array(zPlaybook))();

export const zCreatePlaybookBody = zPlaybookWrite;

/**
 * The playbook.
 */
export const zCreatePlaybookResponse = zPlaybook;

export const zDeletePlaybookPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Deleted.
 */
export const zDeletePlaybookResponse = /* @__PURE__ */ (() => z.void())();

export const zGetPlaybookPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The playbook.
 */
export const zGetPlaybookResponse = zPlaybook;

export const zUpdatePlaybookBody = zPlaybookWrite;

export const zUpdatePlaybookPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The playbook.
 */
export const zUpdatePlaybookResponse = zPlaybook;

/**
 * The playbooks. None of them is yours before you save it.
 */
export const zListReadyMadePlaybooksResponse = /* @__PURE__ */ (() => z.array(zReadyMadePlaybook))();

export const zPreviewPlaybookDraftBody = zPlaybookDraft;

/**
 * The prompt.
 */
export const zPreviewPlaybookDraftResponse = zPlaybookPreview;

export const zPreviewPlaybookBody = zPlaybookPreviewRequest;

export const zPreviewPlaybookPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The prompt.
 */
export const zPreviewPlaybookResponse = zPlaybookPreview;

export const zCountPlaybookMatchesBody = zPlaybookConditions;

/**
 * The counts.
 */
export const zCountPlaybookMatchesResponse = zPlaybookMatches;

export const zStopPlaybookAutomationPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The playbook.
 */
export const zStopPlaybookAutomationResponse = zPlaybook;

export const zListPlaybookRunsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * At most 20 runs, newest first.
 */
export const zListPlaybookRunsResponse = /* @__PURE__ */ (() => z.array(zPlaybookRun))();

export const zListPlaybookVersionsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * At most 50, the one that was replaced last first.
 */
export const zListPlaybookVersionsResponse = /* @__PURE__ */ (() => z.array(zPlaybookVersion))();

/**
 * The publishable key; empty when payments are not set up.
 */
export const zGetPaymentConfigResponse = zPaymentConfig;

export const zCreateCheckoutSessionBody = zCheckoutRequest;

/**
 * The checkout.
 */
export const zCreateCheckoutSessionResponse = zCheckoutSession;

/**
 * The payment provider's page.
 */
export const zCreatePortalSessionResponse = zPortalSession;

export const zStartPhoneVerificationBody = zPhoneVerificationStart;

/**
 * Sent.
 */
export const zStartPhoneVerificationResponse = /* @__PURE__ */ (() => z.void())();

export const zCompletePhoneVerificationBody = zPhoneVerificationComplete;

/**
 * Verified.
 */
export const zCompletePhoneVerificationResponse = /* @__PURE__ */ (() => z.void())();

/**
 * The credits and the plan.
 */
export const zGetCreditsResponse = zCreditSummary;

export const zListLedgerQuery = /* @__PURE__ */ (() => z.object({
    cursor: z.optional(z.string()),
    kind: z.optional(z.enum([
        'settled',
        'spent',
        'added',
        'held'
    ])),
    session_id: z.optional(z.string().check(z.maxLength(100))),
    from: z.optional(z.iso.datetime({ offset: true })),
    until: z.optional(z.iso.datetime({ offset: true }))
}))();

/**
 * A page, newest first.
 */
export const zListLedgerResponse = zLedgerPage;

export const zExportLedgerQuery = /* @__PURE__ */ (() => z.object({
    kind: z.optional(z.enum([
        'settled',
        'spent',
        'added',
        'held'
    ])),
    session_id: z.optional(z.string().check(z.maxLength(100))),
    from: z.optional(z.iso.datetime({ offset: true })),
    until: z.optional(z.iso.datetime({ offset: true }))
}))();

/**
 * All lines, newest first, with a line of headers.
 */
export const zExportLedgerResponse = /* @__PURE__ */ (() => z.string())();

/**
 * The limits.
 */
export const zGetCreditLimitsResponse = zCreditLimits;

export const zUpdateCreditLimitsBody = zCreditLimitsUpdate;

/**
 * The limits.
 */
export const zUpdateCreditLimitsResponse = zCreditLimits;

/**
 * The models, in the order they are offered.
 */
export const zListModelsResponse = zModelChoices;

/**
 * The settings. Keys are never shown.
 */
export const zGetModelSettingsResponse = zModelSettings;

export const zSaveModelBody = zModelSave;

/**
 * The settings.
 */
export const zSaveModelResponse = zModelSettings;

export const zDeleteModelPath = /* @__PURE__ */ (() => z.object({
    model_id: z.string().check(z.maxLength(300))
}))();

/**
 * It is removed.
 */
export const zDeleteModelResponse = /* @__PURE__ */ (() => z.void())();

export const zAddModelProviderBody = zModelProviderAdd;

/**
 * The settings with it.
 */
export const zAddModelProviderResponse = zModelSettings;

export const zTestModelProviderBody = zModelProviderTest;

/**
 * What worked and what did not.
 */
export const zTestModelProviderResponse = zModelProviderReport;

export const zDeleteModelProviderPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * It is removed.
 */
export const zDeleteModelProviderResponse = /* @__PURE__ */ (() => z.void())();

export const zUpdateModelProviderBody = zModelProviderUpdate;

export const zUpdateModelProviderPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The settings.
 */
export const zUpdateModelProviderResponse = zModelSettings;

export const zFindOrganizationsQuery = /* @__PURE__ */ (() => z.object({
    query: z.optional(z.string().check(z.maxLength(200)))
}))();

/**
 * The first 50 by name.
 */
export const zFindOrganizationsResponse = /* @__PURE__ */ (() => z.array(zNamedOrganization))();

/**
 * What is asked, and the evaluations, the newest first.
 */
export const zListModelEvaluationsResponse = zModelEvaluationList;

export const zStartModelEvaluationBody = zModelEvaluationStart;

/**
 * It waits for its turn.
 */
export const zStartModelEvaluationResponse = zModelEvaluation;

export const zDeleteModelEvaluationPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * It is stopped or removed.
 */
export const zDeleteModelEvaluationResponse = /* @__PURE__ */ (() => z.void())();

export const zGetModelEvaluationPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

export const zGetModelEvaluationQuery = /* @__PURE__ */ (() => z.object({
    outcome: z.optional(zEvaluationOutcome),
    cursor: z.optional(z.string())
}))();

/**
 * A page of its cases.
 */
export const zGetModelEvaluationResponse = zModelEvaluationDetail;

export const zListAuditQuery = /* @__PURE__ */ (() => z.object({
    cursor: z.optional(z.string()),
    email: z.optional(z.string().check(z.maxLength(200))),
    action: z.optional(z.string().check(z.maxLength(60))),
    outcome: z.optional(z.enum([
        'done',
        'failed',
        'denied',
        'unknown'
    ])),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    mine: z.optional(z.enum(['true']))
}))();

/**
 * A page, newest first.
 */
export const zListAuditResponse = zAuditPage;

export const zExportAuditQuery = /* @__PURE__ */ (() => z.object({
    email: z.optional(z.string().check(z.maxLength(200))),
    action: z.optional(z.string().check(z.maxLength(60))),
    outcome: z.optional(z.enum([
        'done',
        'failed',
        'denied',
        'unknown'
    ])),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date())
}))();

/**
 * The lines, with a heading.
 */
export const zExportAuditResponse = /* @__PURE__ */ (() => z.string())();

/**
 * What was found.
 */
export const zVerifyAuditResponse = zAuditVerification;

/**
 * Settings by plugin name.
 */
export const zListPluginSettingsResponse = zPluginSettingsMap;

export const zUpdatePluginSettingsBody = zPluginSettingsUpdate;

export const zUpdatePluginSettingsPath = /* @__PURE__ */ (() => z.object({
    pluginName: z.string()
}))();

/**
 * Saved.
 */
export const zUpdatePluginSettingsResponse = zMessageAnswer;

export const zListUsersQuery = /* @__PURE__ */ (() => z.object({
    view: z.optional(z.enum(['list'])),
    query: z.optional(z.string().check(z.maxLength(200))),
    sort: z.optional(z.enum([
        'email',
        'is_admin',
        'balance',
        'created_at'
    ])),
    direction: z.optional(z.enum(['ascending', 'descending'])),
    page: z._default(z.optional(z.coerce.number().check(z.int()).check(z.gte(1), z.lte(1000000))), 1),
    limit: z._default(z.optional(z.coerce.number().check(z.int()).check(z.gte(1), z.lte(200))), 50)
}))();

/**
 * The users.
 */
export const zListUsersResponse = /* @__PURE__ */ (() => z.union([
    z.array(zAdminUser),
    zAdminUserPage
]))();

export const zDeleteUserPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Deleted.
 */
export const zDeleteUserResponse = /* @__PURE__ */ (() => z.void())();

export const zGetUserPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The user.
 */
export const zGetUserResponse = zAdminUser;

export const zUpdateUserBody = zAdminUserUpdate;

export const zUpdateUserPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * The user.
 */
export const zUpdateUserResponse = zAdminUser;

export const zGetUserBelongingsPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * How many of each.
 */
export const zGetUserBelongingsResponse = zUserBelongings;

export const zRemoveUserTwoStepPath = /* @__PURE__ */ (() => z.object({
    id: z.string()
}))();

/**
 * Logins of the user ask for the password alone.
 */
export const zRemoveUserTwoStepResponse = /* @__PURE__ */ (() => z.void())();

export const zGetUsageQuery = /* @__PURE__ */ (() => z.object({
    days: z._default(z.optional(z.coerce.number().check(z.int()).check(z.gte(1), z.lte(366))), 30)
}))();

/**
 * A value for each day.
 */
export const zGetUsageResponse = zUsage;

/**
 * The figures of now.
 */
export const zGetHealthResponse = zServerHealth;

export const zRetryDeadWorkPath = /* @__PURE__ */ (() => z.object({
    kind: z.string().check(z.maxLength(20)),
    id: z.string()
}))();

/**
 * It is enqueued again.
 */
export const zRetryDeadWorkResponse = /* @__PURE__ */ (() => z.void())();

export const zDiscardDeadWorkPath = /* @__PURE__ */ (() => z.object({
    kind: z.string().check(z.maxLength(20)),
    id: z.string()
}))();

/**
 * It is forgotten.
 */
export const zDiscardDeadWorkResponse = /* @__PURE__ */ (() => z.void())();
