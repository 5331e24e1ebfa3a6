import { Cable, Ellipsis } from "lucide-react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Button } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/menu/index.ts";
import { StatusDot, type StatusDotProps } from "../../components/status-dot/index.ts";
import { RelativeTime } from "../../components/time/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type {
  AdminModelsActions,
  AdminModelsReady,
  ModelRow,
  ProviderKind,
  ProviderRow,
} from "./admin-models.types.ts";
import { sayModels } from "./say-models.logic.ts";
import { TestResult } from "./test-result.tsx";

const texts = adminModelsTexts.providers;

type ProviderListProps = {
  state: AdminModelsReady;
  isAdding: boolean;
  actions: AdminModelsActions;
};

/** The providers there are, and those that the models of the specification wait for. */
export function ProviderList({ state, isAdding, actions }: ProviderListProps) {
  const { providers, models } = state;
  const waiting = waitingFor(state);
  if (providers.length === 0 && !isAdding) {
    return (
      <EmptyState
        actions={
          <Button onClick={() => actions.onAddProvider({})} variant="primary">
            {texts.add}
          </Button>
        }
        className="rounded-8 border border-line bg-surface"
        icon={Cable}
        title={texts.empty}
      >
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={texts.list}
      className="*:not-first:border-t *:not-first:border-line overflow-hidden rounded-8 border border-line bg-surface empty:hidden"
    >
      {providers.map((provider) => (
        <Provider
          actions={actions}
          key={provider.id}
          models={models.filter(({ providerId }) => providerId === provider.id)}
          provider={provider}
          state={state}
        />
      ))}
      {providers.length > 0 &&
        waiting.map(({ kind, models: its }) => (
          <Waiting actions={actions} isAdding={isAdding} key={kind} kind={kind} models={its} />
        ))}
    </ul>
  );
}

/** Providers of specified models that are not set up. */
function waitingFor({ providers, models }: AdminModelsReady) {
  const kinds: readonly ProviderKind[] = ["openai", "google"];
  return kinds
    .filter((kind) => providers.every(({ id }) => id !== kind))
    .map((kind) => ({ kind, models: models.filter(({ providerId }) => providerId === kind) }))
    .filter((one) => one.models.length > 0);
}

const row =
  "grid min-h-14 grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 px-4 py-2 lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,2fr)_minmax(0,4fr)_10rem]";
const cell = "col-start-2 min-w-0 text-13 text-muted lg:col-start-auto";

const tones: Record<ProviderRow["state"]["kind"], StatusDotProps["tone"]> = {
  untried: "hollow",
  working: "success",
  key_refused: "danger",
  unreachable: "danger",
  failing: "warning",
};

type ProviderProps = {
  provider: ProviderRow;
  models: readonly ModelRow[];
  state: AdminModelsReady;
  actions: AdminModelsActions;
};

function Provider({ provider, models, state, actions }: ProviderProps) {
  const { id, name } = provider;
  const test = state.tests.get(id) ?? { kind: "none" };
  return (
    <li data-slot="provider">
      <div className={row}>
        <AppLogo name={name} size="md" />
        <Title name={name}>
          <KeyLine provider={provider} />
        </Title>
        <span className="col-start-2 flex min-w-0 items-center gap-2 text-13 lg:col-start-auto">
          <StatusDot tone={tones[provider.state.kind]} />
          {texts.states[provider.state.kind]}
        </span>
        <span className={cell}>
          <StateLine models={models} now={state.now} state={provider.state} />
        </span>
        <span className="col-start-2 -ms-2 flex flex-wrap items-center lg:col-start-auto lg:ms-0 lg:justify-end">
          <Button
            aria-label={texts.testNamed(name)}
            loading={test.kind === "running"}
            onClick={() => actions.onTestStored({ id })}
            size="sm"
            variant="ghost"
          >
            {texts.test}
          </Button>
          {!provider.environment && <ChangeActions actions={actions} provider={provider} />}
        </span>
      </div>
      {test.kind !== "none" && (
        <div className="border-line border-t px-4 py-3">
          <TestResult test={test} />
        </div>
      )}
    </li>
  );
}

function ChangeActions({ provider, actions }: Pick<ProviderProps, "provider" | "actions">) {
  const { id, name } = provider;
  return (
    <>
      <Button
        aria-label={texts.editNamed(name)}
        onClick={() => actions.onEditProvider({ id })}
        size="sm"
        variant="ghost"
      >
        {texts.edit}
      </Button>
      <Menu>
        <MenuTrigger>
          <IconButton icon={Ellipsis} label={texts.more(name)} size="sm" />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => actions.onRemove({ kind: "provider", id, name })} tone="danger">
            {texts.remove}
          </MenuItem>
        </MenuContent>
      </Menu>
    </>
  );
}

function Title({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <span className="grid min-w-0">
      <bdi className="font-medium wrap-anywhere">{name}</bdi>
      <span className="text-12 text-muted wrap-anywhere">{children}</span>
    </span>
  );
}

/** Where it is, and whose key it has. */
function KeyLine({ provider }: { provider: ProviderRow }) {
  const { kind, address, environment, hasKey, keyBy, keyEnding } = provider;
  const key = keyEnding === null ? texts.keySet : texts.keyEnds(keyEnding);
  const from = environment ? texts.environment : keyBy === null ? null : texts.by(keyBy);
  const parts = [
    ...(address === null ? [] : [address]),
    ...(kind === "compatible" || kind === "azure" ? [adminModelsTexts.kinds[kind]] : []),
    ...(hasKey
      ? [from === null ? key : `${key}, ${from}`]
      : environment
        ? [texts.environment]
        : kind === "compatible"
          ? []
          : [texts.noKey]),
  ];
  return <bdi title={environment ? texts.environmentHint : undefined}>{parts.join(" · ")}</bdi>;
}

type StateLineProps = { state: ProviderRow["state"]; models: readonly ModelRow[]; now: string };

/** What is wrong, or how many models there are. */
function StateLine({ state, models, now }: StateLineProps) {
  const { kind, since, message } = state;
  if (kind === "working" || kind === "untried") return sayModels(models);
  return (
    <span className="wrap-anywhere">
      {since !== null && <RelativeTime now={now} value={since} />}
      {since !== null && message !== null && ": "}
      <bdi>{message}</bdi>
    </span>
  );
}

type WaitingProps = {
  kind: ProviderKind;
  /** The form of a new provider is open already. */
  isAdding: boolean;
  models: readonly ModelRow[];
  actions: Pick<AdminModelsActions, "onAddProvider">;
};

function Waiting({ kind, isAdding, models, actions }: WaitingProps) {
  const name = adminModelsTexts.kinds[kind];
  return (
    <li className={row} data-slot="provider">
      <AppLogo name={name} size="md" />
      <Title name={name}>{texts.waits(models.length)}</Title>
      <span className="col-start-2 flex min-w-0 items-center gap-2 text-13 lg:col-start-auto">
        <StatusDot tone="hollow" />
        {texts.notSetUp}
      </span>
      <span className={cell}>{sayModels(models)}</span>
      <span className="col-start-2 -ms-2 flex lg:col-start-auto lg:ms-0 lg:justify-end">
        {!isAdding && (
          <Button
            aria-label={texts.setUpNamed(name)}
            onClick={() => actions.onAddProvider({ kind })}
            size="sm"
            variant="ghost"
          >
            {texts.setUp}
          </Button>
        )}
      </span>
    </li>
  );
}
