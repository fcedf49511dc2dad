import { useEffect, useState } from 'react';
import { serviceNow } from '@/utils/service-clock';

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - serviceNow()) / 1000));

/** Whole seconds until a moment of the service's time, counted down. */
export function useCountdown(at: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(at));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}
