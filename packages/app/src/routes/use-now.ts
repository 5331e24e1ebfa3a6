import { useEffect, useState } from "react";

/** The time in milliseconds since 1970, updated each second, or each `every` ms, while `running`. */
export function useNow(clock: () => Date, running: boolean, every = 1000): number {
  const [now, setNow] = useState(() => clock().getTime());
  const [wasRunning, setWasRunning] = useState(running);
  if (wasRunning !== running) {
    // The last value is old by now, and the first tick a second away.
    setWasRunning(running);
    setNow(clock().getTime());
  }
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(clock().getTime()), every);
    return () => clearInterval(timer);
  }, [clock, running, every]);
  return now;
}
