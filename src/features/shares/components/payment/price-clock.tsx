import { TimeLeft } from '@/parts/time-left';

export const PriceClock = ({ seconds }: { seconds: number | null }) => (
  <p>
    This price is held for another <TimeLeft seconds={seconds} label="Time left at this price" />.
  </p>
);
