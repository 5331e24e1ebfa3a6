import type { ApprovalRepository } from "./approvals/ports.ts";
import type { AuditRepository } from "./audit/ports.ts";
import type { AuthSessionRepository, PortalRepository } from "./auth/ports.ts";
import type { AuthorizationRepository } from "./authorizations/ports.ts";
import type { BillingRepository } from "./billing/ports.ts";
import type { ChatRepository, MessageRepository } from "./chat/ports.ts";
import type { McpAuthorizationRepository } from "./connections/mcp-ports.ts";
import type {
  ConnectionRepository,
  CredentialRepository,
  IconRepository,
} from "./connections/ports.ts";
import type { LedgerRepository } from "./credits/ports.ts";
import type { DatasetRepository } from "./datasets/ports.ts";
import type { DiscoveryRepository } from "./discoveries/ports.ts";
import type { ExportRepository } from "./exports/ports.ts";
import type { FactProposalRepository } from "./facts/ports.ts";
import type { HealthRepository } from "./health/ports.ts";
import type { IdempotencyRepository } from "./idempotency/ports.ts";
import type { InboxRepository } from "./inbox/ports.ts";
import type { DeadJobRepository, JobRepository, ScheduleRepository } from "./jobs/ports.ts";
import type { KeyRepository } from "./keys/ports.ts";
import type { NoticeRepository } from "./notices/ports.ts";
import type { InvitationRepository, OrganizationRepository } from "./organizations/ports.ts";
import type { LocalOutboxRepository, OutboxRepository } from "./outbox/ports.ts";
import type { PhoneCodeRepository } from "./phones/ports.ts";
import type { AutomationRepository } from "./playbooks/automation-ports.ts";
import type { PlaybookRepository } from "./playbooks/ports.ts";
import type { PluginSettingsRepository } from "./plugin-settings/ports.ts";
import type { RequestRepository } from "./requests/ports.ts";
import type { RunEventRepository, RunRepository, ToolCallRepository } from "./runs/ports.ts";
import type { SourceRepository } from "./sources/ports.ts";
import type { TwoStepRepository } from "./two-step/ports.ts";
import type { UsageRepository } from "./usage/ports.ts";
import type { UserRepository } from "./users/ports.ts";
import type { ChangeRepository } from "./watch/changes.ts";

/** Everything that is stored, by name. */
export type Repositories = {
  readonly approvals: ApprovalRepository;
  readonly audit: AuditRepository;
  readonly authorizations: AuthorizationRepository;
  readonly authSessions: AuthSessionRepository;
  readonly automations: AutomationRepository;
  readonly billing: BillingRepository;
  readonly changes: ChangeRepository;
  readonly chats: ChatRepository;
  readonly connections: ConnectionRepository;
  readonly credentials: CredentialRepository;
  readonly datasets: DatasetRepository;
  readonly deadJobs: DeadJobRepository;
  readonly discoveries: DiscoveryRepository;
  readonly exports: ExportRepository;
  readonly factProposals: FactProposalRepository;
  readonly health: HealthRepository;
  readonly icons: IconRepository;
  readonly idempotency: IdempotencyRepository;
  readonly inbox: InboxRepository;
  readonly invitations: InvitationRepository;
  readonly jobs: JobRepository;
  readonly keys: KeyRepository;
  readonly ledger: LedgerRepository;
  readonly localOutbox: LocalOutboxRepository;
  readonly mcpAuthorizations: McpAuthorizationRepository;
  readonly messages: MessageRepository;
  readonly notices: NoticeRepository;
  readonly organizations: OrganizationRepository;
  readonly outbox: OutboxRepository;
  readonly phoneCodes: PhoneCodeRepository;
  readonly playbooks: PlaybookRepository;
  readonly pluginSettings: PluginSettingsRepository;
  readonly portal: PortalRepository;
  readonly requests: RequestRepository;
  readonly runEvents: RunEventRepository;
  readonly runs: RunRepository;
  readonly schedules: ScheduleRepository;
  readonly sources: SourceRepository;
  readonly toolCalls: ToolCallRepository;
  readonly twoSteps: TwoStepRepository;
  readonly usage: UsageRepository;
  readonly users: UserRepository;
};

/** The store as the rest of the server sees it: its repositories outside of any transaction, and transactions over all of them. */
export type UnitOfWork = Repositories & {
  /** All or nothing. `snapshot` reads everything as of one moment and writes nothing. */
  transaction<T>(work: (tx: Repositories) => Promise<T>, mode?: "write" | "snapshot"): Promise<T>;
  /** Calls back after a commit of this process that other windows of a person should hear of. @returns what takes it back */
  onChange(listener: () => void): () => void;
  /** Whether this process is the only one that can have the store open. */
  readonly alone: boolean;
};
