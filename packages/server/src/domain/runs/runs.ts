import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { approveCall, type ApprovedCall } from "../approvals/approve-call.ts";
import { denyCall, expireApprovals, type Denial } from "../approvals/deny-call.ts";
import type { Approval } from "../approvals/ports.ts";
import { goOn } from "../approvals/go-on.ts";
import { skipReconnect, takeUpReconnected } from "../approvals/settle-reconnect.ts";
import { isUuid } from "../chat/ids.ts";
import type { Discovery } from "../discoveries/ports.ts";
import { AppError } from "../errors.ts";
import { startForItem, type AutomaticOrder } from "../playbooks/run-for-item.ts";
import type { PluginRegistry } from "../plugins/types.ts";
import { endSession, interruptRun, recoverRuns, stopRun } from "./end-run.ts";
import type { RunRef } from "./event-log.ts";
import type { RunEvent } from "./events.ts";
import { followRun } from "./follow-run.ts";
import { HEARTBEAT_MS, LEASE_MS } from "./limits.ts";
import type { ModelList } from "./models.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { Run } from "./ports.ts";
import type { RunHub } from "./run-hub.ts";
import { readCallAnswer, type CallAnswer } from "./call-answer.ts";
import { runStates } from "./run-states.ts";
import { isLive, type RunState } from "./run-state.ts";
import { startCall, type CallOrder } from "./start-call.ts";
import { startDiscovery, startRun, type DiscoveryOrder, type RunOrder } from "./start-run.ts";

/** A run that this process drives now, and where the person who asked reads on. */
export type Begun = { readonly runId: string; readonly sessionId: string; readonly after: number };

/** The run of a call; `endedAt` is set where it was over before the program asked for it again. */
export type BegunCall = {
  readonly runId: string;
  readonly sessionId: string;
  readonly endedAt: Date | null;
};

/** Runs as the rest of the server sees them. A run belongs to no connection: it goes on when its reader is gone. */
export type Runs = {
  /** @throws AppError as `startRun` */
  start(order: RunOrder): Promise<Begun>;
  /** Begins the run of a playbook that runs by itself; see `startForItem`. */
  startForItem(order: AutomaticOrder): Promise<void>;
  /** @throws AppError as `startDiscovery` */
  discover(order: DiscoveryOrder): Promise<Begun>;
  /** @throws AppError as `startCall` */
  call(order: CallOrder): Promise<BegunCall>;
  /** The states of a run from now on; see `runStates`. */
  states(runId: string, signal: AbortSignal): AsyncIterable<RunState>;
  /** What became of a call that a program asked for; undefined while it goes on. */
  answer(userId: string, runId: string): Promise<CallAnswer | undefined>;
  /** Writes down that the program was told what became of its call. */
  markTold(runId: string): Promise<void>;
  /** What the last discovery of each connection of a person learned, the newest first. */
  discoveries(userId: string): Promise<Discovery[]>;
  /** @throws AppError as `approveCall` */
  approve(call: ApprovedCall): Promise<Begun>;
  /** @throws AppError as `denyCall` */
  deny(userId: string, approvalId: string, denial: Denial): Promise<Approval>;
  /** @throws AppError as `skipReconnect` */
  skipReconnect(userId: string, id: string): Promise<void>;
  /** Lets a run that reached its limit of credits use as much again. @throws AppError as `goOn` */
  goOn(userId: string, runId: string, questionId: string): Promise<Run>;
  /**
   * Goes on with what waited for a connection that works again. Each heartbeat does the same, so this never throws: whoever
   * mended the connection must not be told that this failed.
   */
  takeUp(): Promise<void>;
  /** @throws AppError not_found */
  get(userId: string, runId: string): Promise<Run>;
  /** The events after a number; see `followRun`. */
  events(runId: string, after: number, signal: AbortSignal): AsyncIterable<RunEvent>;
  /** @throws AppError not_found */
  stop(userId: string, runId: string): Promise<Run>;
  /** Deletes a session, ending its run. @throws AppError not_found */
  deleteSession(userId: string, sessionId: string): Promise<void>;
  /** Ends what a dead process left behind and begins the heartbeat. Call once, before requests come in. */
  open(): Promise<void>;
  /** One heartbeat: leases renewed, abandoned runs ended, those that wait for a connection taken up. */
  beat(): Promise<void>;
  /** Ends the runs whose questions were not answered in time. */
  expireApprovals(): Promise<void>;
  /** Ends this process's runs with a visible message and stops the heartbeat. */
  close(): Promise<void>;
  /** Resolves when no run is driven here; for tests and shutdown. */
  idle(): Promise<void>;
};

/** Drives a run until it is over or waits for a person. */
export type DriveRun = (ref: RunRef, run: Run, signal: AbortSignal) => Promise<void>;

type RunsDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly plugins: PluginRegistry;
  readonly models: ModelList;
  readonly hub: RunHub;
  readonly drive: DriveRun;
  /** What a run may use before it asks where its person set no limit, in hundredths of a credit. */
  readonly runCreditLimit: number;
  readonly pollMs?: number;
};
type Driven = {
  readonly attempt: number;
  readonly abort: AbortController;
  readonly done: Promise<void>;
};

const CHAT_DELETED =
  "The user deleted the chat of this call. If the call had started, it may or may not have taken effect.";

