import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while its page is taken over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
