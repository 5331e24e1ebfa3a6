/** Where people reach this server. */
export type PublicAddress = {
  /**
   * The address of one of our pages, for mails. It is never taken from a request, whose `Host` anyone can choose: a link with a
   * one-time token would lead to them.
   * @param path begins with a slash
   */
  to(path: string): string;
  /** Sets where the server listens, which is its URL unless one is configured. */
  listensAt(url: string): void;
};

/** @param publicUrl the address that the operator named, without a slash at the end */
export function createPublicAddress(publicUrl: string | undefined): PublicAddress {
  let listening = "http://localhost";
  return {
    to: (path) => `${publicUrl ?? listening}${path}`,
    listensAt: (url) => void (listening = url),
  };
}
