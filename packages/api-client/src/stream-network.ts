/** What a page knows of its network. This package knows no browser, so the page tells. */
export type StreamNetwork = {
  /** False while this device has no network. */
  isOnline(): boolean;
  /** Calls back when it loses it. The answer takes it back. */
  onLoss(callback: () => void): () => void;
  /**
   * Calls back when trying again is worth it at once: the network is back, or the person looks at the page again. The answer
   * takes it back.
   */
  onReturn(callback: () => void): () => void;
};

/** Where nobody tells: a network that is always there. */
export const alwaysOnline: StreamNetwork = {
  isOnline: () => true,
  onLoss: () => () => {},
  onReturn: () => () => {},
};