/** The runs that this process drives. */
export function createRuns(deps: RunsDeps): Runs {
  const owner = deps.newId();
  const own = { ...deps, owner };
  const driven = new Map<string, Driven>();
  let timer: NodeJS.Timeout | undefined;
  let lastBeat: Promise<void> | undefined;
  let closed = false;

  function drive(run: Run): void {
    const abort = new AbortController();
    const ref = { runId: run.id, attempt: run.attempt };
    const done = deps
      .drive(ref, run, abort.signal)
      .catch((error: unknown) => deps.log.error({ err: error, run_id: run.id }, "a run was lost"))
      .finally(() => {
        if (driven.get(run.id)?.abort === abort) driven.delete(run.id);
      });
    driven.set(run.id, { attempt: run.attempt, abort, done });
  }

  function letGo(runId: string): void {
    driven.get(runId)?.abort.abort(new Error("The run has ended."));
  }

  function refuseWhenClosed(): void {
    if (closed) throw new AppError("unavailable", "The server is stopping. Try again in a moment.");
  }

  function beat(): Promise<void> {
    lastBeat = lookAfterRuns();
    return lastBeat;
  }

  async function lookAfterRuns(): Promise<void> {
    const until = new Date(deps.clock.now().getTime() + LEASE_MS);
    // Only those that are driven: one whose last write failed is driven by nobody, and a lease that was renewed with the
    // others would keep its chat blocked and its credits held for as long as this process lives.
    const renewed = await deps.store.runs.renewLeases(owner, [...driven.keys()], until);
    const mine = new Map(renewed.map((run) => [run.id, run.attempt]));
    for (const [runId, { attempt }] of driven) {
      const now = mine.get(runId);
      if (now !== undefined && now !== attempt) letGo(runId);
      else if (now === undefined && (await isOver(runId))) letGo(runId);
    }
    await recoverRuns(deps, deps.store.alone ? owner : undefined);
    await takeUp();
  }

  async function takeUp(): Promise<void> {
    if (closed) return;
    for (const run of await takeUpReconnected(own)) drive(run);
  }

  /** A run that was just begun or just ended is not among the renewed ones; only one that another ended is let go. */
  async function isOver(runId: string): Promise<boolean> {
    const progress = await deps.store.runs.findProgress(runId);
    return progress?.attempt !== driven.get(runId)?.attempt;
  }

  function schedule(): void {
    timer = setTimeout(() => {
      void beat()
        .catch((error: unknown) => deps.log.error({ err: error }, "a heartbeat failed"))
        .finally(() => {
          if (!closed) schedule();
        });
    }, HEARTBEAT_MS);
    timer.unref();
  }

  return {
    async start(order) {
      refuseWhenClosed();
      const run = await startRun(own, order);
      drive(run);
      return { runId: run.id, sessionId: run.sessionId, after: 0 };
    },
    async startForItem(order) {
      refuseWhenClosed();
      const run = await startForItem(own, order);
      if (run) drive(run);
    },
    async discover(order) {
      refuseWhenClosed();
      const run = await startDiscovery(own, order);
      drive(run);
      return { runId: run.id, sessionId: run.sessionId, after: 0 };
    },
    async call(order) {
      refuseWhenClosed();
      const { run, again } = await startCall(own, order);
      if (!again) drive(run);
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
      refuseWhenClosed();
      const { run, seq, waited } = await approveCall(own, call);
      if (waited) drive(run);
      return { runId: run.id, sessionId: run.sessionId, after: seq };
    },
    async deny(userId, approvalId, denial) {
      refuseWhenClosed();
      const { approval, goesOn } = await denyCall(own, userId, approvalId, denial);
      if (goesOn) drive(goesOn);
      return approval;
    },
    async skipReconnect(userId, id) {
      refuseWhenClosed();
      const goesOn = await skipReconnect(own, userId, id);
      if (goesOn) drive(goesOn);
    },
    async goOn(userId, runId, questionId) {
      refuseWhenClosed();
      const run = await goOn(own, userId, runId, questionId);
      drive(run);
      return run;
    },
    takeUp: () =>
      takeUp().catch((error: unknown) =>
        deps.log.error({ err: error }, "runs that wait for a connection were not taken up"),
      ),
    async get(userId, runId) {
      const run = isUuid(runId) ? await deps.store.runs.find(userId, runId) : undefined;
      if (!run) throw new AppError("not_found", "This run was not found.");
      return run;
    },
    events: (runId, after, signal) => followRun(deps, runId, after, signal),
    async stop(userId, runId) {
      const run = await stopRun(deps, userId, runId);
      letGo(run.id);
      return run;
    },
    async deleteSession(userId, sessionId) {
      const ended = await endSession(deps, userId, sessionId);
      if (ended) letGo(ended);
    },
    async open() {
      await recoverRuns(deps, deps.store.alone ? owner : undefined);
      schedule();
    },
    beat,
    async expireApprovals() {
      await expireApprovals(own);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      // It may still take up a run, and fails once the store is closed. What it failed with is logged where it began.
      await lastBeat?.catch(() => undefined);
      const rest = [...driven];
      for (const [runId, { attempt }] of rest) {
        await interruptRun(deps, { runId, attempt });
        letGo(runId);
      }
      await Promise.all(rest.map(([, run]) => run.done));
    },
    async idle() {
      while (driven.size > 0) await Promise.all([...driven.values()].map((run) => run.done));
    },
  };
}
