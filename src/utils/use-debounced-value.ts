import { useEffect, useState } from 'react';

/** A value once it has rested for a moment: nobody needs an answer for every key that is typed. */
export function useDebouncedValue<T>(value: T, restMs = 400): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
