import type { Plan } from '@/api/contract';
import { exitWords } from '../model/stake-words';

export function ExitLines({ plan }: { plan: Plan }) {
  if (plan.earlyExit.length === 0) return <p>By the rules of this plan, leaving early costs nothing.</p>;
  return (
    <ul>
      {exitWords(plan).map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>Rewards that you have claimed count too: what you lose of them is kept back from your shares.</li>
      <li>You never get back less than you staked, claimed rewards included.</li>
    </ul>
  );
}
