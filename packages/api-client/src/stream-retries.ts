import { type ApiError, unansweredError } from "./errors.ts";
import { systemClock, waiting } from "./stream-clock.ts";
import { alwaysOnline } from "./stream-network.ts";
import type { StreamOptions } from "./stream-options.ts";

/** Counts the attempts in a row that failed, and waits longer after each. */
export class RetryCount {
  /** There was one. */
  cut = false;
  readonly #options: StreamOptions;
  #tries = 0;
  /** Those that a network was there for. */
  #failures = 0;

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  reset(): void {
    this.#tries = 0;
    this.#failures = 0;
  }

  /** Counts one that failed. Throws when there were too many. @param cut what ended it */
  add(cut: ApiError | undefined, attempts: number): void {
    const { network = alwaysOnline, onState } = this.#options;
    const online = network.isOnline();
    this.#tries += 1;
    if (online) this.#failures += 1;
    if (this.#failures > attempts) {
      throw cut ?? unansweredError(new Error("The stream was cut."));
    }
    this.cut = true;
    onState?.(online ? "reconnecting" : "offline");
  }

  /** Waits before the next attempt; false when the caller gave up meanwhile. */
  async wait(): Promise<boolean> {
    const { clock = systemClock, network = alwaysOnline, signal } = this.#options;
    // Attempts are made without a network, too: the server may be on this device.
    const pause = Math.min(10_000, 250 * 2 ** this.#tries);
    const ms = pause * (0.5 + clock.random() / 2);
    const end = await waiting({ clock, ms, network, signal });
    if (end === "woken") this.reset();
    return end !== "aborted";
  }
}
