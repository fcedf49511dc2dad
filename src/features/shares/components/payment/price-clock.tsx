import { TimeLeft } from '@/parts/time-left';

export const PriceClock = ({ seconds }: { seconds: number | null }) => (
  <p>
    Price locked for <TimeLeft seconds={seconds} label="Time left at this price" />.
  </p>
);
