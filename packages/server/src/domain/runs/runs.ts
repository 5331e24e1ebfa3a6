import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { approveCall, type ApprovedCall } from "../approvals/approve-call.ts";
import { denyCall, expireApprovals, type Denial } from "../approvals/deny-call.ts";
import type { Approval } from "../approvals/ports.ts";
import { goOn } from "../approvals/go-on.ts";
import { skipReconnect } from "../approvals/settle-reconnect.ts";
import { isUuid } from "../chat/ids.ts";
import type { Discovery } from "../discoveries/ports.ts";
import { AppError } from "../errors.ts";
import { startForItem, type AutomaticOrder } from "../playbooks/run-for-item.ts";
import type { PluginRegistry } from "../plugins/types.ts";
import {
  beat,
  closeDriver,
  drive,
  driveNew,
  driverIdle,
  letGo,
  openDriver,
  takeUp,
  type Driver,
  type DriveRun,
} from "./drive-runs.ts";
import { endSession, stopRun } from "./end-run.ts";
import type { RunEvent } from "./events.ts";
import { followRun } from "./follow-run.ts";
import type { ReadModels } from "./models.ts";
import type { Telemetry } from "../../telemetry.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { Run } from "./ports.ts";
import type { RunHub } from "./run-hub.ts";
import { readCallAnswer, type CallAnswer } from "./call-answer.ts";
import { runStates } from "./run-states.ts";
import { isLive, type RunState } from "./run-state.ts";
import { startCall, type CallOrder } from "./start-call.ts";
import { startDiscovery, startRun, type DiscoveryOrder, type RunOrder } from "./start-run.ts";

/** A run that this process drives now, and where its reader continues. */
export type Begun = {
  readonly runId: string;
  readonly sessionId: string;
  readonly after: number;
  /** Of a new run: the events from there on that are stored already. */
  readonly events?: readonly RunEvent[];
};

/** The run of a call; `endedAt` is set if it had ended before the program requested it again. */
export type BegunCall = {
  readonly runId: string;
  readonly sessionId: string;
  readonly endedAt: Date | null;
};

/** Runs, for the rest of the server. A run is independent of its reader's connection and continues without it. */
export type Runs = {
  /** @throws AppError as `startRun` */
  start(order: RunOrder): Promise<Begun>;
  /** Begins the run of an automated playbook; see `startForItem`. */
  startForItem(order: AutomaticOrder): Promise<void>;
  /** @throws AppError as `startDiscovery` */
  discover(order: DiscoveryOrder): Promise<Begun>;
  /** @throws AppError as `startCall` */
  call(order: CallOrder): Promise<BegunCall>;
  /** The states of a run from now on; see `runStates`. */
  states(runId: string, signal: AbortSignal): AsyncIterable<RunState>;
  /** The result of a program's call; undefined while it is in progress. */
  answer(userId: string, runId: string): Promise<CallAnswer | undefined>;
  /** Records that the program got the result of its call. */
  markTold(runId: string): Promise<void>;
  /** The last discovery of each connection of a user, the newest first. */
  discoveries(userId: string): Promise<Discovery[]>;
  /** @throws AppError as `approveCall` */
  approve(call: ApprovedCall): Promise<Begun>;
  /** @throws AppError as `denyCall` */
  deny(userId: string, approvalId: string, denial: Denial): Promise<Approval>;
  /** @throws AppError as `skipReconnect` */
  skipReconnect(userId: string, id: string): Promise<void>;
  /** Lets a run that reached its credit limit use as much again. @throws AppError as `goOn` */
  goOn(userId: string, runId: string, questionId: string): Promise<Run>;
  /**
   * Resumes the runs whose connections work again. Each heartbeat does the same, so this never throws: a failure must not
   * affect the user who fixed the connection.
   */
  takeUp(): Promise<void>;
  /** @throws AppError not_found */
  get(userId: string, runId: string): Promise<Run>;
  /** The events after a number; see `followRun`. */
  events(
    runId: string,
    after: number,
    signal: AbortSignal,
    stored?: readonly RunEvent[],
  ): AsyncIterable<RunEvent>;
  /** @throws AppError not_found */
  stop(userId: string, runId: string): Promise<Run>;
  /** Deletes a session, ending its run. @throws AppError not_found */
  deleteSession(userId: string, sessionId: string): Promise<void>;
  /** Ends the runs of dead processes and starts the heartbeat. Call once, before requests come in. */
  open(): Promise<void>;
  /** One heartbeat: renews leases, ends abandoned runs, and resumes those whose connections work again. */
  beat(): Promise<void>;
  /** Ends the runs whose approvals expired. */
  expireApprovals(): Promise<void>;
  /** Ends this process's runs with a visible message and stops the heartbeat. */
  close(): Promise<void>;
  /** Resolves when no run is driven here; for tests and shutdown. */
  idle(): Promise<void>;
};

type RunsDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly plugins: PluginRegistry;
  readonly models: ReadModels;
  readonly hub: RunHub;
  readonly telemetry: Telemetry;
  readonly drive: DriveRun;
  /** Credits, in hundredths, that a run may use before it has to ask, where its user set no limit. */
  readonly runCreditLimit: number;
  readonly pollMs?: number;
};

const CHAT_DELETED =
  "The user deleted the chat of this call. If the call had started, it may or may not have taken effect.";

/** The runs that this process drives. */
export function createRuns(deps: RunsDeps): Runs {
  const own: RunsDeps & Driver = {
    ...deps,
    owner: deps.newId(),
    driven: new Map(),
    closed: false,
  };

  return {
    async start(order) {
      refuseWhenClosed(own);
      const { run, events } = await startRun(own, order);
      driveNew(own, run);
      return { ...begun(run, 0), events };
    },
    async startForItem(order) {
      refuseWhenClosed(own);
      const run = await startForItem(own, order);
      if (run) driveNew(own, run);
    },
    async discover(order) {
      refuseWhenClosed(own);
      const { run, events } = await startDiscovery(own, order);
      driveNew(own, run);
      return { ...begun(run, 0), events };
    },
    async call(order) {
      refuseWhenClosed(own);
      const { run, again } = await startCall(own, order);
      if (!again) driveNew(own, run);
      return { runId: run.id, sessionId: run.sessionId, endedAt: run.finishedAt };
    },
    states: (runId, signal) => runStates(deps, runId, signal),
    async answer(userId, runId) {
      const run = await deps.store.runs.find(userId, runId);
      if (!run) return { ok: false, text: CHAT_DELETED };
      return isLive(run.state) ? undefined : readCallAnswer(deps.store, run);
    },
    markTold: (runId) => deps.store.keys.markTold(runId, deps.clock.now()),
    discoveries: (userId) => deps.store.discoveries.list(userId),
    async approve(call) {
      refuseWhenClosed(own);
      const { run, seq, waited } = await approveCall(own, call);
      if (waited) drive(own, run);
      return begun(run, seq);
    },
    async deny(userId, approvalId, denial) {
      refuseWhenClosed(own);
      const { approval, goesOn } = await denyCall(own, userId, approvalId, denial);
      if (goesOn) drive(own, goesOn);
      return approval;
    },
    async skipReconnect(userId, id) {
      refuseWhenClosed(own);
      const goesOn = await skipReconnect(own, userId, id);
      if (goesOn) drive(own, goesOn);
    },
    async goOn(userId, runId, questionId) {
      refuseWhenClosed(own);
      const run = await goOn(own, userId, runId, questionId);
      drive(own, run);
      return run;
    },
    takeUp: () =>
      takeUp(own).catch((error: unknown) =>
        deps.log.error({ err: error }, "runs that wait for a connection were not taken up"),
      ),
    async get(userId, runId) {
      const run = isUuid(runId) ? await deps.store.runs.find(userId, runId) : undefined;
      if (!run) throw new AppError("not_found", "This run was not found.");
      return run;
    },
    events: (runId, after, signal, stored) => followRun(deps, runId, { after, stored }, signal),
    async stop(userId, runId) {
      const run = await stopRun(deps, userId, runId);
      letGo(own, run.id);
      return run;
    },
    async deleteSession(userId, sessionId) {
      const ended = await endSession(deps, userId, sessionId);
      if (ended) letGo(own, ended);
    },
    open: () => openDriver(own),
    beat: () => beat(own),
    async expireApprovals() {
      await expireApprovals(own);
    },
    close: () => closeDriver(own),
    idle: () => driverIdle(own),
  };
}

/** @throws AppError unavailable */
function refuseWhenClosed({ closed }: Driver): void {
  if (closed) throw new AppError("unavailable", "The server is stopping. Try again in a moment.");
}

const begun = ({ id, sessionId }: Run, after: number): Begun => ({ runId: id, sessionId, after });
