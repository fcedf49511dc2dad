import { useServiceNow } from '@/utils/hooks/use-service-now';

export function useCountdown(at: number): number | null {
  const now = useServiceNow();
  return now === null ? null : Math.max(0, Math.ceil((at - now) / 1_000));
}
