import { useEffect, useState } from "react";

/** The time in milliseconds since 1970, told anew each second while `running`. */
export function useNow(clock: () => Date, running: boolean): number {
  const [now, setNow] = useState(() => clock().getTime());
  useEffect(() => {
    setNow(clock().getTime());
    if (!running) return;
    const timer = setInterval(() => setNow(clock().getTime()), 1000);
    return () => clearInterval(timer);
  }, [clock, running]);
  return now;
}
