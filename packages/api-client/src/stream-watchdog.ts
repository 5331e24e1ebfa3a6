import { systemClock } from "./stream-clock.ts";
import { alwaysOnline } from "./stream-network.ts";
import type { StreamOptions } from "./stream-options.ts";

/** The line of one request. */
type Line = {
  /** Aborted with the caller's, and by a cut. */
  readonly signal: AbortSignal;
  /** Something was heard. */
  readonly alive: () => void;
  /** The request is over. */
  readonly off: () => void;
};

/**
 * Cuts a line that has gone silent, or whose network has gone.
 * @param canGoOn whether another request mends a cut
 */
export function watchLine(
  { clock = systemClock, idleMs = 45_000, network = alwaysOnline, signal }: StreamOptions,
  canGoOn: () => boolean,
): Line {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  let cancel = () => {};
  // A line over a network that is gone may stay silent for minutes before it breaks.
  const deafen = network.onLoss(() => {
    if (canGoOn()) controller.abort(new Error("The network is away."));
  });
  const alive = () => {
    cancel();
    // Only a server that can resume promises heartbeats; with another one a long silence is no cut.
    if (!canGoOn()) return;
    cancel = clock.after(idleMs, () => controller.abort(new Error("No heartbeat came.")));
  };
  const off = () => {
    cancel();
    deafen();
    signal?.removeEventListener("abort", stop);
  };
  return { signal: controller.signal, alive, off };
}
