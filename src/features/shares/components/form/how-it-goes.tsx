import { AppLink } from '@/ui/app-link';
import { Panel } from '@/ui/layout/panel';
import { Words } from '@/ui/layout/lead';
import { PoolDepth } from './pool-depth';

export const HowToBuy = () => (
  <Panel title="How a purchase goes">
    <Words>
      <ol>
        <li>You name an amount, in money or in shares. The price is held for 15 minutes. The network fee is extra.</li>
        <li>
          You pay in USDT or BNB from your own wallet on BNB Smart Chain. Your wallet shows the amount and the address
          once more.
        </li>
        <li>
          The bank sees the payment on the chain, enters you in the register and sends the shares to your linked wallet.
        </li>
        <li>A certificate names your shares, with the transaction in which they were delivered.</li>
      </ol>
      <p>
        A payment that we cannot match stays listed in <AppLink href="/transactions">your transactions</AppLink> until
        it is settled.
      </p>
    </Words>
  </Panel>
);

export const HowToSell = () => (
  <Panel title="How to sell">
    <Words>
      <p>
        The bank does not buy shares back on demand. You sell by <AppLink href="/swap">swapping</AppLink> FNX for USDT
        or BNB in a public pool, or to a buyer whom you find yourself and who is registered too.
      </p>
      <p>
        A pool has a depth: the amount that lies in it. The larger your sale is beside it, the lower the price that you
        get for each share. A sale of one hundredth of what lies in the pool moves the price by about two hundredths.
      </p>
      <PoolDepth />
      <p>
        A pool can be thin, and there may be no buyer. Look at what you would receive before you buy, and read the{' '}
        <AppLink href="/static/risk-disclosure">risk disclosure</AppLink>.
      </p>
    </Words>
  </Panel>
);
