import { useEffect, useState } from 'react';
import { isServiceTimeKnown, serviceNow, serviceTimeLearnt } from '../service-clock';

const A_SECOND_MS = 1_000;

const knownNow = (): number | null => (isServiceTimeKnown() ? serviceNow() : null);

/**
 * Returns the service's time for display. Null until that time is known, and again after the visitor's clock was set.
 * The time can move back when an answer corrects it.
 */
export function useServiceNow(everyMs: number = A_SECOND_MS): number | null {
  const [now, setNow] = useState(knownNow);
  useEffect(() => {
    const read = () => setNow(knownNow());
    read();
    const timer = setInterval(read, everyMs);
    const end = serviceTimeLearnt.listen(read);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [everyMs]);
  return now;
}

export function useCountdown(at: number): number | null {
  const now = useServiceNow();
  return now === null ? null : Math.max(0, Math.ceil((at - now) / 1_000));
}
