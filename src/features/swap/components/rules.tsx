import { Words } from '@/ui/layout/lead';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { AppLink } from '@/ui/app-link';

const LIMITS: readonly FactEntry[] = [
  ['Default slippage', '0.5%'],
  ['Maximum slippage allowed', '15%'],
  ['Price impact: warning', 'from 3%'],
  ['Price impact: type to confirm', 'from 10%'],
  ['Price impact: not allowed', 'above 15%'],
  ['Approval', 'the exact amount, never more'],
];

export const Limits = () => <FactList facts={LIMITS} />;

export const HowASwapGoes = () => (
  <Words>
    <p>
      You trade with a pool, not the bank. The price depends on what’s in the pool, so it can be above or below the{' '}
      <AppLink href="/price">reference price</AppLink>.
    </p>
    <ul>
      <li>
        Price impact is how far your own swap moves the price. It grows with your amount and is smaller in a larger
        pool.
      </li>
      <li>
        Slippage is how much worse the price may get before your swap is confirmed. Beyond that limit, the swap fails,
        and only the network fee is charged.
      </li>
      <li>The pool takes a fee on each swap. The network takes its fee in BNB, so keep some in your wallet.</li>
    </ul>
    <p>No one can reverse a confirmed swap.</p>
  </Words>
);
