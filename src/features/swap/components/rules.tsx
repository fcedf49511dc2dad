import { Panel } from '@/ui/layout/panel';
import { Words } from '@/ui/layout/lead';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { AppLink } from '@/ui/app-link';

const LIMITS: readonly FactEntry[] = [
  ['Slippage, unless you change it', '0.5 %'],
  ['Slippage, at the most', '15 %'],
  ['Price impact that is marked', 'from 3 %'],
  ['Price impact that you confirm by typing', 'from 10 %'],
  ['Price impact that is refused', 'above 15 %'],
  ['Approval', 'the exact amount, never more'],
];

export const Limits = () => (
  <Panel title="What protects you">
    <FactList facts={LIMITS} />
  </Panel>
);

export const HowASwapGoes = () => (
  <Panel title="How a swap goes">
    <Words>
      <p>
        A swap is between you and a pool, not between you and the bank. The pool pays by what lies in it, so the price
        can differ from the <AppLink href="/price">reference price</AppLink>, in either direction.
      </p>
      <ul>
        <li>
          Price impact is how far your own swap moves the price. It grows with the amount and shrinks with the pool’s
          depth.
        </li>
        <li>
          Slippage is how much worse the price may become while your transaction is on its way. Past it the swap is
          undone.
        </li>
        <li>The pool keeps a fee of each swap, and the network takes gas in BNB: leave some in your wallet.</li>
      </ul>
      <p>A swap that has been confirmed cannot be taken back by anybody.</p>
    </Words>
  </Panel>
);
