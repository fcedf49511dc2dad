import type { Plan } from '@/api/contract';
import { exitWords } from '../model/stake-words';

export function ExitLines({ plan }: { plan: Plan }) {
  if (plan.earlyExit.length === 0) return <p>Leaving this plan early costs nothing.</p>;
  return (
    <ul>
      {exitWords(plan).map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>Rewards that you have already claimed count too: the part you lose is taken from your shares.</li>
      <li>Including claimed rewards, you never get back less than you staked.</li>
    </ul>
  );
}
