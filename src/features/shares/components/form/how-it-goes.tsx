import { AppLink } from '@/ui/app-link';
import { Panel } from '@/ui/layout/panel';
import { Words } from '@/ui/layout/lead';
import { PoolDepth } from './pool-depth';

export const HowToBuy = () => (
  <Panel title="How buying works">
    <Words>
      <ol>
        <li>Enter an amount, in money or in shares. We lock the price for 15 minutes. The network fee is extra.</li>
        <li>
          Pay in USDT or BNB from your own wallet on BNB Smart Chain. Check the amount and the address in your wallet.
        </li>
        <li>We confirm the payment, enter you in the register and send the shares to your linked wallet.</li>
        <li>You get a certificate with your shares and the transaction that delivered them.</li>
      </ol>
      <p>
        If we can’t match a payment, it stays in <AppLink href="/transactions">your transactions</AppLink> until it is
        settled.
      </p>
    </Words>
  </Panel>
);

export const HowToSell = () => (
  <Panel title="How to sell">
    <Words>
      <p>
        The bank does not buy shares back on demand. You can <AppLink href="/swap">swap</AppLink> FNX for USDT or BNB in
        a public pool, or sell to another verified holder.
      </p>
      <p>
        The bigger your sale relative to the pool, the lower your price per share. Selling 1 % of the pool’s shares
        moves the price by about 2 %.
      </p>
      <PoolDepth />
      <p>
        The pool may be small, and there may be no buyer. Before you buy, check what a sale would pay and read the{' '}
        <AppLink href="/static/risk-disclosure">risk disclosure</AppLink>.
      </p>
    </Words>
  </Panel>
);
